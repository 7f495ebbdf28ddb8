import { beforeAll, expect, test } from "vitest";
import { createFeedback, deleteOldFeedback } from "#lib/people/feedback/mutations.ts";
import { listFeedback } from "#lib/people/feedback/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { feedbackMessages } from "#lib/platform/db/tables/feedback.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

beforeAll(async () => {
  const rows = Array.from({ length: 24 }, (_, n) => ({
    message: `Nachricht ${n}`,
    path: "/de",
    locale: "de" as const,
    createdAt: new Date(currentTimeMs() - (30 - n) * 60_000),
  }));
  await db.insert(feedbackMessages).values(rows);
  await createFeedback({ message: "Mehr Kürbis.", email: "", path: "/de/rezepte", locale: "de" });
});

test("lists messages by page, the newest first", async () => {
  const first = await listFeedback(1);
  expect(first.meta.pagination).toEqual({ page: 1, pages: 2, count: 25 });
  expect(first.data).toHaveLength(24);
  expect(first.data[0]).toMatchObject({ message: "Mehr Kürbis.", email: null, path: "/de/rezepte" });
  expect((await listFeedback(9)).data.map(({ message }) => message)).toEqual(["Nachricht 0"]);
});

test("messages are deleted after a year", async () => {
  await db.insert(feedbackMessages).values({
    message: "Alt.",
    path: "/de",
    locale: "de",
    createdAt: new Date(currentTimeMs() - 366 * 86_400_000),
  });
  const idsOf = async () => (await db.select().from(feedbackMessages)).map(({ message }) => message);
  expect(await idsOf()).toContain("Alt.");
  await deleteOldFeedback();
  expect(await idsOf()).not.toContain("Alt.");
  expect(await idsOf()).toContain("Mehr Kürbis.");
});
