import "server-only";
import { eq, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { matchesWords } from "#lib/platform/db/matches-words.ts";
import { pictures, videos } from "#lib/platform/db/tables/media.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { isOfSite } from "#lib/platform/media/site-pictures.ts";
import type { VideoRow } from "#lib/platform/media/videos/mutations.ts";
import { readCaptions } from "#lib/platform/media/videos/video-files.ts";
import { selectClipUses } from "./clip-references.ts";
import type { PosterChoice } from "./form-fields.ts";

const pageSize = 24;

/** A clip in the list of the desk. */
export interface ListedClip {
  id: string;
  titles: Localized;
  posterId: string;
  seconds: number;
  width: number;
  height: number;
  /** Languages without captions. */
  withoutCaptions: Locale[];
  useCount: number;
}

/** A clip with its captions as text. */
export interface DeskClip extends VideoRow {
  captions: Localized;
}

/** One page of the clips, newest first. A page beyond the last one is the last one. */
export async function listClips(search: string, requestedPage: number): Promise<Page<ListedClip>> {
  const condition = matchesWords(sql`concat_ws(' ', ${videos.titles} ->> 'de', ${videos.titles} ->> 'en')`, search);
  const count = await db.$count(videos, condition);
  return readPage({ count, pageSize, requestedPage }, async ({ limit, offset }) => {
    const { rows } = await db.execute<Omit<ListedClip, "withoutCaptions"> & { captionKeys: Partial<Localized> }>(sql`
      with uses as materialized (${selectClipUses()})
      select id, titles, poster_id as "posterId", seconds, width, height, caption_keys as "captionKeys",
        (select count(*) from uses where clip_id = videos.id)::int as "useCount"
      from videos where ${condition}
      order by created_at desc, id desc limit ${limit} offset ${offset}`);
    return rows.map(({ captionKeys, ...row }) => ({
      ...row,
      withoutCaptions: locales.filter((locale) => !captionKeys[locale]),
    }));
  });
}

/** A clip for its page at the desk; null for an unknown id. */
export async function findClip(id: string): Promise<DeskClip | null> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  if (!row) return null;
  const [de, en] = await Promise.all(locales.map((locale) => readCaptions(row.captionKeys[locale])));
  return { ...row, captions: { de: de ?? "", en: en ?? "" } };
}

/** Locks a clip, so that of two editors who change it the second one waits. */
export async function lockClip(tx: Transaction, id: string): Promise<VideoRow | null> {
  const [row] = await tx.select().from(videos).where(eq(videos.id, id)).for("update");
  return row ?? null;
}

const maxPosters = 12;

/** Finds pictures of the library by words of their alternative texts, the newest first. */
export async function searchPosters(locale: Locale, query: string): Promise<PosterChoice[]> {
  const condition = sql`${isOfSite} and ${matchesWords(sql`${pictures.alts}::text`, query)}`;
  return selectPosters(locale, condition);
}

/** The picture with this id as a choice; nothing for an unknown one. */
export function findPoster(locale: Locale, id: string): Promise<PosterChoice[]> {
  return selectPosters(locale, sql`${pictures.id} = ${id}`);
}

async function selectPosters(locale: Locale, condition: SQL): Promise<PosterChoice[]> {
  const rows = await db
    .select({ id: pictures.id, alts: pictures.alts })
    .from(pictures)
    .where(condition)
    .orderBy(sql`${pictures.createdAt} desc, ${pictures.id} desc`)
    .limit(maxPosters);
  return rows.map(({ id, alts }) => ({
    id,
    src: pictureAddress(id, 384),
    alt: alts[locale] || alts.de || alts.en || "",
  }));
}
