/**
 * - `header`: the first line is not WEBVTT
 * - `timing`: a line with times is expected
 * - `order`: it ends before it begins, or begins before the one above
 * - `beyond`: it ends after the video
 * - `empty`: there is no text below the times
 */
const captionProblems = ["header", "timing", "order", "beyond", "empty"] as const;
export type CaptionProblem = (typeof captionProblems)[number];

/** What is wrong with captions, with the number of the line, from 1. */
export interface CaptionMistake {
  line: number;
  problem: CaptionProblem;
}

const timingPattern =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/**
 * Checks a WebVTT document.
 *
 * @param seconds length of the video; without it nothing is beyond its end
 * @see https://www.w3.org/TR/webvtt1/#syntax
 */
export function checkCaptions(text: string, seconds = Number.POSITIVE_INFINITY): CaptionMistake[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) return [{ line: 1, problem: "header" }];
  const mistakes: CaptionMistake[] = [];
  let lastStart = 0;
  for (const { number, block } of listBlocks(lines)) {
    if (number === 1 || /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0] ?? "")) continue;
    // The first line may be a name of the caption.
    const index = block[0]?.includes("-->") ? 0 : 1;
    const [, start, end] = timingPattern.exec(block[index] ?? "") ?? [];
    if (start === undefined || end === undefined) {
      mistakes.push({ line: number + Math.min(index, block.length - 1), problem: "timing" });
      continue;
    }
    const [from, to] = [toSeconds(start), toSeconds(end)];
    const line = number + index;
    if (to <= from || from < lastStart) mistakes.push({ line, problem: "order" });
    // Lengths of videos are whole seconds.
    else if (to > seconds + 1) mistakes.push({ line, problem: "beyond" });
    const words = block.slice(index + 1);
    if (words.length === 0) mistakes.push({ line, problem: "empty" });
    const arrow = words.findIndex((one) => one.includes("-->"));
    if (arrow >= 0) mistakes.push({ line: line + 1 + arrow, problem: "timing" });
    lastStart = from;
  }
  return mistakes;
}

/** Lines between empty ones, with the number of the first. */
function listBlocks(lines: readonly string[]): { number: number; block: string[] }[] {
  const blocks: { number: number; block: string[] }[] = [];
  let wasEmpty = true;
  lines.forEach((line, index) => {
    const isEmpty = line.trim() === "";
    if (!isEmpty && wasEmpty) blocks.push({ number: index + 1, block: [] });
    if (!isEmpty) blocks.at(-1)?.block.push(line);
    wasEmpty = isEmpty;
  });
  return blocks;
}

function toSeconds(time: string): number {
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}
