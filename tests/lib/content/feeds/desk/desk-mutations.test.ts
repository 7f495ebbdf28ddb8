import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  addModule,
  arrangeModules,
  changeModule,
  deleteModule,
  duplicateModule,
  type FeedTarget,
  restoreFeed,
} from "#lib/content/feeds/desk/desk-mutations.ts";
import { findDeskFeed, findDeskModule, listFeedRevisions } from "#lib/content/feeds/desk/desk-queries.ts";
import { listFeedModules } from "#lib/content/feeds/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import type { ModuleData } from "#lib/platform/db/tables/feeds.ts";
import { feedRevisions } from "#lib/platform/db/tables/planning/feed-revisions.ts";
import { createMember } from "#tests/support/accounts.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const heading = (text: string) => ({ de: text, en: text });
const partners = (text: string): ModuleData => ({ type: "partners", heading: heading(text) });
const always = { locale: null, startsAt: null, endsAt: null };

let editorId: string;

beforeAll(async () => {
  editorId = (await createMember({ newType: "editor" })).id;
});

/** A feed with the modules A, B and C, whose version is that of the changes before. */
async function prepareFeed(feed: FeedTarget["feed"] = "home") {
  await importEntry("feeds", { key: feed, modules: ["A", "B", "C"].map((name) => ({ data: partners(name) })) });
  const { version, modules } = await findDeskFeed(feed);
  const [a = "", b = "", c = ""] = modules.map(({ id }) => id);
  return { target: { editorId, feed, version }, a, b, c };
}

async function readNames(feed: FeedTarget["feed"] = "home") {
  const modules = await listFeedModules("de", feed);
  return modules.map(({ data }) => ("heading" in data ? data.heading.de : data.type)).join(" ");
}

describe("a feed", () => {
  test("gets another order, and only that feed", async () => {
    await prepareFeed("basics");
    const { target, a, b, c } = await prepareFeed();
    await arrangeModules(target, [c, a, b]);
    expect(await readNames()).toBe("C A B");
    expect(await readNames("basics")).toBe("A B C");
    expect((await findDeskFeed("home")).version).toBe(target.version + 1);
  });

  test("gets a module at its end, and a copy below a module", async () => {
    const { target, a } = await prepareFeed();
    await addModule(target, { ...always, data: partners("D") });
    await duplicateModule({ ...target, version: target.version + 1 }, a);
    expect(await readNames()).toBe("A A B C D");
  });

  test("shows a changed module in the chosen language only", async () => {
    const { target, b } = await prepareFeed();
    await changeModule(target, b, { ...always, locale: "en", data: partners("X") });
    expect(await readNames()).toBe("A C");
    expect((await findDeskModule(b))?.module).toMatchObject({ locale: "en", data: partners("X") });
  });

  test("applies an order that was not saved together with a removal", async () => {
    const { target, a, b, c } = await prepareFeed();
    await deleteModule({ ...target, order: [c, b, a] }, b);
    expect(await readNames()).toBe("C A");
  });

  test("is what it was before a change and all later ones when that is undone", async () => {
    const { target, a, b, c } = await prepareFeed();
    const before = await findDeskFeed("home");
    const { version } = await deleteModule(target, b);
    await arrangeModules({ ...target, version }, [c, a]);
    await restoreFeed({ ...target, version: version + 1 }, version);
    expect((await findDeskFeed("home")).modules).toEqual(before.modules);
    await restoreFeed({ ...target, version: version + 2 }, version + 2);
    expect(await readNames()).toBe("C A");
  });

  test("lists its changes with what was changed and by whom", async () => {
    const { target, b } = await prepareFeed();
    const { version } = await deleteModule(target, b);
    const [latest] = await listFeedRevisions("home");
    expect(latest).toMatchObject({ version, action: "delete", module: { id: b, data: partners("B") } });
    expect(latest?.actor).toBeTruthy();
    const [line] = await db.select().from(auditLog).where(eq(auditLog.subjectId, b));
    expect(line).toMatchObject({ actorId: editorId, action: "delete", subjectType: "feed", subjectName: "B" });
  });
});

describe("nothing changes", () => {
  test("for the second of two editors", async () => {
    const { target, a, b, c } = await prepareFeed();
    await arrangeModules(target, [b, a, c]);
    await expect(arrangeModules(target, [c, b, a])).rejects.toMatchObject({ code: "conflict" });
    await expect(deleteModule(target, a)).rejects.toMatchObject({ code: "conflict" });
    expect(await readNames()).toBe("B A C");
  });

  test("when two editors save at the same moment, but for one of them", async () => {
    const { target, a, b, c } = await prepareFeed();
    const results = await Promise.allSettled([arrangeModules(target, [b, a, c]), arrangeModules(target, [c, b, a])]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("for users who are no editors", async () => {
    const { target, a, b, c } = await prepareFeed();
    const reader = await createMember();
    const foreign = { ...target, editorId: reader.id };
    await expect(arrangeModules(foreign, [c, b, a])).rejects.toMatchObject({ code: "forbidden" });
    await expect(restoreFeed(foreign, 1)).rejects.toMatchObject({ code: "forbidden" });
    expect(await readNames()).toBe("A B C");
  });

  test("with an order that lacks a module, or of an unknown module or change", async () => {
    const { target, a, b } = await prepareFeed();
    const unknown = "00000000-0000-4000-8000-000000000000";
    await expect(arrangeModules(target, [b, a])).rejects.toMatchObject({ code: "conflict" });
    await expect(deleteModule(target, unknown)).rejects.toMatchObject({ code: "missing" });
    await expect(restoreFeed(target, 9999)).rejects.toMatchObject({ code: "missing" });
    expect(await readNames()).toBe("A B C");
  });
});

test("only the latest changes are kept", async () => {
  const { target, a, b, c } = await prepareFeed("veganuary");
  for (let index = 0; index < 52; index += 1) {
    await arrangeModules({ ...target, version: target.version + index }, index % 2 ? [a, b, c] : [b, a, c]);
  }
  expect(await db.$count(feedRevisions, eq(feedRevisions.feed, "veganuary"))).toBe(50);
});
