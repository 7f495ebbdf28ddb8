import { randomUUID } from "node:crypto";
import { areTagsExpired, tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { type RedisClient, tryRedis } from "#lib/platform/redis/connection.ts";
import { machineTimeMs } from "#lib/platform/time/clock.ts";

/** Whether one of the tags has expired since a time, in milliseconds since 1970. */
export { areTagsExpired };

/** Sorted set of expired tags with the time of it, for all builds: the content is the same. */
const tagsKey = "tischlein:tags";
/** A value that changes with the set, so that one look tells whether something has. */
export const tagsVersionKey = "tischlein:tags-version";

/** Longer than entries live: what is older concerns none. */
const rememberedMs = 2 * 60 * 60 * 1000;
/** Difference between the clocks of machines, and duration of a rendering, that do no harm. */
export const toleranceMs = 1000;
/** Changes that others noted late are looked for this far back. */
const overlapMs = 60_000;
const retryDelayMs = 1000;

const getState = processSingleton("shared-tags", () => ({
  version: null as string | null,
  latest: Number.NEGATIVE_INFINITY,
  /** Expired here, but not yet told to the others. */
  unshared: new Map<string, number>(),
}));

/** Tells the other instances that tags have expired; later, when Redis does not answer. */
export async function shareExpiredTags(tags: readonly string[]): Promise<void> {
  const now = machineTimeMs();
  for (const tag of tags) getState().unshared.set(tag, now);
  expireTags(tags);
  await shareUnshared();
}

async function shareUnshared(): Promise<void> {
  const { unshared } = getState();
  if (unshared.size === 0) return;
  const entries = [...unshared].map(([value, score]) => ({ value, score }));
  const isShared = await tryRedis(async (client) => {
    await client
      .multi()
      .zAdd(tagsKey, entries)
      .zRemRangeByScore(tagsKey, "-inf", machineTimeMs() - rememberedMs)
      .set(tagsVersionKey, randomUUID())
      .exec();
    return true;
  });
  if (!isShared) return void setTimeout(shareUnshared, retryDelayMs).unref();
  for (const { value, score } of entries) if (unshared.get(value) === score) unshared.delete(value);
}

/** Learns which tags have expired on other instances, when the version is another than before. */
export async function observeTags(client: RedisClient, version: string | null): Promise<void> {
  const state = getState();
  if (version === null || version === state.version) return;
  const since = state.latest - overlapMs;
  const range = await client.zRangeWithScores(tagsKey, since, "+inf", { BY: "SCORE" });
  // The clock of another machine may have been set back since.
  const now = machineTimeMs();
  const past = range.map(({ value, score }) => ({ value, score: Math.min(score, now) }));
  expire(past);
  for (const { score } of past) state.latest = Math.max(state.latest, score);
  state.version = version;
}

/** Expires tags that another process has named just now. */
export function expireTags(tags: readonly string[]): void {
  const now = machineTimeMs();
  expire(tags.map((value) => ({ value, score: now })));
}

interface ExpiredTag {
  value: string;
  /** When it expired, in milliseconds since 1970. */
  score: number;
}

/**
 * Expires tags in this process, and again a second later: a page that was being rendered meanwhile,
 * or on a machine whose clock is ahead, would count as newer than the change that it lacks.
 */
function expire(tags: readonly ExpiredTag[]): void {
  const isNews = ({ value, score }: ExpiredTag) => score > (tagsManifest.get(value)?.expired ?? 0) - toleranceMs;
  const news = tags.filter(isNews);
  if (news.length === 0) return;
  for (const { value, score } of news) note(value, score);
  setTimeout(() => {
    for (const { value, score } of news) note(value, score + toleranceMs);
  }, toleranceMs).unref();
}

function note(tag: string, time: number): void {
  const known = tagsManifest.get(tag);
  tagsManifest.set(tag, { ...known, expired: Math.max(known?.expired ?? 0, time) });
}
