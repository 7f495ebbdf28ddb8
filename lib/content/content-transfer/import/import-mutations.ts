import "server-only";
import { updateRecipeCounts } from "#lib/content/search-index/required-ingredients.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockAdmin } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { ContentFiles } from "../archive/content-files.ts";
import { readContent } from "../archive/read-content.ts";
import { type Content, type KindName, kindNames } from "../kind-names.ts";
import { loadReferences } from "../kinds/reference-queries.ts";
import { formatPlace, type ImportReport, type KindReport, type Problem } from "../problem.ts";
import { importKind } from "./import-kind-mutations.ts";
import { createMediaImport, type MediaImport } from "./media-mutations.ts";
import { reindexItems } from "./reindex-mutations.ts";

interface ImportOptions {
  /** Who acts; null for the operator at the command line. */
  actorId: string | null;
  /** Does everything and takes it back, to tell what an import would do. */
  isDryRun: boolean;
}

/** The user is no admin, or no longer. */
class ImportForbiddenError extends Error {
  override name = "ImportForbiddenError";
}

/** Problems that a report lists. */
const maxProblems = 200;

/** What other content shows: its pages and search documents have to be made anew. */
const sharedKinds: readonly KindName[] = [
  "pictures",
  "units",
  "utensils",
  "categories",
  "tags",
  "ingredients",
  "authors",
];

/**
 * Imports content: creates what is not there, updates what differs and leaves alone what is the
 * same or is not in the files. All in one transaction: with a problem nothing is changed.
 */
export async function importContent(files: ContentFiles, options: ImportOptions): Promise<ImportReport> {
  const { content, problems } = await readContent(files);
  if (problems.length > 0) return toReport([], problems);
  if (!options.isDryRun) {
    // Pictures are stored outside of the transaction: nothing is stored of content with problems.
    const checked = await runImport(content, createMediaImport(files, true), { ...options, isDryRun: true });
    if (checked.problems.length > 0) return checked;
  }
  return runImport(content, createMediaImport(files, options.isDryRun), options);
}

/**
 * Imports content that is known to be right into a new site, without a check before, and without a
 * line in the audit log.
 *
 * @param log tells which kind is next
 * @throws {Error} with the first problem
 */
export async function insertContent(
  content: Content,
  media: MediaImport,
  log?: (kind: KindName) => void,
): Promise<void> {
  const { problems } = await runImport(content, media, { actorId: null, isDryRun: false, isInitial: true, log });
  const [problem] = problems;
  if (problem) throw new Error(`${formatPlace(problem)}: ${problem.code} ${problem.detail.en}`);
}

interface RunOptions extends ImportOptions {
  isInitial?: boolean;
  log?: ((kind: KindName) => void) | undefined;
}

async function runImport(content: Content, media: MediaImport, options: RunOptions): Promise<ImportReport> {
  const reports: KindReport[] = [];
  const problems: Problem[] = [];
  const rollback = new Error("rolled back");
  try {
    await db.transaction(async (tx) => {
      if (options.actorId && !(await lockAdmin(tx, options.actorId))) throw new ImportForbiddenError();
      const references = await loadReferences(tx);
      const failed = new Set<string>();
      for (const name of kindNames) {
        const source = content[name];
        if (!source) continue;
        options.log?.(name);
        const result = await importKind(tx, { name, source, references, failed, media, isInitial: options.isInitial });
        reports.push(result.report);
        problems.push(...result.problems);
      }
      if (problems.length > 0) throw rollback;
      await finish(tx, reports);
      if (options.isDryRun) throw rollback;
      if (!options.isInitial) await recordImport(tx, options.actorId, reports);
    });
  } catch (error) {
    await media.undo();
    if (error !== rollback) throw error;
  }
  return toReport(reports, problems);
}

/** Search documents and counters. */
async function finish(tx: Transaction, reports: KindReport[]): Promise<void> {
  const isChanged = ({ created, changed }: KindReport) => created.length + changed.length > 0;
  const changedKinds = reports.filter(isChanged).map(({ kind }) => kind);
  const isShared = reports.some(({ kind, changed }) => sharedKinds.includes(kind) && changed.length > 0);
  if (isShared) await reindexItems(tx);
  if (changedKinds.includes("recipes")) await updateRecipeCounts(tx);
}

async function recordImport(tx: Transaction, actorId: string | null, reports: KindReport[]): Promise<void> {
  const details = Object.fromEntries(
    reports.flatMap(({ kind, created, changed }) =>
      created.length + changed.length > 0 ? [[kind, created.length + changed.length]] : [],
    ),
  );
  if (Object.keys(details).length === 0) return;
  const subject = { subjectType: "content", subjectId: null, subjectName: "" } as const;
  await recordChange(tx, { actorId, action: "import", ...subject, details });
}

function toReport(kinds: KindReport[], problems: Problem[]): ImportReport {
  const listed = problems.slice(0, maxProblems);
  return { kinds, problems: listed, moreProblems: problems.length - listed.length };
}
