import { join } from "node:path";
import { openFolder } from "#lib/content/content-transfer/archive/folder-files.ts";
import { readContent } from "#lib/content/content-transfer/archive/read-content.ts";
import { insertContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import { createMediaImport } from "#lib/content/content-transfer/import/media-mutations.ts";
import type { Entry } from "#lib/content/content-transfer/kind-names.ts";
import { isLegalPage, type PageKey } from "#lib/platform/db/tables/items.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { mapEntries, readSampleContent, sourceOf } from "./sample-content.ts";

/** Menu entries that lead somewhere on a site without content. */
const menuTypes = ["recipes", "stories", "discover"];

/**
 * Inserts what a site needs before it has content: categories, tags, units, utensils and
 * ingredients without pictures, menus, a home page that fills itself, and drafts of legal pages.
 */
export async function insertEmptySite(log: (line: string) => void): Promise<void> {
  const { content: sample, files } = await readSampleContent();
  const { content: own } = await readContent(await openFolder(join(import.meta.dirname, "empty-site")));
  const { units, utensils, tags } = sample;
  const drafts = sourceOf(sample, "stories").entries.filter((story) => isLegal(story as Entry));
  const menus = sourceOf(sample, "menus");
  const content = {
    units,
    utensils,
    tags,
    categories: mapEntries(sourceOf(sample, "categories"), withoutPicture),
    ingredients: mapEntries(sourceOf(sample, "ingredients"), withoutPicture),
    authors: sourceOf(own, "authors"),
    stories: { file: "stories", entries: drafts.map((story) => toDraft(story as Entry)) },
    menus: { ...menus, entries: menus.entries.filter((menu) => menuTypes.includes(String((menu as Entry).key))) },
    feeds: sourceOf(own, "feeds"),
  };
  await insertContent(content, createMediaImport(files, false), log);
}

const withoutPicture = ({ pictureKey: _, ...entry }: Entry): Entry => entry;

const isLegal = ({ pageKey }: Entry) => pageKey !== undefined && isLegalPage(pageKey as PageKey);

/** Authors of the sample do not exist; texts of the site itself need one. */
function toDraft({ publishedAt: _, ...story }: Entry): Entry {
  return { ...withoutLinks(story), authorKey: "redaktion", state: "draft" };
}

/** Links to sample content become plain text. */
function withoutLinks(story: Entry): Entry {
  const routes = ["/recipes/[slug]", "/stories/[slug]", "/users/[slug]"] as const;
  const paths = locales.flatMap((locale) => routes.map((route) => slugAddress(locale, route, "")));
  return JSON.parse(
    JSON.stringify(story).replace(/\[([^[\]]+)\]\(([^()]*)\)/g, (link, text: string, href: string) =>
      paths.some((path) => href.startsWith(path)) ? text : link,
    ),
  );
}
