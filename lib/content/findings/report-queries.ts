import "server-only";
import { setImmediate as yieldToRequests } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { listReferences } from "#lib/content/stories/body-references.ts";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { db } from "#lib/platform/db/client.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { LintContext } from "./content.ts";
import { type ItemRows, listItemRows } from "./content-queries.ts";
import { findPages, findPublished, getLexicon } from "./context-queries.ts";
import { lintRecipe } from "./lint-recipe.ts";
import { lintStory } from "./lint-story.ts";
import { toLintedRecipe, toLintedStory } from "./linted-item.ts";
import { type ItemFinding, toFoundItem } from "./report.ts";
import { listLinkedItems, listLinks, readInternalLink } from "./rules/links.ts";

/** Findings that a report holds; a site with more has a rule at fault, or work for weeks. */
const maxFindings = 20_000;

interface Report {
  version: string;
  findings: Promise<ItemFinding[]>;
}

const getReport = processSingleton("findings", () => ({ current: null as Report | null }));

/**
 * Lists the findings of all recipes and stories that readers see. The content is read in batches
 * with the same few queries each; the result is kept until the content changes.
 */
export async function listFindings(): Promise<ItemFinding[]> {
  const version = await getContentVersion();
  const cache = getReport();
  if (cache.current?.version !== version) cache.current = { version, findings: lintAll() };
  const { findings } = cache.current;
  // A failure is not kept.
  return findings.catch((error) => {
    if (cache.current?.findings === findings) cache.current = null;
    throw error;
  });
}

/**
 * A value that changes with all that the rules read. PostgreSQL gives each version of a row the
 * transaction that wrote it, so changes past the mutations count as well.
 */
async function getContentVersion(): Promise<string> {
  const versionOf = (table: string, condition = sql`true`) =>
    sql`(select concat(count(*), '.', sum(hashtext(concat(xmin, ctid)))) from ${sql.identifier(table)} where ${condition})`;
  const tables = ["item_texts", "recipes", "recipe_texts", "recipe_ingredients", "story_texts", "item_tags", "tags"];
  const others = ["pictures", "units", "utensils", "ingredient_texts", "category_texts", "tag_texts", "slug_history"];
  const { rows } = await db.execute<{ version: string }>(sql`
    select concat_ws(' ', ${sql.join(
      [
        versionOf("items", isPublicItem()),
        ...[...tables, ...others].map((table) => versionOf(table)),
        sql`(select concat(count(*), '.', sum(hashtext(slug))) from users where banned_at is null)`,
      ],
      sql`, `,
    )}) as version`);
  return rows[0]?.version ?? "";
}

async function lintAll(): Promise<ItemFinding[]> {
  const lexicon = await getLexicon();
  const findings: ItemFinding[] = [];
  let after: string | null = null;
  while (findings.length < maxFindings) {
    const rows: ItemRows = await listItemRows(after);
    const last = rows.heads.at(-1);
    if (!last) break;
    findings.push(...(await lintBatch(rows, { ...lexicon, ...(await findReferences(rows)) })));
    after = last.item.id;
  }
  return findings.slice(0, maxFindings);
}

async function lintBatch(rows: ItemRows, context: LintContext): Promise<ItemFinding[]> {
  const findings: ItemFinding[] = [];
  for (const head of rows.heads) {
    // An item takes milliseconds; the site may have a million.
    await yieldToRequests();
    const recipe = toLintedRecipe(head, rows, context);
    const found = recipe ? lintRecipe(recipe, context) : lintStory(toLintedStory(head, rows), context);
    const item = toFoundItem({ ...head, texts: rows.texts.get(head.item.id) ?? [] });
    findings.push(...found.map((finding) => ({ ...finding, item })));
  }
  return findings;
}

/** Looks up all links and shown recipes of a batch together. */
async function findReferences(rows: ItemRows): Promise<Pick<LintContext, "pages" | "published">> {
  const bodies = [...rows.storyTexts.values()].flat();
  const slugs = bodies.flatMap(({ body, locale }) =>
    body.flatMap(listLinks).flatMap((href) => {
      const page = href.startsWith("/") ? readInternalLink(href, locale) : null;
      return page && page !== "other" && page.slug !== null ? [page.slug] : [];
    }),
  );
  const ids = bodies.flatMap(({ body }) =>
    body.flatMap((block) => [...listReferences(block, "item"), ...listLinkedItems(block)]),
  );
  const [pages, published] = await Promise.all([findPages(slugs), findPublished(ids)]);
  return { pages, published };
}
