import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { deskOf } from "../../grade/store/desk-journal.ts";
import { gradedDeskClass, openDesk } from "../../testing/desk.ts";

const SETTLED = { do: "settle", person: "3", grade: 5 };

test("whoever is not the desk's own page reads nothing and changes nothing", async () => {
  const folder = await gradedDeskClass();
  const { app, get, act } = openDesk(folder);
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { origin: "http://evil.example" },
    { host: "evil.example" },
    { "sec-fetch-site": "cross-site" },
    { origin: "http://127.0.0.1:4001", "sec-fetch-site": "same-site" },
  ];
  const asked = foreign.flatMap((headers) => [
    get("", headers),
    get("person?key=1", headers),
    get("events", headers),
    act(SETTLED, headers),
  ]);
  // A form of another page needs no leave to be sent.
  asked.push(act(SETTLED, { "content-type": "text/plain" }), act(SETTLED, { origin: "null" }));
  for (const token of ["", "tokem", "toke", "tokens"])
    asked.push(app.request(`http://127.0.0.1:4000/${token}/`, { headers: { host: "127.0.0.1:4000" } }));
  for (const response of await Promise.all(asked)) {
    expect(response.status).toBe(403);
    expect(await response.text()).toBe("403");
  }
  expect(deskOf(path.join(folder, "report")).lines).toEqual([]);
  expect((await act(SETTLED)).status).toBe(200);
});

test("pages allow no script but the desk's own, and nothing from elsewhere", async () => {
  const { get } = openDesk(await gradedDeskClass());
  for (const page of ["", "person?key=1"]) {
    const { headers } = await get(page);
    const policy = headers.get("content-security-policy");
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
  const preview = await get("preview?key=1");
  expect(preview.headers.get("content-security-policy")).toMatch(/^sandbox allow-scripts;/);
});

test("names, sources and comments of any kind are shown as text", async () => {
  const evil = `<script>alert(1)</script><img src=x onerror=alert(1)>\u0007\u202e`;
  const hostile = await gradedDeskClass({
    "roster.csv": `key,name\n1,Ana Souza\n2,"Bia ${evil}"\n3,Caio Reis\n`,
    "hand-ins/Ana Souza/main.js": `// ${evil}\n//${"x".repeat(2_000_000)}\nconsole.log(${JSON.stringify(evil)});\n`,
    "hand-ins/Bia Lima/lines.txt": "\n".repeat(40_000),
  });
  const { get, act } = openDesk(hostile);
  const on = { kind: "whole" };
  expect((await act({ do: "note", person: "1", on, text: `${evil} [a](javascript:alert(1))` })).status).toBe(
    200,
  );
  for (const page of ["", "person?key=1", "person?key=2"]) {
    const text = await (await get(page)).text();
    for (const part of ["<script>", "<img", "\u0007", "\u202e", 'href="javascript:'])
      expect(text).not.toContain(part);
    expect(text.length).toBeLessThan(300_000);
  }
  expect(await (await get("person?key=1")).text()).toContain("&lt;script>alert(1)");
});

test("what is asked for must be something that the desk can do, and says why not", async () => {
  const { act } = openDesk(await gradedDeskClass());
  for (const [action, said] of [
    [{ do: "format the disk" }, /does not know/],
    [{ do: "settle", person: "1", grade: 11 }, /the highest grade is 10/],
    [{ do: "mark", person: "1", item: "style", points: 3 }, /from 0 to 2 points/],
    [{ do: "note", person: "9", on: { kind: "whole" }, text: "x" }, /nobody in the class/],
    [
      {
        do: "note",
        person: "1",
        on: { kind: "line", problem: "lost-knight", file: "main.js", line: 9 },
        text: "x",
      },
      /no such line/,
    ],
    [{ do: "undo", person: "1" }, /nothing is decided/],
  ] as const) {
    const response = await act(action);
    expect(response.status).toBe(422);
    expect((await response.json()).said).toMatch(said);
  }
});

test("a class whose files have a mistake says where, and is back when it is mended", async () => {
  const own = await gradedDeskClass();
  const scheme = path.join(own, "grading.yaml");
  const right = readFileSync(scheme, "utf8");
  const { get } = openDesk(own);
  expect((await get("")).status).toBe(200);
  writeFileSync(scheme, `${right}late: soon\n`);
  const response = await get("");
  expect(response.status).toBe(409);
  expect(await response.text()).toMatch(/grading\.yaml:7:1: /);
  writeFileSync(scheme, right);
  expect((await get("")).status).toBe(200);
});

test("only what is kept is said to be saved, and a body that is no JSON is one sentence", async () => {
  const { act, app } = openDesk(await gradedDeskClass());
  expect((await (await act(SETTLED)).json()).said).toBe("Saved.");
  expect((await (await act({ do: "run", job: "write" })).json()).said).toBe("");
  const [host, origin] = ["127.0.0.1:4000", "http://127.0.0.1:4000"];
  const broken = await app.request(`${origin}/token/act`, {
    method: "POST",
    headers: { host, origin, "content-type": "application/json" },
    body: "{",
  });
  expect(broken.status).toBe(422);
  expect((await broken.json()).said).toMatch(/does not know/);
});
