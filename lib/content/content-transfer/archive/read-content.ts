import { type Content, type KindName, kindNames } from "../kind-names.ts";
import { type Problem, type ProblemCode, sameDetail } from "../problem.ts";
import { tableKinds } from "../table/columns.ts";
import { readCsv } from "../table/csv.ts";
import type { ContentFiles } from "./content-files.ts";

/** Reads the entries of all kinds. What cannot be read is a problem of its file. */
export async function readContent(files: ContentFiles): Promise<{ content: Content; problems: Problem[] }> {
  const content: Content = {};
  const problems: Problem[] = [];
  for (const kind of kindNames) {
    const file = fileNamesOf(kind).find((name) => files.names.has(name));
    const own = file ? [] : ownFilesOf(kind, files);
    if (file) {
      const entries = parseEntries(file, await files.read(file));
      if (Array.isArray(entries)) content[kind] = { file, entries };
      else problems.push(fileProblem(file, entries.code, entries.detail));
    } else if (own.length > 0) {
      content[kind] = { file: own, entries: await readOwnFiles(own, files, problems) };
    }
  }
  for (const name of files.names) {
    if (!isKnownName(name)) problems.push(fileProblem(name, "unknownFile"));
  }
  if (Object.keys(content).length === 0 && problems.length === 0) problems.push(fileProblem("", "noContent"));
  return { content, problems };
}

/** A list wins over a table of the same kind. */
const fileNamesOf = (kind: KindName) =>
  tableKinds.some((one) => one === kind) ? [`${kind}.json`, `${kind}.csv`] : [`${kind}.json`];

/** Files with one entry each: "recipes/hummus.json". */
const ownFilesOf = (kind: KindName, { names }: ContentFiles) =>
  [...names].filter((name) => name.startsWith(`${kind}/`) && isOwnFile(name)).sort();

const isOwnFile = (name: string) =>
  kindNames.some((kind) => name.startsWith(`${kind}/`)) && /^[a-z]+\/[^/]+\.json$/.test(name);

async function readOwnFiles(names: string[], files: ContentFiles, problems: Problem[]): Promise<unknown[]> {
  const entries: unknown[] = [];
  for (const name of names) {
    try {
      entries.push(parseJson(await files.read(name)));
    } catch (error) {
      problems.push(fileProblem(name, "unreadable", (error as Error).message));
    }
  }
  return entries;
}

const parseJson = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));

function parseEntries(file: string, bytes: Uint8Array): unknown[] | { code: ProblemCode; detail: string } {
  try {
    if (file.endsWith(".csv")) return readCsv(bytes);
    const parsed = parseJson(bytes);
    return Array.isArray(parsed) ? parsed : { code: "noList", detail: "" };
  } catch (error) {
    return { code: "unreadable", detail: (error as Error).message };
  }
}

const fileProblem = (file: string, code: ProblemCode, detail = ""): Problem => ({
  file,
  row: null,
  key: "",
  path: "",
  code,
  detail: sameDetail(detail),
});

/** Files beside the content that an import does not read. */
const isKnownName = (name: string) =>
  kindNames.some((kind: KindName) => name === `${kind}.json` || name === `${kind}.csv`) ||
  name === "recipe-list.csv" ||
  isOwnFile(name) ||
  /^(?:pictures|videos)\/[^/]+$/.test(name) ||
  /^(?:readme|README)\.(?:txt|md)$/.test(name);
