import "server-only";
import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { z } from "zod";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Entry, KindName, Source } from "../kind-names.ts";
import { type Kind, kinds } from "../kinds/kinds-mutations.ts";
import { checkRedirect } from "../kinds/redirect-mutations.ts";
import type { StoredEntry } from "../kinds/stored-entry.ts";
import { type KindReport, type Problem, sameDetail } from "../problem.ts";
import { formatPath, type References, toIds, toUuid, type UnknownReference } from "../references.ts";
import type { RedirectEntry } from "../schema/arrangement.ts";
import type { PictureEntry, VideoEntry } from "../schema/reference-data.ts";
import { toPositions } from "../step-ingredients.ts";
import { toComparable } from "./compare.ts";
import { describeDatabaseError, describeIssue } from "./describe-error.ts";
import type { MediaImport } from "./media-mutations.ts";
import { parentsFirst } from "./parents-first.ts";

interface KindImport {
  name: KindName;
  source: Source;
  references: References;
  /**
   * Keys of entries with problems, by kind of reference: what refers to them is no further problem.
   */
  failed: Set<string>;
  media: MediaImport;
  /** Stops at the first problem of the database instead of trying the other entries. */
  isInitial?: boolean | undefined;
}

/** Imports the entries of one kind. Each is tried, so that all problems are found. */
export async function importKind(
  tx: Transaction,
  { name, source, references, failed, media, isInitial }: KindImport,
): Promise<{ report: KindReport; problems: Problem[] }> {
  const kind = kinds[name];
  const stored = new Map((await kind.list(tx)).map((one) => [one.id, one]));
  const report: KindReport = { kind: name, created: [], changed: [], unchanged: 0 };
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const upcoming = new Set(source.entries.map(keyOf));
  /** Entries that link to later ones; they are saved again when these exist. */
  const unlinked: unknown[] = [];

  for (const { entry, row } of parentsFirst(source.entries)) {
    // An unchanged entry waits for nothing else, and a file may have ten thousand.
    await yieldToRequests();
    const key = keyOf(entry);
    const found = await importEntry(entry, key);
    if (found.length === 0) continue;
    if (kind.reference) failed.add(`${kind.reference}:${key}`);
    problems.push(...found.map((one) => ({ ...placeOf(source, row), key, path: "", ...one })));
  }
  for (const entry of unlinked) await linkEntry(entry);
  return { report, problems: problems.sort((a, b) => (a.row ?? 0) - (b.row ?? 0)) };

  function parse(entry: unknown) {
    const unknown: UnknownReference[] = [];
    const read = name === "recipes" ? toPositions(entry, unknown) : entry;
    return { parsed: kind.schema.safeParse(toIds(read, references, unknown)), unknown };
  }

  /** Saves an entry again, with the ids of what it links to. */
  async function linkEntry(entry: unknown): Promise<void> {
    const { parsed, unknown } = parse(entry);
    const id = parsed.success && unknown.length === 0 ? kind.findId(parsed.data, references) : undefined;
    // Without an id it, or what it links to, has a problem, which is listed.
    if (parsed.data && id) await kind.save(tx, id, parsed.data, references);
  }

  async function importEntry(entry: unknown, key: string): Promise<Found[]> {
    if (seen.has(key)) return [{ code: "duplicate", detail: sameDetail(key) }];
    seen.add(key);
    const { parsed, unknown: every } = parse(entry);
    const isUpcoming = (one: UnknownReference) => kind.reference === one.kind && one.isLink && upcoming.has(one.key);
    const unknown = every.filter((one) => !isUpcoming(one));
    if (every.length > unknown.length) unlinked.push(entry);
    const missing = unknown.filter((one) => !failed.has(`${one.kind}:${one.key}`));
    const found = [...(parsed.error?.issues.map(toFound) ?? []), ...missing.map(toMissing)];
    if (name === "redirects" && parsed.success) {
      found.push(...(await checkRedirect(tx, parsed.data as unknown as RedirectEntry, references, failed)));
    }
    if (!parsed.success || found.length > 0) return found;
    // It refers to an entry with a problem, which is listed.
    if (unknown.length > 0) return [];
    return save(parsed.data, key);
  }

  async function save(entry: { key: string }, key: string): Promise<Found[]> {
    const id = kind.findId(entry, references);
    const current = id === undefined ? undefined : stored.get(id);
    if (!current && (name === "pictures" || name === "videos")) return saveMedia(entry, id);
    if (current && id) adaptToStored(entry, current);
    if (current && isSame(entry, current)) {
      report.unchanged++;
      return [];
    }
    try {
      const write = (inner: Transaction) => kind.save(inner, current ? id : undefined, entry, references);
      const savedId = await (isInitial ? write(tx) : tx.transaction(write));
      if (kind.reference) references.add(kind.reference, entry.key, savedId);
    } catch (error) {
      if (isInitial) throw error;
      return [describeDatabaseError(error)];
    }
    (current ? report.changed : report.created).push(key);
    return [];
  }

  async function saveMedia(entry: { key: string }, existingId: string | undefined): Promise<Found[]> {
    // Private uploads are not listed, and an import does not touch them.
    if (existingId) return [{ code: "taken", detail: sameDetail(entry.key) }];
    const id = toUuid(entry.key);
    const code =
      name === "pictures"
        ? await media.savePicture(tx, id, entry as PictureEntry)
        : await media.saveVideo(tx, id, entry as VideoEntry);
    if (code) return [{ code, detail: sameDetail(entry.key) }];
    references.add(name === "pictures" ? "picture" : "video", entry.key, id);
    report.created.push(entry.key);
    return [];
  }

  function isSame(entry: object, { entry: row }: StoredEntry): boolean {
    const current = parseStored(kind, row);
    return current !== null && toComparable(name, entry, references) === toComparable(name, current, references);
  }
}

type Found = Pick<Problem, "code" | "detail"> & { path?: string };

const toFound = (issue: z.core.$ZodIssue): Found => ({
  code: "invalid",
  path: formatPath(issue.path),
  detail: describeIssue(issue),
});

const toMissing = ({ path, key }: UnknownReference): Found => ({
  code: "unknownReference",
  path,
  detail: sameDetail(key),
});

/**
 * The file of an entry, and its row, unless the file is its own. The first row of a table is its
 * head.
 */
function placeOf({ file }: Source, row: number): Pick<Problem, "file" | "row"> {
  if (typeof file !== "string") return { file: file[row - 1] ?? "", row: null };
  return { file, row: file.endsWith(".csv") ? row + 1 : row };
}

/** An import does not change the role of an account. */
function adaptToStored(entry: object, current: StoredEntry & { hasAccount?: boolean }): void {
  if (current.hasAccount) Object.assign(entry, { type: current.entry.type });
}

/** A stored entry as the schema reads it; null when it breaks a rule that is younger than it. */
function parseStored(kind: Kind<{ key: string }>, row: Entry): object | null {
  const parsed = kind.schema.safeParse(JSON.parse(JSON.stringify(row)));
  return parsed.success ? parsed.data : null;
}

/** Redirects have no key of their own. */
function keyOf(entry: unknown): string {
  const { key, kind, locale, slug, path } = (entry ?? {}) as Record<string, unknown>;
  if (typeof key === "string") return key;
  return [kind, locale, slug, path].filter((part) => typeof part === "string").join(":");
}
