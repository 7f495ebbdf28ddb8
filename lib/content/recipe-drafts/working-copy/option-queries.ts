import "server-only";
import { desc } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { videos } from "#lib/platform/db/tables/media.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** A video that a recipe can begin with. */
export interface VideoOption {
  id: string;
  title: string;
}

/** Lists the videos of the site, the newest first. */
export async function listVideos(locale: Locale): Promise<VideoOption[]> {
  const rows = await db
    .select({ id: videos.id, titles: videos.titles })
    .from(videos)
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(500);
  return rows.map(({ id, titles }) => ({ id, title: titles[locale] }));
}
