import "server-only";
import { findPages, findPublished, getLexicon } from "#lib/content/findings/context-queries.ts";
import type { Finding } from "#lib/content/findings/finding.ts";
import type { lintStory } from "#lib/content/findings/lint-story.ts";
import { listLinkedItems, listLinks, readInternalLink } from "#lib/content/findings/rules/links.ts";
import { listReferences } from "#lib/content/stories/body-references.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { defineHeavyTask } from "#lib/platform/workers/heavy-work.ts";
import { type StoryContent, toBody } from "./content.ts";
import { toLintedStory } from "./linted-story.ts";
import { findPictureRows } from "./reference-queries.ts";
import { listContentReferences } from "./references.ts";

const lintApart = defineHeavyTask<typeof lintStory>("lib/content/findings/lint-story.ts", "lintStory");

/**
 * Lists what is wrong or doubtful in a working copy, by the rules of published stories.
 *
 * @throws {OverloadedError} when too many texts are read at once
 */
export async function lintContent(content: StoryContent): Promise<Finding[]> {
  const bodies = locales.map((locale) => ({ locale, body: toBody(content.rows, locale) }));
  const slugs = bodies.flatMap(({ locale, body }) =>
    body.flatMap(listLinks).flatMap((href) => {
      const page = href.startsWith("/") ? readInternalLink(href, locale) : null;
      return page && page !== "other" && page.slug !== null ? [page.slug] : [];
    }),
  );
  const ids = bodies.flatMap(({ body }) =>
    body.flatMap((block) => [...listReferences(block, "item"), ...listLinkedItems(block)]),
  );
  const [lexicon, pages, published, pictures] = await Promise.all([
    getLexicon(),
    findPages(slugs),
    findPublished(ids.filter(Boolean)),
    findPictureRows(listContentReferences(content).pictureIds),
  ]);
  return lintApart(toLintedStory(content, pictures), { ...lexicon, pages, published });
}
