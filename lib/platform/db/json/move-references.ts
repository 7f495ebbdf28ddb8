import "server-only";
import type { ModuleData } from "../tables/feeds.ts";
import type { StoredModule } from "../tables/planning/feed-revisions.ts";
import type { Transaction } from "../transaction.ts";
import {
  bulkEntries,
  formerFeeds,
  formerRecipes,
  formerStories,
  writtenRecipes,
  writtenStories,
} from "./desk-columns.ts";
import { removeNestedId, replaceNestedId } from "./nested-ids.ts";
import { type JsonColumn, namesText, rewriteJson } from "./rewrite-json.ts";

/** Where recipes and stories have tags and categories beside the published ones. */
const categorizations: JsonColumn<unknown>[] = [
  ...writtenRecipes,
  ...formerRecipes,
  ...writtenStories,
  ...formerStories,
  ...bulkEntries,
];

/** Has the tag or category of drafts, revisions and bulk actions be another one. */
export function moveCategorizations(tx: Transaction, from: string, into: string): Promise<void> {
  return rewriteJson(
    tx,
    categorizations,
    (column) => namesText(column, from),
    (content) => replaceNestedId(content, from, into),
  );
}

/** Takes a tag or category out of drafts, revisions and bulk actions. */
export function removeCategorizations(tx: Transaction, id: string): Promise<void> {
  return rewriteJson(
    tx,
    categorizations,
    (column) => namesText(column, id),
    (content) => removeNestedId(content, id),
  );
}

/** Changes the modules of the revisions of feeds that contain one of these texts. */
export function changeFormerFeeds(
  tx: Transaction,
  isNaming: Parameters<typeof rewriteJson>[2],
  change: (data: ModuleData) => ModuleData,
): Promise<void> {
  return rewriteJson(tx, formerFeeds, isNaming, (modules: StoredModule[]) =>
    modules.map((module) => ({ ...module, data: change(module.data) })),
  );
}
