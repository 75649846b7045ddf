import { few, printable } from "../../base/text.ts";
import type { PageWords } from "../../report/catalogue/page-words.ts";
import { VerdictBadge } from "../../report/html/parts.tsx";
import type { HandIn, HandInFile } from "../../report/record/hand-in.ts";
import { countVerdicts } from "../../report/record/score.ts";
import { problemTitle } from "../../report/words/problem-title.ts";
import { verdictCounts } from "../../report/words/words.ts";
import type { Desk } from "../desk.ts";
import { handInsOf, personNamed, type ReviewedClass } from "../reviewed-class.ts";
import { changedCases, filesOf, type Version, versionsOf } from "../versions.ts";
import type { DeskWords } from "../words/desk-words.ts";
import { DESK_WORDS } from "../words/index.ts";
import { VERSION_WORDS, type VersionWords } from "../words/versions.ts";
import { FileDiff } from "./file-diff.tsx";
import { addressOf, type DeskView } from "./shell.tsx";
import { LineText, sourceLines } from "./source-lines.tsx";

/** Older versions are left out. */
const MOST_VERSIONS = 20;

/** A file of the first version is shown so far. */
const MOST_LINES = 1000;

type Asked = Readonly<Record<string, string | undefined>>;

/** The page of all that a person handed in, with what changed from one version to the next. */
export function versionsView(desk: Desk, { key = "", at }: Asked): DeskView | undefined {
  const { reviewed } = desk;
  const grade = personNamed(key, reviewed);
  if (!grade) return undefined;
  const { language } = reviewed.report;
  const all = handInsOf(grade, reviewed).map((handIn) => versionsOf(handIn, reviewed));
  const lists = all.map((versions) => versions.slice(-MOST_VERSIONS));
  const listed = lists.flat();
  const props = { reviewed, words: VERSION_WORDS[language], deskWords: DESK_WORDS[language] };
  const shown = listed[Number(at)] ?? listed.findLast(({ counts }) => counts) ?? listed.at(-1);
  return {
    locale: language,
    jobs: desk.jobs,
    live: desk.live,
    title: `${reviewed.nameOf(grade)} · ${props.words.versions(all.flat().length)}`,
    list: desk.list,
    shown: key,
    children: (
      <main id="content" class="person versions" tabindex={-1}>
        <header class="person-head">
          <h1>{reviewed.nameOf(grade)}</h1>
          <p>
            <a href={addressOf(key)} data-key="v">
              {props.words.toStudent} <kbd>v</kbd>
            </a>
          </p>
        </header>
        {lists.map((versions, place) => (
          <VersionList
            {...{ ...props, versions, shown, person: key }}
            first={lists.slice(0, place).flat().length}
            leftOut={all[place]!.length - versions.length}
          />
        ))}
        {shown && <Shown {...props} version={shown} among={lists.find((each) => each.includes(shown))!} />}
      </main>
    ),
  };
}

interface VersionProps {
  readonly reviewed: ReviewedClass;
  readonly words: VersionWords;
  readonly deskWords: DeskWords;
}

interface VersionListProps extends VersionProps {
  readonly person: string;
  readonly versions: readonly Version[];
  readonly shown: Version | undefined;
  /** Number of the versions of other problems that stand before these. */
  readonly first: number;
  readonly leftOut: number;
}

function VersionList({
  versions,
  shown,
  first,
  leftOut,
  person,
  reviewed,
  words,
  deskWords,
}: VersionListProps) {
  const [version] = versions;
  if (!version) return null;
  return (
    <section>
      <h2>{problemTitle(version.line.record.problem, reviewed.report)}</h2>
      {leftOut > 0 && <p class="faint">{words.olderLeftOut(leftOut)}</p>}
      <ol class="version-list">
        {versions.map((each, place) => {
          const { line, earned, possible, counts, handedIn } = each;
          const number = first + place;
          const when =
            handedIn === undefined
              ? words.graded(deskWords.time(line.at))
              : words.handedIn(deskWords.time(handedIn));
          return (
            <li>
              <a
                href={`versions?key=${encodeURIComponent(person)}&at=${number}`}
                aria-current={each === shown ? "true" : undefined}
                data-key={number + 1}
              >
                <kbd>{number + 1}</kbd> {when}
              </a>{" "}
              <strong>{words.points(earned, possible)}</strong>{" "}
              <span class="faint">
                {verdictCounts(countVerdicts(line.record.results.map(({ attempt }) => attempt.verdict)))}
              </span>{" "}
              {counts && <span class="badge counting">{words.counts}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface ShownProps extends VersionProps {
  readonly version: Version;
  readonly among: readonly Version[];
}

/** A version beside the one before it. */
function Shown({ version, among, reviewed, words }: ShownProps) {
  const { page } = reviewed.catalogue;
  const at = among.indexOf(version);
  const former = among[at - 1];
  const files = filesOf(version, reviewed);
  const formerFiles = former && filesOf(former, reviewed);
  return (
    <section aria-labelledby="shown">
      <h2 id="shown">{former ? words.changes(at, at + 1) : words.first(at + 1)}</h2>
      {former && <Verdicts before={former} after={version} reviewed={reviewed} words={words} />}
      {!files || (former && !formerFiles) ? (
        <p class="faint">{words.notKept}</p>
      ) : (
        pairsOf(formerFiles, files).map(([before, after]) =>
          former ? <FileDiff {...{ before, after, words, page }} /> : <WholeFile file={after!} page={page} />,
        )
      )}
    </section>
  );
}

/** Joins the files of two versions by their paths. */
function pairsOf(
  before: HandIn | undefined,
  after: HandIn,
): [HandInFile | undefined, HandInFile | undefined][] {
  const old = new Map(before?.files.map((file) => [file.path, file]));
  const now = new Set(after.files.map(({ path }) => path));
  return [
    ...after.files.map((file): [HandInFile | undefined, HandInFile] => [old.get(file.path), file]),
    ...Array.from(old.values())
      .filter(({ path }) => !now.has(path))
      .map((file): [HandInFile, undefined] => [file, undefined]),
  ];
}

interface VerdictsProps extends Pick<VersionProps, "reviewed" | "words"> {
  readonly before: Version;
  readonly after: Version;
}

function Verdicts({ before, after, reviewed: { catalogue }, words }: VerdictsProps) {
  const changes = changedCases(before, after);
  if (changes.length === 0) return <p>{words.sameVerdicts}</p>;
  return (
    <ul class="plain verdict-changes">
      {changes.map((change) => (
        <li>
          {words.cases(change.cases.length)}: <VerdictBadge verdict={change.before} catalogue={catalogue} />{" "}
          {words.becomes} <VerdictBadge verdict={change.after} catalogue={catalogue} />{" "}
          <span class="faint">{few(change.cases).join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}

interface WholeFileProps {
  readonly file: HandInFile;
  readonly page: PageWords;
}

function WholeFile({ file: { path, text, cut }, page }: WholeFileProps) {
  if (text === undefined) return null;
  const lines = sourceLines(text, path, MOST_LINES);
  return (
    <details class="file" open>
      <summary>
        <code>{printable(path)}</code>
      </summary>
      <ol class="code" tabindex={0}>
        {lines.map((line) => (
          <li class="line">
            <LineText line={line} />
          </li>
        ))}
      </ol>
      {(cut || lines.length === MOST_LINES) && <p class="faint">{page.isCut(lines.length)}</p>}
    </details>
  );
}
