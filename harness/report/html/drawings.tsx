import type { DrawingMark, PageWords, PlayerButton } from "../catalogue/page-words.ts";
import type { ReportedCase } from "../record/report.ts";
import { BoardDrawing, BoardFigure, MOST_NUMBERED, type Scene } from "./board.tsx";
import type { Scenes } from "./scenes.ts";

/** The drawings of a result, each with its legend and the buttons that play or zoom it. */
export function Drawings({ scenes, asked, page }: { scenes: Scenes; asked: ReportedCase; page: PageWords }) {
  const { whole, part, walk } = scenes;
  const title = page.board(asked.rows, asked.columns);
  const isLarge = whole && Math.max(whole.rows, whole.columns) > MOST_NUMBERED;
  const plays = walk !== undefined && (whole?.yours.length ?? 0) > 2;
  return (
    <div class="drawings">
      {part && (
        <BoardFigure caption={page.part} legend={legendOf(part, page)}>
          <BoardDrawing {...part} title={`${page.part}. ${title}`} />
        </BoardFigure>
      )}
      {whole && (
        <div data-walk={plays ? walk : undefined} data-words={page.step("{step}", "{square}")}>
          <BoardFigure
            caption={whole.squares || !whole.wraps ? title : `${title}. ${page.tooLargeToDraw}`}
            legend={legendOf(whole, page)}
            buttons={
              <div class="controls">
                {plays && <Player page={page} />}
                {isLarge && <Zoom page={page} />}
              </div>
            }
          >
            <BoardDrawing {...whole} title={title} />
          </BoardFigure>
        </div>
      )}
    </div>
  );
}

/** Shapes on the buttons: no font is known to have signs for all of them. */
const ICONS: Readonly<Record<PlayerButton, string>> = {
  first: "M3 3v10M13 3L6 8l7 5z",
  back: "M12 3L4 8l8 5z",
  play: "M2 3l6 5-6 5zM9 3l6 5-6 5z",
  pause: "M5 3v10M11 3v10",
  next: "M4 3l8 5-8 5z",
  last: "M13 3v10M3 3l7 5-7 5z",
};

/** Buttons that go through the steps. They appear only where the script runs. */
function Player({ page }: { page: PageWords }) {
  return (
    <span class="player" hidden>
      {(Object.keys(ICONS) as PlayerButton[]).map((name) => (
        <button type="button" data-play={name} aria-label={page.player[name]} title={page.player[name]}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={ICONS[name]} />
          </svg>
        </button>
      ))}
      <output aria-live="polite" />
    </span>
  );
}

function Zoom({ page }: { page: PageWords }) {
  return (
    <span class="zoom" hidden>
      {(["in", "out", "all"] as const).map((name) => (
        <button type="button" data-zoom={name} aria-label={page.zoom[name]} title={page.zoom[name]}>
          {{ in: "+", out: "−", all: "□" }[name]}
        </button>
      ))}
    </span>
  );
}

/** Explains only the marks that the drawing has. */
function legendOf(scene: Omit<Scene, "title">, { legend }: PageWords) {
  const letters = scene.squares?.join("") ?? "";
  const shows: Readonly<Record<DrawingMark, boolean>> = {
    yours: scene.yours.length > 0,
    right: scene.right.length > 1,
    wrong: scene.wrongStep !== undefined && scene.yours.length > 0,
    rescue: scene.rescue !== undefined,
    wrapped: scene.wraps && !scene.part,
    start: scene.start !== undefined,
    exit: scene.exit !== undefined,
    blocked: letters.includes("x"),
    unvisited: letters.includes("o"),
    place: scene.place !== undefined,
  };
  return (Object.keys(shows) as DrawingMark[])
    .filter((mark) => shows[mark])
    .map((mark) => ({ mark, text: legend[mark] }));
}
