// The one script of every page. Without it everything can still be read.

const all = (selector, within) => [...within.querySelectorAll(selector)];

const SQUARE = 10;

/** Makes what stands below a node answer to its reader. */
function enliven(root) {
  // Buttons that copy a text.
  for (const button of all("[data-copy]", root)) {
    button.addEventListener("click", async () => {
      const text = button.previousElementSibling;
      const label = button.textContent;
      try {
        await navigator.clipboard.writeText(text.textContent);
      } catch {
        // A page from the disk may not write there. The text stays selected, so that the reader can copy it at least.
        getSelection().selectAllChildren(text);
        if (!document.execCommand("copy")) return;
      }
      button.textContent = button.dataset.copy;
      setTimeout(() => (button.textContent = label), 1500);
    });
  }

  // Drawings: one step at a time, and nearer.
  for (const box of all(".drawings figure", root)) {
    const board = box.querySelector("svg.board");
    const zoom = box.querySelector(".zoom");
    if (zoom) makeZoom(board, zoom);
    const player = box.querySelector(".player");
    if (player) makePlayer({ box, board, player });
  }

  // The table of a class.
  for (const matrix of all("[data-matrix]", root)) makeMatrix(matrix);
}

function makeZoom(board, zoom) {
  zoom.hidden = false;
  const whole = board.getAttribute("viewBox").split(" ").map(Number);
  let [x, y, width, height] = whole;
  const focus = board.dataset.focus?.split(" ").map(Number) ?? [x + width / 2, y + height / 2];
  const factor = { in: 0.5, out: 2, all: Number.POSITIVE_INFINITY };
  const sizes = all("[data-sized]", board).map((sign) => {
    const name = sign.hasAttribute("r") ? "r" : "font-size";
    return { sign, name, size: Number(sign.getAttribute(name)) };
  });
  const show = () => {
    board.setAttribute("viewBox", [x, y, width, height].join(" "));
    // Signs grow less than the board, or they would cover it.
    for (const { sign, name, size } of sizes) sign.setAttribute(name, size * (width / whole[2]) ** 0.85);
  };
  board.setAttribute("tabindex", "0");
  zoom.addEventListener("click", ({ target }) => {
    const by = factor[target.dataset.zoom];
    if (by === undefined) return;
    if (width * by >= whole[2]) [x, y, width, height] = whole;
    else if (width * by >= 6 * SQUARE) {
      width *= by;
      height *= by;
      x = focus[0] - width / 2;
      y = focus[1] - height / 2;
    }
    show();
  });
  board.addEventListener("keydown", (event) => {
    const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!move || width === whole[2] || event.target.closest(".player")) return;
    event.preventDefault();
    focus[0] += (move[0] * width) / 8;
    focus[1] += (move[1] * height) / 8;
    x = focus[0] - width / 2;
    y = focus[1] - height / 2;
    show();
  });
}

function stepsOf(walk) {
  const [first, ...squares] = walk.split(" ");
  return squares.flatMap((same, at) =>
    same === "-"
      ? []
      : same.split("+").map((square) => ({ step: Number.parseInt(first, 10) + at, at: square.split(",") })),
  );
}

function makePlayer({ box, board, player }) {
  const { walk, words } = box.parentElement.dataset;
  const steps = stepsOf(walk);
  const output = player.querySelector("output");
  const marks = all("[data-step]", board);
  const knight = board.querySelector("[data-knight]");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const playButton = player.querySelector('[data-play="play"]');
  const pauseButton = player.querySelector('[data-play="pause"]');
  let at = steps.length - 1;
  let timer;

  player.hidden = false;
  // Nothing moves by itself if the reader does not want it.
  playButton.hidden = isStill;
  pauseButton.hidden = true;

  const show = () => {
    const { step, at: square } = steps[at];
    for (const mark of marks) {
      const number = Number(mark.dataset.step);
      mark.classList.toggle("later", number > step);
      mark.classList.toggle("now", number === step);
    }
    knight?.setAttribute("cx", (Number(square[1]) + 0.5) * SQUARE);
    knight?.setAttribute("cy", (Number(square[0]) + 0.5) * SQUARE);
    output.textContent = words.replace("{step}", step).replace("{square}", `(${square.join(", ")})`);
  };
  const setPlaying = (isPlaying) => {
    const hadFocus = [playButton, pauseButton].includes(document.activeElement);
    playButton.hidden = isPlaying || isStill;
    pauseButton.hidden = !isPlaying;
    if (hadFocus) (isPlaying ? pauseButton : playButton).focus();
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    setPlaying(false);
  };
  const go = (to) => {
    at = Math.min(Math.max(to, 0), steps.length - 1);
    show();
    if (at === steps.length - 1) stop();
  };
  const play = () => {
    if (at === steps.length - 1) go(0);
    setPlaying(true);
    timer = setInterval(() => go(at + 1), Math.max(60, Math.min(500, 12_000 / steps.length)));
  };
  const actions = {
    first: () => go(0),
    back: () => go(at - 1),
    play,
    pause: stop,
    next: () => go(at + 1),
    last: () => go(steps.length - 1),
  };
  player.addEventListener("click", ({ target }) => {
    const name = target.closest("[data-play]")?.dataset.play;
    if (!name) return;
    stop();
    actions[name]();
  });
  const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
  player.addEventListener("keydown", (event) => {
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    stop();
    actions[action]();
  });
}

function makeMatrix(matrix) {
  const body = matrix.querySelector("tbody");
  const rows = all("tr", body);
  const filters = matrix.querySelector(".filters");
  const fields = all("[data-filter]", filters);
  const output = filters.querySelector("output");
  const hint = matrix.querySelector("[data-more]");
  const table = matrix.querySelector(".scroll");
  filters.hidden = false;

  const showHint = () => (hint.hidden = table.scrollWidth <= table.clientWidth);
  addEventListener("resize", showHint);
  showHint();

  const matches = (row) =>
    fields.every((field) => {
      const wanted = field.value;
      const has = row.dataset[field.dataset.filter] ?? "";
      if (wanted === "") return true;
      if (field.dataset.filter === "name") return has.includes(wanted.toLowerCase());
      return field.dataset.filter === "verdicts" ? has.split(" ").includes(wanted) : has === wanted;
    });
  const filter = () => {
    let shown = 0;
    for (const row of rows) {
      row.hidden = !matches(row);
      if (!row.hidden) shown++;
    }
    output.textContent = `${shown} / ${rows.length} ${output.dataset.shown}`;
  };
  filters.addEventListener("input", filter);
  filter();

  for (const button of all("[data-sort]", matrix)) {
    const head = button.closest("th");
    const column = head.cellIndex;
    button.addEventListener("click", () => {
      const isNumber = button.dataset.sort === "number";
      const order = head.getAttribute("aria-sort") === "ascending" ? "descending" : "ascending";
      for (const other of all("th[aria-sort]", matrix)) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", order);
      const sign = order === "ascending" ? 1 : -1;
      const value = (row) => row.cells[column].dataset.value;
      const { compare: byName } = new Intl.Collator(document.documentElement.lang, { numeric: true });
      const compare = isNumber ? (a, b) => value(a) - value(b) : (a, b) => byName(value(a), value(b));
      body.append(...rows.toSorted((a, b) => sign * compare(a, b)));
    });
  }
}

enliven(document);

// A case that a link leads to.
const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener("hashchange", openTarget);
openTarget();
