import "server-only";
import { and, asc, eq, ne } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { tagOrder } from "#lib/platform/db/tag-order.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { featuredTagKey } from "../draft/reference-queries.ts";
import type { DraftTag } from "./lookups.ts";

/** Lists the tags that authors may set, by type and title. */
export const listDraftTags = cached(
  "recipe-draft-tags",
  () => [cacheTags.tags],
  async (locale: Locale): Promise<DraftTag[]> =>
    db
      .select({ id: tags.id, key: tags.key, type: tags.type, title: tagTexts.title })
      .from(tags)
      .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
      .where(and(eq(tags.isHidden, false), ne(tags.key, featuredTagKey)))
      .orderBy(asc(tags.type), ...tagOrder),
);
