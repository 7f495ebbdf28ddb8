import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { decideObjectionAction, decideReportsAction } from "#lib/people/reports/desk-actions.ts";
import { createObjection } from "#lib/people/reports/objection-mutations.ts";
import { listOpenObjections } from "#lib/people/reports/objection-queries.ts";
import { findTarget } from "#lib/people/reports/target-queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createLiveStory } from "#tests/lib/content/story-drafts/fixtures.ts";
import { createCookbook } from "#tests/lib/kitchen/cookbooks/fixtures.ts";
import { createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createContact, decide, report, reportOf } from "./fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh() {} }));
vi.mock("next/navigation", () => ({ redirect() {} }));

setUpDatabase();
const takeExpired = recordExpiry();

let editor: string;
beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

function formOf(fields: Record<string, string>): FormData {
  return toForm({ locale: "de", ...fields });
}

const open = { status: "open" } as const;
const hideFields = { action: "hide", ground: "terms", rule: "Abschnitt 3", text: "Werbung." };

test("only signed-in editors decide about reports", async () => {
  const dish = await createDish();
  const { id, reference } = await report(dish);
  const form = () => formOf({ ...hideFields, report: id, newest: id });
  const others = [null, await createReader(), await createReader({ newType: "contributor" })];
  for (const user of others) {
    await signInAs(user);
    expect(await decideReportsAction(open, form())).not.toMatchObject({ status: "sent" });
    expect((await reportOf(reference)).decisionId).toBeNull();
  }
  expect(takeExpired()).toEqual([]);
  await signInAs(editor);
  expect(await decideReportsAction(open, form())).toEqual({ status: "sent" });
  expect((await findTarget(db, { type: "recipe", id: dish }, "de"))?.isVisible).toBe(false);
  expect(await decideReportsAction(open, form())).toMatchObject({ errors: { action: "conflict" } });
});

test("only other editors decide about objections", async () => {
  const { id } = await report(await createDish((await createContact()).id));
  const { decisionId } = await decide(editor, id);
  await createObjection({ decisionId, reportId: null }, { text: "Nein.", locale: "de" });
  const isOpen = async () => (await listOpenObjections()).find(({ decision }) => decision.id === decisionId);
  const objection = (await isOpen())?.id ?? "";
  const form = () => formOf({ objection, outcome: "accepted", text: "Stimmt." });
  for (const user of [null, await createReader(), editor]) {
    await signInAs(user);
    expect(await decideObjectionAction(open, form())).not.toMatchObject({ status: "sent" });
    expect(await isOpen()).toBeTruthy();
  }
  expect(takeExpired()).toEqual([]);
  await signInAs(await createReader({ newType: "admin" }));
  expect(await decideObjectionAction(open, form())).toEqual({ status: "sent" });
  expect(await isOpen()).toBeUndefined();
});

test("a restriction names ground and rule, a ban its length", async () => {
  await signInAs(editor);
  const { id } = await report((await createContact()).id, { type: "user" });
  const form = formOf({ action: "ban", text: "", report: id, newest: id });
  expect(await decideReportsAction(open, form)).toMatchObject({
    status: "invalid",
    errors: { ground: "noGround", rule: "noRule", ban: "noBan", text: "required" },
  });
});

/** Cards, feeds and all else that lists recipes and stories. */
const lists = ["cards", "categories", "feeds", "tags", "users"];
const slugOf = async (id: string) =>
  (await db.select({ slug: users.slug }).from(users).where(eq(users.id, id)))[0]?.slug;

async function decideAs(userId: string, target: Awaited<ReturnType<typeof report>>, fields: Record<string, string>) {
  await signInAs(userId);
  takeExpired();
  return decideReportsAction(open, formOf({ ...hideFields, report: target.id, newest: target.id, ...fields }));
}

test("hidden recipes and stories expire with their author and all lists, and so do accepted objections", async () => {
  const author = await createContact();
  for (const [type, id] of [
    ["recipe", await createDish(author.id)],
    ["story", await createLiveStory(author.id)],
  ] as const) {
    const ownLists = type === "recipe" ? ["ingredients"] : [];
    const pages = [...lists, ...ownLists, ...(await itemTags(id)), `user:${await slugOf(author.id)}`].toSorted();
    const reported = await report(id, { type });
    expect(await decideAs(editor, reported, {})).toEqual({ status: "sent" });
    expect(takeExpired()).toEqual(pages);

    const { decisionId } = await reportOf(reported.reference);
    await createObjection({ decisionId: decisionId ?? "", reportId: null }, { text: "Nein.", locale: "de" });
    const objection = (await listOpenObjections()).find(({ decision }) => decision.id === decisionId)?.id ?? "";
    await signInAs(await createReader({ newType: "admin" }));
    const accept = formOf({ objection, outcome: "accepted", text: "Stimmt." });
    expect(await decideObjectionAction(open, accept)).toEqual({ status: "sent" });
    expect(takeExpired()).toEqual(pages);
  }
});

test("a hidden cookbook expires its page and all lists of cookbooks", async () => {
  const { id } = await createCookbook(await createReader(), "Pillen", { visibility: "public" });
  const row = await report(id, { type: "cookbook" });
  await signInAs(editor);
  takeExpired();
  expect(await decideReportsAction(open, formOf({ ...hideFields, report: row.id, newest: row.id }))).toEqual({
    status: "sent",
  });
  expect(takeExpired()).toEqual(["cookbooks"]);
});

test("a hidden comment expires its recipe, a ban the profile", async () => {
  const dish = await createDish();
  const comment = await write(await createReader(), dish);
  expect(await decideAs(editor, await report(comment.id, { type: "comment" }), { version: "1" })).toEqual({
    status: "sent",
  });
  expect(takeExpired()).toEqual(await itemTags(dish));

  const { id } = await createContact();
  const ban = { action: "ban", ban: "7" };
  expect(await decideAs(editor, await report(id, { type: "user" }), ban)).toEqual({ status: "sent" });
  expect(takeExpired()).toEqual(["cards", "cookbooks", "menus", `user:${await slugOf(id)}`, "users"]);
});

test("a report that is dismissed and a warning expire nothing, for all stays as it is", async () => {
  const dish = await createDish((await createContact()).id);
  expect(await decideAs(editor, await report(dish), { action: "dismiss" })).toEqual({ status: "sent" });
  expect(await decideAs(editor, await report(dish), { action: "warn" })).toEqual({ status: "sent" });
  expect(takeExpired()).toEqual([]);
});
