import type { KindName } from "./kind-names.ts";

/** What is wrong with an entry; the messages are `contentTransfer.problems`. */
const problemCodes = [
  "unreadable",
  "noList",
  "noContent",
  "unknownFile",
  "invalid",
  "unknownReference",
  "duplicate",
  "taken",
  "noFile",
  "badFile",
  "loop",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export interface Problem {
  /** File the entry stands in: "recipes.json". */
  file: string;
  /** Position in the file from 1, or line of a table; null when the whole file is concerned. */
  row: number | null;
  /** Key of the entry, as far as it has one. */
  key: string;
  /** "texts.de.steps[2].text"; empty for the entry as a whole. */
  path: string;
  code: ProblemCode;
  /** What the rule says, per language, or the value that is wrong. */
  detail: { de: string; en: string };
}

export type KindReport = { kind: KindName; created: string[]; changed: string[]; unchanged: number };

/** What an import did, or would do. With problems it has done nothing. */
export interface ImportReport {
  kinds: KindReport[];
  problems: Problem[];
  /** Problems that are not listed. */
  moreProblems: number;
}

/** The same text in both languages, such as a value of the file. */
export const sameDetail = (text: string) => ({ de: text, en: text });

/** "recipes.json, 3 (linsensuppe), texts.de.title". */
export function formatPlace({ file, row, key, path }: Problem): string {
  const entry = row === null ? "" : `, ${row}${key ? ` (${key})` : ""}`;
  return `${file}${entry}${path ? `, ${path}` : ""}` || "-";
}
