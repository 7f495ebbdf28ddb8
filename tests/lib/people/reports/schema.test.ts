import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { noticeSchema, reportBodySchema, reportSchema } from "#lib/people/reports/schema.ts";

const report = { targetType: "comment", targetId: randomUUID(), reason: "spam", text: "", locale: "de" };
const notice = {
  url: "/de/rezepte/linsen",
  reason: "copyright",
  text: "Das ist mein Bild, ohne Erlaubnis.",
  name: "Ada",
  email: "ada@tischlein.example",
  goodFaith: true,
  locale: "de",
};
const errorsOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

test("a report needs a reason, and words only for something else", () => {
  expect(reportSchema.safeParse(report).success).toBe(true);
  expect(errorsOf(reportSchema.safeParse({ ...report, reason: undefined }))).toEqual(["reason: noReason"]);
  expect(errorsOf(reportSchema.safeParse({ ...report, reason: "other", text: "\u200b \n" }))).toEqual([
    "text: required",
  ]);
  expect(errorsOf(reportSchema.safeParse({ ...report, reason: "child_abuse" }))).toEqual(["reason: noReason"]);
});

test("texts are normalized and limited", () => {
  const parsed = reportSchema.parse({ ...report, text: "a\u202eb\u0000\r\n\r\n\r\n\r\nc" });
  expect(parsed.text).toBe("ab\n\nc");
  expect(errorsOf(reportSchema.safeParse({ ...report, text: "x".repeat(2001) }))).toEqual(["text: tooLong"]);
  expect(errorsOf(reportSchema.safeParse({ ...report, text: "x".repeat(100_000) }))).toEqual(["text: tooLong"]);
  expect(reportSchema.safeParse({ ...report, text: "👩‍👩‍👧‍👦".repeat(800) }).success).toBe(true);
});

test("a notice has all elements of Article 16(2)", () => {
  expect(noticeSchema.safeParse(notice).success).toBe(true);
  const empty = { url: "", text: "", name: "", email: "", goodFaith: false, locale: "de" };
  expect(errorsOf(noticeSchema.safeParse(empty))?.sort()).toEqual([
    "email: badEmail",
    "goodFaith: notConfirmed",
    "name: noName",
    "reason: noReason",
    "text: tooShort",
    "url: badUrl",
  ]);
});

test("a notice of child abuse needs neither name nor address", () => {
  expect(noticeSchema.safeParse({ ...notice, reason: "child_abuse", name: "", email: "" }).success).toBe(true);
  expect(errorsOf(noticeSchema.safeParse({ ...notice, name: "", email: "" }))).toEqual([
    "name: noName",
    "email: badEmail",
  ]);
});

test("a request names exactly one thing", () => {
  const recipe = randomUUID();
  expect(reportBodySchema.safeParse({ recipe, reason: "spam" }).success).toBe(true);
  expect(errorsOf(reportBodySchema.safeParse({ reason: "spam" }))).toEqual([": target"]);
  expect(errorsOf(reportBodySchema.safeParse({ recipe, user: recipe, reason: "spam" }))).toEqual([": target"]);
});

test("an address that is too long or none has our error", () => {
  for (const email of ["x", "a".repeat(300), `${"a".repeat(300)}@tischlein.example`]) {
    expect(errorsOf(noticeSchema.safeParse({ ...notice, email }))).toEqual(["email: badEmail"]);
  }
});
