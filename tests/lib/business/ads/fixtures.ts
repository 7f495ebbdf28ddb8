import { randomUUID } from "node:crypto";
import type { ListedAd } from "#lib/business/ads/ad-list.ts";
import { saveHouseAd } from "#lib/business/ads/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import { createHousePicture } from "#tests/lib/content/pictures/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";

/** An advertisement as pages get it. */
export const listedAd = (id: string, changes: Partial<ListedAd> = {}): ListedAd => ({
  id,
  slot: "content_1",
  isPaid: false,
  title: `Titel ${id}`,
  text: "Text",
  href: "/de/unsere-app",
  weight: 1,
  until: null,
  picture: { src: `/images/${id}`, srcSet: `/images/${id} 384w`, width: 400, height: 300 },
  ...changes,
});

type Values = Parameters<typeof saveHouseAd>[2];

/** Fields of the form, with a picture of the site. */
export async function adValues(changes: Partial<Values> = {}): Promise<Values> {
  return {
    slot: "content_1",
    language: "de",
    kind: "own",
    title: `Angebot ${randomUUID()}`,
    text: "Jeden Sonntag.",
    href: "/de/unsere-app",
    pictureId: await createHousePicture(),
    weight: 1,
    startsOn: "2026-01-01",
    endsOn: null,
    ...changes,
  };
}

/** Stores an advertisement of a new editor and returns its id. */
export async function createAd(changes: Partial<Values> = {}): Promise<string> {
  const editorId = await createReader({ newType: "editor" });
  return (await saveHouseAd(editorId, null, await adValues(changes))).id;
}

/** A menu whose entries lead to the recipes and, one level below, to the cookbooks. */
export async function createMenu(): Promise<void> {
  const title = { de: "Rezepte", en: "Recipes" };
  const content = [{ title, entries: [{ title, route: "/cookbooks" as const }] }];
  await db
    .insert(menus)
    .values({ type: "recipes", position: 0, title, route: "/recipes", content })
    .onConflictDoNothing();
}
