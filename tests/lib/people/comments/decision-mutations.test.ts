import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { decideComment } from "#lib/people/comments/decision-mutations.ts";
import { listRecentDecisions } from "#lib/people/comments/desk/history-queries.ts";
import { deleteComment, editComment } from "#lib/people/comments/edit-mutations.ts";
import type { CommentDecision } from "#lib/people/comments/schema.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import en from "#messages/en.json";
import { mailsTo } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { change, createDish, createReader, rowOf, write } from "./fixtures.ts";

setUpDatabase();

let reader: string;
let editor: string;
let admin: string;
let dish: string;

beforeAll(async () => {
  reader = await createReader();
  editor = await createReader({ newType: "editor", name: "Erika" });
  admin = await createReader({ newType: "admin", name: "Adam" });
  dish = await createDish();
});

async function writeHeld(userId?: string): Promise<string> {
  const { id, state } = await write(userId ?? (await createReader()), dish, { text: `www.${randomUUID()}.example` });
  expect(state).toBe("held");
  return id;
}

const approve = (id: string, editorId = editor, version = 1) =>
  decideComment({ editorId, id, version, decision: "approve", note: "" });
const hide = (id: string, editorId = editor, note = "") =>
  decideComment({ editorId, id, version: 1, decision: "hide", reason: "spam", note });

/** What the desk lists of the decisions about a comment. */
const listDecisions = async (commentId: string) =>
  (await listRecentDecisions()).filter(({ comment }) => comment.id === commentId);

test("a held comment is approved, hidden and restored, with a history", async () => {
  const author = await createReader();
  const id = await writeHeld(author);
  expect(await approve(id)).toEqual({ itemId: dish, authorId: author, state: "visible" });
  expect(await rowOf(id)).toMatchObject({ state: "visible", reasons: [] });
  await hide(id, admin, "Werbung für Messer.");
  expect(await rowOf(id)).toMatchObject({ state: "hidden", reasons: ["spam"] });
  await decideComment({ editorId: editor, id, version: 1, decision: "restore", note: "" });
  expect(await rowOf(id)).toMatchObject({ state: "visible", reasons: [] });
  expect(await listDecisions(id)).toMatchObject([
    { decision: "restore", reason: null, editor: { id: editor, name: "Erika" } },
    { decision: "hide", reason: "spam", note: "Werbung für Messer.", editor: { id: admin, name: "Adam" } },
    { decision: "approve", reason: null, version: 1 },
  ]);
});

test("the author gets a mail in their language when an editor hides or restores a comment", async () => {
  const email = `${randomUUID()}@tischlein.example`;
  const author = await createReader({ email, emailConfirmedAt: new Date(), locale: "en" });
  const id = await writeHeld(author);
  await approve(id);
  expect(await mailsTo(email)).toEqual([]);
  await hide(id, admin, "Werbung für Messer.");
  const [hidden] = await mailsTo(email);
  expect(hidden?.subject).toBe(en.mail.commentHidden.subject);
  expect(hidden?.text).toContain(en.comments.hideReasons.spam);
  expect(hidden?.text).toContain("/en/contact");
  // The note is for editors.
  expect(hidden?.text).not.toContain("Messer");
  await decideComment({ editorId: editor, id, version: 1, decision: "restore", note: "" });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    en.mail.commentHidden.subject,
    "Your comment is public again",
  ]);
});

test("no mail goes to an address that is not confirmed, nor of a decision that is refused", async () => {
  const email = `${randomUUID()}@tischlein.example`;
  const author = await createReader({ email, emailConfirmedAt: new Date(), locale: "de" });
  const id = await writeHeld(author);
  await expect(hide(id, author)).rejects.toThrow("missing");
  await change(id, { version: 2 });
  await expect(hide(id)).rejects.toThrow("conflict");
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, author));
  await decideComment({ editorId: editor, id, version: 2, decision: "hide", reason: "insult", note: "" });
  expect(await mailsTo(email)).toEqual([]);
});

test("of editors who decide the same at once, one does", async () => {
  const id = await writeHeld();
  const results = await Promise.allSettled([approve(id), approve(id, admin), approve(id), hide(id, admin)]);
  const refused = results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
  // Hiding is possible before and after an approval.
  expect(refused.every((reason) => reason.includes("conflict"))).toBe(true);
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(await listDecisions(id)).toHaveLength(4 - refused.length);
});

test("a decision is about the version that was read", async () => {
  const author = await createReader();
  const id = await writeHeld(author);
  await editComment({ userId: author, id, version: 1, text: "www.anders.example" });
  await expect(approve(id)).rejects.toThrow("conflict");
  expect(await approve(id, editor, 2)).toMatchObject({ state: "visible" });
});

test("only editors and admins decide", async () => {
  const id = await writeHeld();
  const others = [
    reader,
    randomUUID(),
    await createReader({ newType: "contributor" }),
    await createReader({ newType: "partner" }),
    await createReader({ newType: "editor", bannedAt: new Date() }),
  ];
  for (const user of others) await expect(approve(id, user)).rejects.toThrow("missing");
  expect(await rowOf(id)).toMatchObject({ state: "held" });
  expect(await listDecisions(id)).toEqual([]);
});

test("a deleted or unknown comment cannot be decided about", async () => {
  const author = await createReader();
  const id = await writeHeld(author);
  await deleteComment(author, id);
  await expect(approve(id, editor, 2)).rejects.toThrow("missing");
  await expect(approve(randomUUID())).rejects.toThrow("missing");
});

test.each<[CommentDecision["decision"], "visible" | "held" | "hidden"]>([
  ["approve", "visible"],
  ["approve", "hidden"],
  ["restore", "held"],
  ["restore", "visible"],
])("to %s a comment that is %s is a conflict", async (decision, state) => {
  const { id } = await write(await createReader(), dish);
  await change(id, { state });
  const input = { id, version: 1, decision, note: "" } as CommentDecision;
  await expect(decideComment({ editorId: editor, ...input })).rejects.toThrow("conflict");
});

test("decisions about a reply change the count of its parent", async () => {
  const { id: parentId } = await write(await createReader(), dish);
  const { id } = await write(await createReader(), dish, { parentId, text: `www.${randomUUID()}.example` });
  const count = async () => (await rowOf(parentId))?.replyCount;
  expect(await count()).toBe(0);
  await approve(id);
  expect(await count()).toBe(1);
  await hide(id);
  expect(await count()).toBe(0);
});
