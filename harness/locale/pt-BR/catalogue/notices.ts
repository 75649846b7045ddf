import { type ArchiveFault, type Omission, OWN_FOLDER } from "../../../finding/notice.ts";
import { declarationOf, inSentences, type NoticeSentences } from "../../../report/catalogue/catalogue.ts";
import { quantitiesIn } from "../../../report/catalogue/quantities.ts";
import { IDEAS } from "./ideas.ts";
import { readIn } from "./readings.ts";
import { wayIn } from "./ways.ts";

const { counted, percent } = quantitiesIn("pt-BR");

export const notices: NoticeSentences = {
  "scripts-aside": ({ files }) =>
    `estes arquivos parecem desenhar ou testar o que o programa encontra, e não foram avaliados: ${files.join(", ")}. Se um deles é o programa, indique-o em submission.yaml (main: ...)`,
  "other-languages": ({ files }) =>
    `estes arquivos estão em linguagens que o Cavalo não conhece e não foram avaliados: ${files.join(", ")}. Se um deles é o programa, um manifesto do professor pode dizer como ele é compilado e executado (build: ..., run: ...)`,
  "other-mains": ({ taken, isNewest, isMarked, by, trials, others }) =>
    `${taken} valeu como programa principal, ${trials ? `porque em testes com ${counted(trials.cases, "caso pequeno", "casos pequenos")} acerta ${trials.right}` : isNewest ? "porque é o mais novo" : isMarked ? "porque diz que é um" : by === undefined ? "por causa do nome" : `porque é o de ${by}`}. Arquivos que talvez sejam outros programas não foram avaliados: ${others.join(", ")}. Se o certo é um deles, indique-o em submission.yaml (main: ...)`,
  "copies-aside": ({ files }) =>
    `estes arquivos definem o mesmo que outros do programa, que por isso foi compilado sem eles; não foram avaliados: ${files.join(", ")}. Se o certo é um deles, retire o outro`,
  "not-in-project": ({ project, files }) =>
    `${project} não inclui estes arquivos, e por isso o programa foi compilado sem eles; não foram avaliados: ${files.join(", ")}. Se esse não é o projeto deste programa, retire-o`,
  "other-versions": ({ graded, isTie, isAbout, others }) => {
    const newest = `o ${isTie ? "último por nome dos mais novos" : "mais novo"}${isAbout ? " dos que parecem tratar deste problema" : ""}`;
    const reason = isAbout === "only" ? "o único que parece tratar deste problema" : newest;
    return `há mais de um programa. Valeu ${programIn(graded)}, ${reason}, e não ${others.map(programIn).join(", ")}`;
  },
  "newer-is-late": ({ graded, late }) =>
    `foi avaliada a entrega de ${graded}, porque a mais nova, de ${late}, está atrasada. Outra escolha é late: { counts: newest } ou { counts: best } em grading.yaml`,
  "name-like-another": ({ others }) =>
    `o nome se parece com o de outro aluno: ${others.join(", ")}. Confira se cada um recebe a nota certa`,
  "answers-written": ({ file, from, to, written, answers, right, wrong, hidden }) =>
    `${written} das ${answers} respostas públicas que não são números comuns estão em ${file}, ${from === to ? `linha ${from}` : `linhas ${from}-${to}`}. O programa acerta ${right === 1 ? "o caso público" : `todos os ${right} casos públicos`} e erra ${wrong} de ${counted(hidden, "oculto", "ocultos")}. Veja se ele calcula as respostas`,
  "counting-share": ({ idea, share }) =>
    `todas as respostas erradas são como se ${IDEAS[idea]}. Por ser só esse o erro, uma resposta errada vale ${percent(share)} dos seus pontos`,
  "keys-ignored": ({ keys }) =>
    `estas chaves de submission.yaml foram ignoradas, porque só o professor pode usá-las: ${keys.join(", ")}`,
  "source-renamed": ({ file, as }) => `${file} recebeu o nome ${as}, que o compilador ou interpretador pede`,
  "include-misspelled": ({ file, included, header }) =>
    `${file} inclui ${included}, mas o arquivo é ${header}. Foi compilado como se os dois nomes fossem iguais. No Windows e no macOS são, no Linux não`,
  "heard-by-evidence": ({ case: asked, line, quote: said, right, cases }) =>
    `a resposta foi entendida nas palavras do próprio programa: o número em linhas como a linha ${line} de ${asked}, que está certo em ${right} de ${cases} casos. Essa linha é: ${said}`,
  "also-found": ({ case: asked, file, line, column, quote: said }) =>
    `as verificações do compilador (-fsanitize) também apontam ${file}, linha ${line}, coluna ${column}, em ${asked}: ${said}. Com elas o programa faz o mesmo, portanto essa não parece ser a causa`,
  "own-way": ({ way, onlyOpen, madeUp }) =>
    inSentences([
      `o programa espera a entrada de um jeito diferente do que o enunciado pede: ${wayIn(way)}`,
      "isso é aceito",
      onlyOpen && "desse jeito ele não fica sabendo que passeios devem ser fechados",
      madeUp &&
        "ele pede um valor cujo sentido não se conhece: o que recebe foi inventado, e outro pode servir melhor",
      "`cavalo check --keep` escreve esse jeito em submission.yaml",
    ]),
  "clues-given-up": () =>
    "uma parte do que foi entregue ou impresso demora demais para ser lida. O que ela talvez diga sobre como dar a entrada ao programa e sobre erros ficou de fora",
  "no-way-found": ({ ways }) =>
    `em nenhum caso se reconheceu uma resposta, e ${counted(ways, "palpite", "palpites")} de como o programa quer a entrada não ${ways === 1 ? "ajudou" : "ajudaram"}. Se ele não lê a entrada como o enunciado pede, diga em submission.yaml como a lê`,
  "read-by-convention": ({ right, cases, ...finding }) =>
    `os passeios foram lidos ${readIn(finding)}: assim ${right} de ${cases} estão certos`,
  "left-out": ({ file, reason, others }) =>
    inSentences([
      `${file} ficou de fora, porque ${OMITTED[reason]}`,
      others > 0
        ? `${counted(others, "outro item também ficou", "outros itens também ficaram")} de fora`
        : undefined,
    ]),
  "read-out": ({ what, file, as, leftOut }) => {
    const sources = as.join(", ");
    const lines =
      leftOut && `Estas linhas, que só um notebook executa, ficaram de fora: ${leftOut.join(" · ")}`;
    if (what === "notebook")
      return inSentences([`as células de código de ${file} foram lidas como ${sources}`, lines]);
    const text = what === "document" ? file : `texto online ${file}`;
    return `o programa foi tirado ${what === "document" ? "de" : "do"} ${text}, como ${sources}: entregue o próprio arquivo-fonte`;
  },
  "text-aside": ({ file }) =>
    `${file} também tem um programa e não foi avaliado, porque há arquivos-fonte na entrega`,
  "archive-left-out": ({ file, fault }) => `${file} ficou de fora, porque ${CLOSED[fault]}`,

  "two-readings": ({ case: asked, taken, other }) =>
    inSentences([
      `a saída tem mais de uma resposta possível, e nada mostra qual delas vale. Em ${asked}, a linha ${other.line} diz: ${other.quote}`,
      taken && `A linha ${taken.line} diz: ${taken.quote}`,
    ]),
  "machines-lost": ({ machines }) =>
    `${machines} máquinas caíram enquanto executavam este programa. Avalie-o de novo, ou veja o que ele faz`,
  "heard-alone": ({ writtenMib }) =>
    `as saídas que podem ser lidas têm ${writtenMib} MiB ao todo, demais para ler uma à luz das outras. Cada uma foi lida sozinha: confira as que não foram aceitas`,
  "number-for-none": ({ number }) =>
    `em todo caso sem caminho o programa responde ${number}. Se isso quer dizer "impossível", escreva \`impossible: [${number}]\` em answer, no submission.yaml`,
  "two-conventions": ({ right, cases, onTrials, ...finding }) =>
    `ou os passeios começam em casas erradas, ou as casas são escritas de outro modo. Com ${declarationOf(finding)}, ${right} de ${onTrials ? counted(cases, "caso pequeno escolhido para isso", "casos pequenos escolhidos para isso") : counted(cases, "passeio", "passeios")} ${right === 1 ? "estaria certo" : "estariam certos"}. Se for essa a intenção, escreva isso em answer, no submission.yaml`,
  "fixed-found": ({ fixed, cases }) =>
    `os testes do programa não mostraram que se possa pedir a ele outra coisa que não \`fixed: ${fixed}\`. Se não for possível, escreva isto no manifesto dele: ${counted(cases, "caso não será executado", "casos não serão executados")}`,
  "read-out-wrong": ({ file }) =>
    `o programa foi tirado de ${file}, e nenhuma resposta dele está certa: talvez não esteja inteiro ali. Só o professor pode decidir a nota`,
  "never-asked": ({ ways, quote }) =>
    `em todos os casos o programa reclamou dos argumentos ou de um arquivo (${quote}), e uma busca por ${counted(ways, "palpite", "palpites")} de como dar a entrada não trouxe prova. Só o professor pode decidir a nota: diga em um manifesto como ele recebe a entrada`,
  "not-judged": ({ cases, points }) =>
    `${counted(cases, "caso não foi avaliado", "casos não foram avaliados")} (${counted(points, "ponto", "pontos")}). Só o professor pode decidir a nota`,
};

function programIn(folder: string): string {
  return folder === OWN_FOLDER ? "o da própria pasta da entrega" : folder;
}

const OMITTED: Readonly<Record<Omission, string>> = {
  link: "é um link",
  "not-a-file": "não é arquivo nem pasta",
  unreadable: "não pode ser lido",
  "too-large": "é grande demais",
  "too-deep": "está em pastas demais, uma dentro da outra",
  "too-many": "há arquivos demais",
  "path-too-long": "o caminho é longo demais",
  changed: "mudou enquanto era copiado",
  "path-outside": "o caminho sai do arquivo compactado",
  "same-name": "vale um item posterior com o mesmo nome",
  "file-and-folder": "um arquivo e uma pasta do arquivo compactado têm o mesmo nome",
};

export const CLOSED: Readonly<Record<ArchiveFault, string>> = {
  encrypted: "pede uma senha",
  damaged: "está danificado",
  "unknown-format": "não é um arquivo zip, tar, gz, bz2, xz, zst, rar nem 7z",
  "unknown-method": "foi compactado por um método que o Cavalo não conhece. Compacte-o como um zip comum",
  "too-large": "contém coisas demais",
  "too-deep": "está dentro de outros arquivos compactados demais",
  "no-unpacker": "precisa do pacote 7z-wasm. Digite npm install 7z-wasm na pasta do Cavalo",
};
