import { join } from "node:path";
import type { ContentFiles } from "#lib/content/content-transfer/archive/content-files.ts";
import { openFolder } from "#lib/content/content-transfer/archive/folder-files.ts";
import { readContent } from "#lib/content/content-transfer/archive/read-content.ts";
import type { Content, Entry, KindName, Source } from "#lib/content/content-transfer/kind-names.ts";
import { formatPlace } from "#lib/content/content-transfer/problem.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { repeatYearly } from "./repeat-yearly.ts";

interface SampleContent {
  content: Content;
  /** With the pictures and clips. */
  files: ContentFiles;
}

/**
 * Reads the sample content, which has the format of exports (docs/content-format.md).
 *
 * @throws {Error} when a file cannot be read
 */
export async function readSampleContent(now = currentTime()): Promise<SampleContent> {
  const files = await openFolder(join(import.meta.dirname, "content"));
  const { content, problems } = await readContent(files);
  const [problem] = problems;
  if (problem) throw new Error(`${formatPlace(problem)}: ${problem.detail.en || problem.code}`);
  for (const kind of ["recipes", "stories"] as const) content[kind] = oldestFirst(sourceOf(content, kind));
  content.feeds = mapEntries(sourceOf(content, "feeds"), (feed) => repeatYearly(feed, now));
  return { content, files };
}

/** The entries of a kind, which the sample content has. */
export function sourceOf(content: Content, kind: KindName): Source {
  const source = content[kind];
  if (!source) throw new Error(`The sample content has no ${kind}.`);
  return source;
}

export function mapEntries(source: Source, map: (entry: Entry) => Entry): Source {
  return { ...source, entries: source.entries.map((entry) => map(entry as Entry)) };
}

/** Rows are created in the order of their dates, unpublished ones last. */
function oldestFirst({ file, entries }: Source): Source {
  const rows = entries.map((entry, index) => ({ entry: entry as Entry, name: file[index] ?? "" }));
  const dateOf = ({ entry }: (typeof rows)[number]) => String(entry.publishedAt ?? "never");
  const sorted = rows.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)));
  return { file: sorted.map(({ name }) => name), entries: sorted.map(({ entry }) => entry) };
}
