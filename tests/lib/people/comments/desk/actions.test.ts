import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { decideCommentAction } from "#lib/people/comments/desk/actions.ts";
import { listRecentDecisions } from "#lib/people/comments/desk/history-queries.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDish, createReader, rowOf, write } from "../fixtures.ts";

const session = vi.hoisted(() => ({ userId: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({
  getSessionUser: async () => session.userId && { id: session.userId, sessionId: "session" },
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));

setUpDatabase();
const takeExpired = recordExpiry();

async function writeHeld(): Promise<string> {
  return (await write(await createReader(), await createDish(), { text: `www.${randomUUID()}.example` })).id;
}

async function decideAs(newType: UserType | null, fields: Record<string, string>) {
  session.userId = newType && (await createReader({ newType }));
  return decideCommentAction(null, toForm({ version: "1", ...fields }));
}

test.each([null, "community", "contributor", "partner"] as const)("users of type %s do not decide", async (newType) => {
  const id = await writeHeld();
  const code = newType === null ? "unauthorized" : "missing";
  expect(await decideAs(newType, { id, decision: "approve" })).toMatchObject({ ok: false, code });
  expect(await rowOf(id)).toMatchObject({ state: "held" });
  expect(takeExpired()).toEqual([]);
});

test.each(["editor", "admin"] as const)("an %s approves, and a second decision is a conflict", async (newType) => {
  const id = await writeHeld();
  expect(await decideAs(newType, { id, decision: "approve" })).toMatchObject({ ok: true });
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: "visible" });
  expect(takeExpired()).toEqual(await itemTags(row?.itemId ?? ""));
  expect(await decideAs(newType, { id, decision: "approve" })).toMatchObject({ ok: false, code: "conflict" });
  expect(takeExpired()).toEqual([]);
});

test("hiding needs a reason, and stands in the history with the comment as it is now", async () => {
  const id = await writeHeld();
  expect(await decideAs("editor", { id, decision: "hide", reason: "", note: "" })).toMatchObject({ code: "invalid" });
  expect(await decideAs("editor", { id, decision: "hide", reason: "spam", note: "Messer" })).toMatchObject({
    ok: true,
  });
  const [latest] = await listRecentDecisions();
  expect(latest).toMatchObject({
    decision: "hide",
    reason: "spam",
    note: "Messer",
    comment: { id, state: "hidden", version: 1, isDeleted: false },
  });
});
