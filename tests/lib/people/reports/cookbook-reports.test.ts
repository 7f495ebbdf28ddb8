import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { updateCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { findReportCase } from "#lib/people/reports/desk-queries.ts";
import { createNotice } from "#lib/people/reports/mutations.ts";
import { findStatement } from "#lib/people/reports/statement-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { reportDecisions } from "#lib/platform/db/tables/community/reports.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { type CookbookVisibility, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { createCookbook } from "#tests/lib/kitchen/cookbooks/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createContact, decide, report, reportOf, subjectsTo, textsTo } from "./fixtures.ts";

setUpDatabase();

let editor: string;

beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
});

async function slugOf(id: string): Promise<string> {
  const [row] = await db.select({ slug: cookbooks.slug }).from(cookbooks).where(eq(cookbooks.id, id));
  if (!row) throw new Error("no cookbook");
  return row.slug;
}

/** A cookbook with ways to change it. */
async function createBook(visibility: CookbookVisibility) {
  const owner = await createContact();
  const { id } = await createCookbook(owner.id, "Suppen", { visibility });
  const become = async (next: CookbookVisibility, title = "Suppen") => {
    const summary = `Alles zu ${title}`;
    await updateCookbook({ userId: owner.id, id, locale: "de", title, summary, visibility: next });
  };
  return { id, owner, become };
}

test("an unlisted cookbook is reported with its address, and not by its id alone", async () => {
  const { id, become } = await createBook("public");
  const former = `/de/kochbuecher/${await slugOf(id)}`;
  await become("unlisted");
  const reporter = await createContact();
  const send = (address?: string) => report(id, { type: "cookbook", reporterId: reporter.id, address });
  for (const address of [undefined, "", former, `/de/kochbuecher/${id}`, "https://example.com/"])
    await expect(send(address), address).rejects.toThrow("missing");
  expect(await textsTo(reporter.email)).toEqual([]);
  const present = await slugOf(id);
  await send(`/en/cookbooks/${present}?page=2`);
  expect((await textsTo(reporter.email))[0]).toContain(`/de/kochbuecher/${present}`);
});

test("a notice with the address of an unlisted cookbook repeats it", async () => {
  const { id } = await createBook("unlisted");
  const address = `/de/kochbuecher/${await slugOf(id)}`;
  const reporter = await createContact();
  const fields = { reason: "copyright", text: "Ohne meine Erlaubnis kopiert.", name: "Ada", locale: "de" } as const;
  await createNotice({ ...fields, url: address, reporterId: null, email: reporter.email });
  expect((await textsTo(reporter.email))[0]).toContain(address);
});

test("who reported a public cookbook learns neither its new address nor title when it is unlisted", async () => {
  const { id, become } = await createBook("public");
  const reporter = await createContact();
  const row = await report(id, { type: "cookbook", reporterId: reporter.id });
  await become("unlisted", "Geheimes");
  const slug = await slugOf(id);
  const { decisionId } = await decide(editor, row.id, { action: "dismiss" });
  expect(await subjectsTo(reporter.email)).toHaveLength(2);
  expect((await textsTo(reporter.email)).join("\n")).not.toContain(slug);
  const statement = await findStatement({ decisionId, reportId: row.id }, "de");
  expect(JSON.stringify(statement)).not.toMatch(/geheimes/i);
  expect(await findStatement({ decisionId, reportId: null }, "de")).toMatchObject({ targetTitle: "Geheimes" });
});

test("who reported an unlisted cookbook gets its address while that is the same", async () => {
  const { id, become } = await createBook("unlisted");
  const address = `/de/kochbuecher/${await slugOf(id)}`;
  const reporter = await createContact();
  const row = await report(id, { type: "cookbook", reporterId: reporter.id, address });
  await become("unlisted", "Eintöpfe");
  const { decisionId } = await decide(editor, row.id, { action: "dismiss" });
  expect((await textsTo(reporter.email))[1]).toContain(address);
  expect(await findStatement({ decisionId, reportId: row.id }, "de")).toMatchObject({ targetTitle: "Eintöpfe" });
});

test("of a cookbook that is private by now, only its writer reads the title", async () => {
  const { id, owner, become } = await createBook("public");
  const reporter = await createContact();
  const row = await report(id, { type: "cookbook", reporterId: reporter.id });
  await become("private", "Geheimes");
  const view = await findReportCase(row.id, "de");
  expect(view?.target).toMatchObject({ title: "", text: "", isVisible: false });
  const { decisionId } = await decide(editor, row.id, { action: "warn" });
  const [decision] = await db.select().from(reportDecisions).where(eq(reportDecisions.id, decisionId));
  expect(decision?.targetTitle).toBe("");
  const lines = await db.select().from(auditLog).where(eq(auditLog.subjectId, decisionId));
  expect(lines).toMatchObject([{ subjectName: "" }]);
  expect((await textsTo(reporter.email)).join("\n")).not.toMatch(/geheimes/i);
  const statement = await findStatement({ decisionId, reportId: row.id }, "de");
  expect(statement).toMatchObject({ targetTitle: "" });
  expect((await textsTo(owner.email))[0]).toContain("Geheimes");
  expect(await findStatement({ decisionId, reportId: null }, "de")).toMatchObject({ targetTitle: "Geheimes" });
});

test("the desk reads on in a cookbook that it has hidden, so that it can decide about an objection", async () => {
  const { id, become } = await createBook("public");
  await become("public", "Pillen");
  const row = await report(id, { type: "cookbook" });
  await decide(editor, row.id);
  expect((await reportOf(row.reference)).decisionId).not.toBeNull();
  const view = await findReportCase(row.id, "de");
  expect(view?.target).toMatchObject({ title: "Pillen", text: "Alles zu Pillen", isVisible: false });
});
