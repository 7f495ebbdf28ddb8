import { beforeAll, expect, test, vi } from "vitest";
import { createWebSession } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { decideObjectionAction, decideReportsAction } from "#lib/reports/desk-actions.ts";
import { createObjection } from "#lib/reports/objection-mutations.ts";
import { listOpenObjections } from "#lib/reports/objection-queries.ts";
import { findTarget } from "#lib/reports/target-queries.ts";
import { createDish, createReader } from "#tests/lib/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createContact, decide, report, reportOf } from "./fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh() {}, revalidateTag() {} }));
vi.mock("next/navigation", () => ({ redirect() {} }));

setUpDatabase();

let editor: string;
beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: "de", ...fields })) form.set(name, value);
  return form;
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
