import { sql } from "drizzle-orm";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterEach, expect, test, vi } from "vitest";
import { revalidateTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { listen } from "#lib/platform/db/listen.ts";
import { type Change, changesChannel } from "#lib/platform/routing/announce-change.ts";
import { receiveChanges } from "#lib/platform/routing/receive-changes.ts";
import { findSlug, invalidateSlugs } from "#lib/platform/routing/slugs.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDietTag } from "#tests/support/fixtures.ts";

setUpDatabase();
vi.mock("next/cache", () => ({ revalidateTag: vi.fn() }));

const waitOptions = { timeout: 10_000, interval: 20 };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  vi.unstubAllEnvs();
});

/** Waits until the listener of this test has connected. */
async function start(begin: () => () => Promise<void>): Promise<void> {
  const listeners = sql`select 1 from pg_stat_activity where datname = current_database() and query like 'listen%'`;
  const { rows: before } = await db.execute(listeners);
  stops.push(begin());
  const isListening = async () => expect((await db.execute(listeners)).rows.length).toBe(before.length + 1);
  await vi.waitFor(isListening, waitOptions);
}

const announceAsOther = (change: Omit<Change, "sender">) =>
  db.execute(sql`select pg_notify(${changesChannel}, ${JSON.stringify({ sender: "other", ...change })})`);

test("drops slugs and expires tags that another process announces", async () => {
  await createDietTag("vegan");
  await start(receiveChanges);
  expect(await findSlug("/tags/[slug]", "de", "vegan")).toBe("vegan");
  await db.execute(sql`update tag_texts set slug = 'pflanzlich' where slug = 'vegan'`);
  await announceAsOther({ kind: "slugs", names: ["vegan"], route: "/tags/[slug]" });
  await vi.waitFor(async () => expect(await findSlug("/tags/[slug]", "de", "vegan")).toBeNull(), waitOptions);

  const storedAt = Date.now() - 1;
  expect(areTagsExpired(["item:soup"], storedAt)).toBe(false);
  await announceAsOther({ kind: "tags", names: ["item:soup"] });
  await vi.waitFor(() => expect(areTagsExpired(["item:soup"], storedAt)).toBe(true), waitOptions);
});

test("announces all slugs and tags that this process drops, and does not follow itself", async () => {
  const changes: Change[] = [];
  await start(() => listen(changesChannel, (payload) => void (payload && changes.push(JSON.parse(payload)))));
  await start(receiveChanges);
  const slugs = Array.from({ length: 200 }, (_, number) => `${"long-name-".repeat(20)}${number}`);
  invalidateSlugs("/cookbooks/[slug]", slugs);
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  revalidateTags("cookbooks", "cards", "cards");
  const namesOf = (kind: Change["kind"]) => changes.filter((one) => one.kind === kind).flatMap(({ names }) => names);
  await vi.waitFor(() => expect(namesOf("slugs").toSorted()).toEqual(slugs.toSorted()), waitOptions);
  await vi.waitFor(() => expect(namesOf("tags")).toEqual(["cookbooks", "cards"]), waitOptions);
  expect(areTagsExpired(["cookbooks"], 0)).toBe(false);
});
