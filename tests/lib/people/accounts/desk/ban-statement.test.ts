import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { banAccount, liftBan } from "#lib/people/accounts/desk/mutations.ts";
import { verifyCredentials } from "#lib/people/accounts/mutations.ts";
import { findBanStatementLink } from "#lib/people/reports/account-bans/statement-link-queries.ts";
import { countOpenReports, listDecidedCases } from "#lib/people/reports/desk-queries.ts";
import { readObjectionToken } from "#lib/people/reports/objection-link.ts";
import { createObjection, decideObjection } from "#lib/people/reports/objection-mutations.ts";
import { listOpenObjections } from "#lib/people/reports/objection-queries.ts";
import { findStatement } from "#lib/people/reports/statement-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { reportDecisions } from "#lib/platform/db/tables/community/reports.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { createMember, mailsTo, newEmail, newRequester, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { rowOf } from "./fixtures.ts";

setUpDatabase();

let admin: string;
let member: { id: string; email: string };
beforeAll(async () => {
  admin = await createReader({ newType: "admin", email: newEmail(), emailConfirmedAt: new Date() });
});
beforeEach(async () => {
  member = await createMember();
});

const until = new Date("2099-03-04T23:00:00Z");
const reasons = { reason: "Verkauft Diätpillen.", ground: "terms", rule: "Abschnitt 3", until } as const;
const ban = () => banAccount({ adminId: admin, id: member.id }, reasons);
const signIn = (given = password) =>
  verifyCredentials({ email: member.email, password: given, locale: "de" }, newRequester());
const rightOf = (link: string) => readObjectionToken(new URL(link, "http://site.invalid").searchParams.get("token"));

/** Where a banned member reads why, after the right password. */
async function readStatement() {
  const result = await signIn();
  if (result.error !== "banned") throw new Error(`signed in with ${result.error}`);
  expect(result.statementLink).toMatch(/^\/de\/[a-z-]+\?token=/);
  const right = rightOf(result.statementLink);
  if (!right) throw new Error("no right to object");
  return { right, statement: await findStatement(right, "de") };
}

describe("a ban of an account", () => {
  test("sends its owner the reasons, in the transaction of the ban", async () => {
    await ban();
    const mails = await mailsTo(member.email);
    const text = JSON.stringify(mails);
    expect(mails).toHaveLength(1);
    for (const part of ["Verkauft Diätpillen.", "Abschnitt 3", "token="]) expect(text).toContain(part);
    await expect(ban()).rejects.toThrow("conflict");
    expect(await mailsTo(member.email)).toHaveLength(1);
    expect(await db.$count(reportDecisions, eq(reportDecisions.authorId, member.id))).toBe(1);
  });

  test("is shown to its owner at sign-in, and only after the right password", async () => {
    await ban();
    const { statement } = await readStatement();
    expect(statement).toMatchObject({
      action: "ban",
      ground: "terms",
      rule: "Abschnitt 3",
      text: "Verkauft Diätpillen.",
      bannedUntil: until,
      targetType: "user",
      objection: null,
    });
    expect(await signIn("not the password")).toEqual({ error: "wrong" });
  });

  test("without a statement, by the operator, says nothing at sign-in", async () => {
    await ban();
    await liftBan({ adminId: admin, id: member.id });
    expect(await signIn()).toMatchObject({ error: null, userId: member.id });
    await db
      .update(users)
      .set({ bannedAt: new Date(Date.now() + 1000) })
      .where(eq(users.id, member.id));
    expect(await findBanStatementLink(member.id, "de")).toBeNull();
    expect(await signIn()).toEqual({ error: "wrong" });
  });

  test("ends when another editor accepts the objection of its owner", async () => {
    await ban();
    const { right } = await readStatement();
    const open = await countOpenReports();
    await createObjection(right, { text: "Das war ich nicht.", locale: "de" });
    expect(await countOpenReports()).toBe(open + 1);
    const objection = (await listOpenObjections()).find(({ decision }) => decision.id === right.decisionId);
    const decision = { objectionId: objection?.id ?? "", isAccepted: true, text: "Stimmt." };
    await expect(decideObjection({ ...decision, editorId: admin })).rejects.toMatchObject({ code: "sameEditor" });
    await decideObjection({ ...decision, editorId: await createReader({ newType: "editor" }) });
    expect((await rowOf(member.id)).bannedAt).toBeNull();
    expect(await signIn()).toMatchObject({ error: null });
  });

  test("is listed in the history of decisions, without a report", async () => {
    await ban();
    const { right } = await readStatement();
    const entry = (await listDecidedCases()).find(({ id }) => id === right.decisionId);
    expect(entry).toMatchObject({ action: "ban", reportId: null, editorId: admin });
  });
});
