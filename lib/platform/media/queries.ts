import "server-only";
import { inArray } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { pictures, videos } from "#lib/platform/db/tables/media.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "./pictures/picture.ts";
import { pictureColumn } from "./pictures/picture-column.ts";
import { type VideoView, videoAddress } from "./videos/video.ts";

/** The pictures with these ids, by id; unknown ids are left out. */
export async function findPictures(locale: Locale, ids: string[]): Promise<Map<string, PictureView>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ picture: pictureColumn(locale) })
    .from(pictures)
    .where(inArray(pictures.id, ids));
  return new Map(rows.flatMap(({ picture }) => (picture ? [[picture.id, picture] as const] : [])));
}

/** The videos with these ids and their posters, by id; unknown ids are left out. */
export async function findVideos(locale: Locale, ids: string[]): Promise<Map<string, VideoView>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(videos).where(inArray(videos.id, ids));
  const posters = await findPictures(
    locale,
    rows.map((row) => row.posterId),
  );
  return new Map(
    rows.flatMap(({ id, posterId, titles, seconds, width, height, mp4Key, webmKey, captionKeys }) => {
      const poster = posters.get(posterId);
      const captions = Object.fromEntries(
        locales.flatMap((language) => (captionKeys[language] ? [[language, videoAddress(captionKeys[language])]] : [])),
      );
      const files = { mp4: videoAddress(mp4Key), webm: webmKey && videoAddress(webmKey), captions };
      const view = { id, title: titles[locale], seconds, width, height, ...files };
      return poster ? [[id, { ...view, poster }] as const] : [];
    }),
  );
}
