import type { ImportedRecipe } from "./imported-recipe.ts";
import type { TextLine } from "./text-lines.ts";

type ImportedStep = ImportedRecipe["steps"][number];

const isSentenceEnd = (text: string) => /[.!?…)"“”]$/.test(text);

/**
 * Reads the lines of a method as steps: numbered, with bullets, or paragraphs; lines that a mail
 * program has wrapped are joined.
 */
export function toSteps(lines: TextLine[]): ImportedStep[] {
  const isNumbered = lines.some(({ mark }) => mark === "number");
  const steps: ImportedStep[] = [];
  let heading: string | null = null;
  for (const block of toBlocks(lines, isNumbered)) {
    const [first, ...more] = block;
    if (!first) continue;
    const own = readStepHeading(first, more.length > 0);
    if (own !== null && more.length === 0) {
      if (heading !== null) steps.push({ heading, text: "" });
      heading = own;
      continue;
    }
    const text = joinLines(own === null ? block : more);
    steps.push({ heading: own !== null && heading !== null ? `${heading}: ${own}` : (own ?? heading), text });
    heading = null;
  }
  // A heading without a text is a short step.
  if (heading !== null) steps.push({ heading: null, text: heading });
  return steps.map((step) => (step.text === "" ? { heading: null, text: step.heading ?? "" } : step));
}

function toBlocks(lines: TextLine[], isNumbered: boolean): TextLine[][] {
  const blocks: TextLine[][] = [];
  for (const line of lines) {
    const before = blocks.at(-1)?.at(-1);
    const isAloneHeading = before?.mark === "heading";
    const begins = isNumbered
      ? line.mark === "number" || line.mark === "heading"
      : line.mark !== null || line.isAfterBlank;
    const last = blocks.at(-1);
    if (!last || begins || isAloneHeading) blocks.push([line]);
    else last.push(line);
  }
  return isNumbered ? blocks : blocks.flatMap(splitSentences);
}

/** A block whose lines are all whole sentences has a step in each line. */
function splitSentences(block: TextLine[]): TextLine[][] {
  const [first, ...more] = block;
  if (first && first.mark === null && first.text.endsWith(":") && more.length > 0)
    return [[first], ...splitSentences(more)];
  const isEach = block.every(({ text, mark }) => isSentenceEnd(text) && mark !== "bullet");
  return isEach ? block.map((line) => [line]) : [block];
}

/** "Teig kneten:" above its text, or "1. Teig kneten" without a full stop. */
function readStepHeading({ text, mark }: TextLine, hasMore: boolean): string | null {
  if (mark === "heading") return text.replace(/(?<!\s)\s*:$/, "");
  if (text.length > 60 || !/^\P{N}/u.test(text)) return null;
  if (text.endsWith(":")) return text.replace(/(?<!\s)\s*:$/, "");
  return mark === "number" && hasMore && !isSentenceEnd(text) && text.split(" ").length <= 6 ? text : null;
}

/** A word that is divided at the end of a line is made whole, "Vor- und Nachspeise" is kept. */
function joinLines(lines: TextLine[]): string {
  let text = "";
  for (const line of lines) {
    const isDivided =
      /\p{Ll}-$/u.test(text.slice(-3)) && /^(?!(?:und|oder|and|or|bis)(?!\p{L}))\p{Ll}/u.test(line.text);
    text = isDivided ? text.slice(0, -1) + line.text : `${text} ${line.text}`.trim();
  }
  return text;
}
