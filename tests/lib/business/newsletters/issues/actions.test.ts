import { afterEach, beforeAll, expect, test, vi } from "vitest";
import {
  cancelPlanAction,
  createIssueAction,
  deleteIssueAction,
  planIssueAction,
  saveIssueAction,
  sendIssueAction,
  sendTestIssueAction,
} from "#lib/business/newsletters/issues/actions.ts";
import { findOrCreateIssue } from "#lib/business/newsletters/issues/mutations.ts";
import { getIssue } from "#lib/business/newsletters/issues/queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { newsletterIssues } from "#lib/platform/db/tables/newsletters.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna } from "#tests/support/fixtures.ts";
import { createDish, queuedEmails, texts } from "../fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), revalidateTag() {} }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(href);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let dish: string;
let editor: { id: string; email: string };

beforeAll(async () => {
  process.env.IMAGE_KEYS = "a-key-of-this-test-only";
  dish = await createDish(await createAnna(), "suppe");
  editor = await createMember({ newType: "editor" });
});
afterEach(async () => {
  for (const table of [outbox, newsletterIssues]) await db.delete(table);
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

/** Runs an action and returns its state, or the address it redirects to. */
async function run(action: (form: FormData) => Promise<unknown>, fields: Record<string, string>): Promise<unknown> {
  const version = fields.id ? await findVersion(fields.id) : null;
  return action(toForm({ locale: "de", ...(version && { version }), ...fields })).catch(
    (error: Error) => error.message,
  );
}

/** The version that a page shows now. */
const findVersion = async (id: string) => String((await getIssue(id))?.version ?? 1);

const save = (form: FormData) => saveIssueAction({ status: "open" }, form);
const content = {
  subjectDe: "Neu",
  subjectEn: "New",
  preheaderDe: "",
  preheaderEn: "",
  introDe: "",
  introEn: "",
  contents: "/de/rezepte/suppe-de",
};

test("only editors create, save, test, send and delete issues", async () => {
  const id = await findOrCreateIssue({ texts, itemIds: [dish] });
  const others = [null, (await createMember()).id, (await createMember({ newType: "contributor" })).id];
  for (const user of others) {
    await signInAs(user);
    await run(createIssueAction, {});
    await run(save, { id, ...content });
    await run(sendTestIssueAction, { id });
    await run(sendIssueAction, { id, confirmed: "on" });
    await run(planIssueAction, { id, time: "2099-03-10T08:30", confirmed: "on" });
    await run(deleteIssueAction, { id });
    expect(await db.$count(newsletterIssues)).toBe(1);
    expect(await getIssue(id)).toMatchObject({
      state: "draft",
      plannedAt: null,
      texts: { de: { subject: "Kürbis & mehr" } },
    });
    expect(await queuedEmails()).toEqual([]);
  }
  expect(takeExpired()).toEqual([]);
});

test("editors compose, test and send an issue with confirmation", async () => {
  await signInAs(editor.id);
  const href = String(await run(createIssueAction, {}));
  const id = href.replace("/de/desk/newsletter/", "");
  expect(await run(sendTestIssueAction, { id })).toBe(`${href}?notice=incomplete`);
  expect(await run(save, { id, ...content })).toBe(`${href}?notice=saved`);
  expect(await run(sendTestIssueAction, { id })).toBe(`${href}?notice=tested`);
  expect(await queuedEmails()).toMatchObject([{ recipient: editor.email, subject: "[Test] Neu" }]);
  expect(await run(sendIssueAction, { id })).toBe(`${href}?notice=unconfirmed`);
  expect((await getIssue(id))?.state).toBe("draft");
  expect(takeExpired()).toEqual([]);
  expect(await run(sendIssueAction, { id, confirmed: "on" })).toBe(`${href}?notice=started`);
  expect(takeExpired()).toEqual(["newsletters"]);
  expect(await run(sendIssueAction, { id, confirmed: "on" })).toBe(`${href}?notice=conflict`);
  // What was typed is not lost when the issue was started meanwhile.
  expect(await run(save, { id, ...content })).toMatchObject({
    status: "invalid",
    errors: { form: "not-draft" },
    values: { subjectDe: "Neu" },
  });
  expect((await getIssue(id))?.state).toBe("sending");
  expect(takeExpired()).toEqual([]);
});

test("editors plan an issue, and a refused time stays in the address", async () => {
  await signInAs(editor.id);
  const id = await findOrCreateIssue({ texts, itemIds: [dish] });
  const page = `/de/desk/newsletter/${id}`;
  const plan = (time: string, confirmed = "on") => run(planIssueAction, { id, time, ...(confirmed && { confirmed }) });
  expect(await plan("morgen")).toBe(`${page}?notice=noTime&time=morgen`);
  expect(await plan("2099-03-10T08:30", "")).toBe(`${page}?notice=unconfirmed&time=2099-03-10T08%3A30`);
  expect(await plan("2020-03-10T08:30")).toBe(`${page}?notice=past&time=2020-03-10T08%3A30`);
  expect(await plan("2099-03-10T08:30")).toBe(`${page}?notice=planned`);
  expect((await getIssue(id))?.plannedAt).toEqual(new Date("2099-03-10T07:30:00Z"));
  // What is planned can still be changed, and taken back.
  expect(await run(save, { id, ...content })).toBe(`${page}?notice=saved`);
  expect(await run(cancelPlanAction, { id })).toBe(`${page}?notice=canceled`);
  expect(await getIssue(id)).toMatchObject({ plannedAt: null, texts: { de: { subject: "Neu" } } });
  await run(sendIssueAction, { id, confirmed: "on" });
  expect(await plan("2099-03-10T08:30")).toBe(`${page}?notice=conflict&time=2099-03-10T08%3A30`);
});

test("says that another editor has changed the draft meanwhile, and keeps what was typed", async () => {
  await signInAs(editor.id);
  const id = await findOrCreateIssue({ texts, itemIds: [dish] });
  const version = await findVersion(id);
  await run(save, { id, ...content });
  const state = await run(save, { id, version, ...content, introDe: "Mein langer Text." });
  expect(state).toMatchObject({
    status: "invalid",
    errors: { form: "conflict" },
    values: { introDe: "Mein langer Text." },
  });
  const changed = `/de/desk/newsletter/${id}?notice=changed`;
  expect(await run(sendIssueAction, { id, version, confirmed: "on" })).toBe(changed);
  expect(await run(deleteIssueAction, { id, version })).toBe(changed);
  const plan = await run(planIssueAction, { id, version, time: "2099-03-10T08:30", confirmed: "on" });
  expect(plan).toBe(`${changed}&time=2099-03-10T08%3A30`);
  expect(await getIssue(id)).toMatchObject({ state: "draft", plannedAt: null, texts: { de: { subject: "Neu" } } });
});

test("keeps what was typed and names what is wrong", async () => {
  await signInAs(editor.id);
  const id = await findOrCreateIssue({ texts, itemIds: [dish] });
  expect(await run(save, { id, ...content, subjectEn: " ", contents: "nope" })).toMatchObject({
    status: "invalid",
    errors: { subjectEn: "required" },
    values: { subjectDe: "Neu", contents: "nope" },
  });
  expect(await run(save, { id, ...content, contents: "suppe-de\nnope" })).toMatchObject({
    errors: { contents: "unknown nope" },
  });
  expect(await run(save, { id, ...content, introDe: "x".repeat(4001) })).toMatchObject({
    errors: { introDe: "tooLong" },
  });
});

test("adds the address of the pressed button", async () => {
  await signInAs(editor.id);
  const id = await findOrCreateIssue({ texts, itemIds: [dish] });
  await run(save, { id, ...content, contents: "", add: "/en/recipes/suppe-en" });
  await run(sendTestIssueAction, { id });
  expect((await queuedEmails())[0]?.text).toContain("/de/rezepte/suppe-de");
});
