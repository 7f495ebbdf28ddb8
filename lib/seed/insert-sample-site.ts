import { insertContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import { createMediaImport } from "#lib/content/content-transfer/import/media-mutations.ts";
import { loadReferences } from "#lib/content/content-transfer/kinds/reference-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { insertLikes, readLikes } from "./insert-likes.ts";
import { insertOffers } from "./insert-offers.ts";
import { readSampleContent } from "./sample-content.ts";

/** Inserts the sample site: its content with the importer, then what readers do, and offers. */
export async function insertSampleSite(log: (line: string) => void): Promise<void> {
  const { content, files } = await readSampleContent();
  await insertContent(content, createMediaImport(files, false), log);
  const references = await loadReferences(db);
  log("likes");
  await insertLikes(references, await readLikes());
  log("cookbooks, advertisements, newsletters");
  await insertOffers(references);
}
