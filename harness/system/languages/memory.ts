import path from "node:path";
import { expect, test } from "vitest";
import type { Isolation } from "../../run/isolation/level.ts";
import { run } from "../../run/run.ts";
import { smallRun } from "../../run/small-run.ts";
import { build } from "../../submission/build/build.ts";
import { environmentFor } from "../../submission/build/executable.ts";
import { detectProgram } from "../../submission/find/shape/detect.ts";
import { readTree } from "../../submission/find/tree/tree.ts";
import type { LanguageName } from "../../submission/language/names.ts";
import { resourcesFor } from "../../submission/language/runtime.ts";
import { folderWith } from "../../testing/folders.ts";
import { labFor } from "../../testing/lab.ts";
import { isolationAt, TEST_LIMITS, workingLevels } from "../../testing/levels.ts";
import { languagesHere } from "./here.ts";

/** Programs that fill as many MiB of memory as their argument says, one at a time, and then print "done". */
const HOGS = {
  ada: {
    "main.adb": `with Ada.Command_Line;
with Ada.Text_IO;
procedure Main is
   type Block is access String;
   Count : constant Integer := Integer'Value (Ada.Command_Line.Argument (1));
   All_Blocks : array (1 .. Count) of Block;
begin
   for I in All_Blocks'Range loop
      All_Blocks (I) := new String'(1 .. 2 ** 20 => 'x');
   end loop;
   Ada.Text_IO.Put_Line ("done");
end Main;`,
  },
  c: {
    "main.c": `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(int count, char **words) {
  for (int i = atoi(words[1]); i > 0; i--) memset(malloc(1 << 20), 1, 1 << 20);
  puts("done");
}`,
  },
  cpp: {
    "main.cpp": `#include <cstdio>
#include <cstdlib>
#include <vector>
int main(int, char **words) {
  std::vector<std::vector<char>> all;
  for (int i = std::atoi(words[1]); i > 0; i--) all.emplace_back(1 << 20, 1);
  std::puts("done");
}`,
  },
  lua: {
    "main.lua":
      "local all = {}\nfor i = 1, tonumber(arg[1]) do all[i] = string.rep('x', (1 << 20) + i) end\nprint('done')",
  },
  pascal: {
    "main.pas": `var i, n: longint; p: pointer;
begin
  val(paramstr(1), n);
  for i := 1 to n do begin getmem(p, 1 shl 20); fillchar(p^, 1 shl 20, 1); end;
  writeln('done');
end.`,
  },
  perl: {
    "main.pl":
      "use strict;\nmy @all;\nfor my $i (1 .. $ARGV[0]) { my $one = 'x' x (1 << 18); push @all, $one . $one, $one . $one; }\nprint \"done\\n\";",
  },
  php: {
    "main.php":
      '<?php\nfor ($i = 0; $i < 4 * (int) $argv[1]; $i++) $all[] = str_repeat(chr($i % 99), 250 << 10);\necho "done\\n";',
  },
  r: {
    "main.R":
      'count <- as.integer(commandArgs(TRUE)[1])\nall <- lapply(seq_len(count), function(i) rep(i + 0.5, 2^17))\ncat("done\\n")',
  },
  python: {
    "main.py": "import sys\nall = [bytearray(b'x' * 2**20) for _ in range(int(sys.argv[1]))]\nprint('done')",
  },
  java: {
    "Main.java": `import java.util.*;
public class Main {
  public static void main(String[] words) {
    List<byte[]> all = new ArrayList<>();
    for (int i = Integer.parseInt(words[0]); i > 0; i--) for (int quarter = 0; quarter < 4; quarter++) { byte[] one = new byte[1 << 18]; Arrays.fill(one, (byte) 1); all.add(one); }
    System.out.println("done");
  }
}`,
  },
  javascript: {
    "main.js":
      "const all = [];\nfor (let i = Number(process.argv[2]); i > 0; i--) all.push(Array(2 ** 17).fill(0.5));\nconsole.log('done');",
  },
  typescript: {
    "main.ts":
      "const all: Buffer[] = [];\nfor (let i = Number(process.argv[2]); i > 0; i--) all.push(Buffer.alloc(2 ** 20, 1));\nconsole.log('done');",
  },
  fortran: {
    "main.f90": `program main
  implicit none
  type block
    character, allocatable :: bytes(:)
  end type
  type(block), allocatable :: all(:)
  character(8) :: word
  integer :: count, i
  call get_command_argument(1, word)
  read (word, *) count
  allocate (all(count))
  do i = 1, count
    allocate (all(i)%bytes(1048576))
    all(i)%bytes = 'x'
  end do
  print '(a)', 'done'
end program`,
  },
  ocaml: {
    "main.ml": `let () =
  let all = ref [] in
  for _ = 1 to int_of_string Sys.argv.(1) do all := Bytes.make (1 lsl 20) 'x' :: !all done;
  print_endline (if !all = [] then "none" else "done")`,
  },
  prolog: {
    // A cell of a list has 24 bytes.
    "main.pl": `main :-
    current_prolog_flag(argv, Words), last(Words, Word), atom_number(Word, Count),
    Cells is Count * 43690, numlist(1, Cells, All), last(All, Last),
    ( Last > 0 -> writeln(done) ; true ).`,
  },
  rust: {
    "main.rs": `fn main() {
  let count: usize = std::env::args().nth(1).unwrap().parse().unwrap();
  let all: Vec<Vec<u8>> = (0..count).map(|_| vec![1; 1 << 20]).collect();
  println!("done{}", &"x"[all.len().min(1)..]);
}`,
  },
  go: {
    "main.go": `package main
import ("os"; "strconv")
func main() {
  count, _ := strconv.Atoi(os.Args[1])
  all := [][]byte{}
  for i := 0; i < count; i++ { one := make([]byte, 1 << 20); for at := range one { one[at] = 1 }; all = append(all, one) }
  os.Stdout.WriteString("done\\n"[len(all) - len(all):])
}`,
  },
  visualbasic: {
    "main.vb": `Module Hog
    Sub Main(words As String())
        Dim all As New List(Of Byte())
        For i = 1 To CInt(words(0))
            all.Add(Enumerable.Repeat(CByte(1), 1048576).ToArray())
        Next
        Console.WriteLine(If(all.Count > 0, "done", "none"))
    End Sub
End Module`,
  },
} as const;

// Below it memory is not measured everywhere, and a program that takes too much of it is not contained.
const LEVELS = await workingLevels("B");

/** The limit is 256 MiB. */
async function runHog(
  language: keyof typeof HOGS,
  { isolation, mebibytes }: { isolation: Isolation; mebibytes: readonly number[] },
) {
  const sources = folderWith(HOGS[language]);
  const folder = folderWith({});
  const built = await build(
    {
      name: language,
      folder: sources,
      problem: "lost-knight",
      manifest: {},
      kind: await detectProgram(await readTree(sources), {}),
    },
    folder,
    labFor(isolation),
  );
  if (built.kind !== "ready") throw new Error(JSON.stringify(built));
  const { command, variables = {}, visible, runtime } = built.executable;
  const outcomes = [];
  for (const size of mebibytes) {
    const hog = [...command.map((part) => part.replaceAll("{memory}", "256")), String(size)];
    const request = smallRun(hog, path.join(folder, `run-${size}`), {
      visible,
      environment: environmentFor(built.executable.searchPath),
      variables,
      limits: { ...TEST_LIMITS, outputBytes: 65_536 },
      resources: resourcesFor(TEST_LIMITS, runtime),
    });
    outcomes.push(await run(request, isolation));
  }
  return outcomes;
}

/** Defines a test for each language and level: memory counts as far as a program fills it. */
export async function testMemory(names: readonly LanguageName[]): Promise<void> {
  const here: readonly string[] = await languagesHere(names);
  const languages = (Object.keys(HOGS) as (keyof typeof HOGS)[]).filter((name) => here.includes(name));
  const rows = languages.flatMap((language) => LEVELS.map((level) => [language, level] as const));
  test.skipIf(rows.length === 0).each(rows)(
    "%s at level %s runs well below its memory limit, beyond it is told from a crash",
    async (language, level) => {
      const [within, beyond] = await runHog(language, {
        isolation: await isolationAt(level),
        mebibytes: [150, 4000],
      });
      expect(within!.stderr.bytes.toString()).toBe("");
      expect(within!.stdout.bytes.toString()).toBe("done\n");
      expect(within!.peakMemoryBytes).toBeGreaterThan(150 * 2 ** 20);
      expect(beyond!.end).toEqual({ kind: "limit", limit: "memory" });
    },
  );
}
