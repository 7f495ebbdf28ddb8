import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { createDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { getDraft } from "#lib/content/recipe-drafts/draft/queries.ts";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { rejectionSchema } from "#lib/content/recipe-drafts/schema.ts";
import { createComment } from "#lib/people/comments/mutations.ts";
import {
  commentDecisionSchema,
  commentEditFormSchema,
  commentFormSchema,
  newCommentSchema,
} from "#lib/people/comments/schema.ts";
import { decisionSchema, objectionDecisionSchema } from "#lib/people/reports/decision-schema.ts";
import { createNotice, createReport } from "#lib/people/reports/mutations.ts";
import { noticeSchema, objectionSchema, reportBodySchema, reportSchema } from "#lib/people/reports/schema.ts";
import { completeDraft } from "#tests/lib/content/recipe-drafts/fixtures.ts";
import { createDish, createReader, rowOf } from "#tests/lib/people/comments/fixtures.ts";
import { reportOf } from "#tests/lib/people/reports/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

/** What is typed, and what is kept of it. */
const hostile: [name: string, typed: string, kept: string][] = [
  ["markup", `<script>alert(1)</script>"'>&lt;`, `<script>alert(1)</script>"'>&lt;`],
  ["bidi controls", "\u202ESup\u2066pe\u2069 mit\u200F\u061C Brot\u202C", "Suppe mit Brot"],
  ["characters without width", "Sup\u200Bpe\u200C\u2060 mit\uFEFF Brot\u00AD", "Suppe mit Brot"],
  ["NUL and other controls", "Suppe\u0000 mit\u0007 Brot\u001B", "Suppe mit Brot"],
  ["emoji", "Köchin 👩‍🍳, Familie 👨‍👩‍👧‍👦, ❤️ und 👍🏿", "Köchin 👩‍🍳, Familie 👨‍👩‍👧‍👦, ❤️ und 👍🏿"],
  ["half a surrogate pair", "Suppe\uD800 mit Brot", "Suppe mit Brot"],
];
const long = "a".repeat(100_000);

const ids = { flour: randomUUID(), egg: randomUUID(), pictureId: randomUUID() };
/** A draft that has every field. */
const full = completeDraft(ids, {
  title: { de: "a", en: "a" },
  summary: { de: "a", en: "a" },
  chefsNote: { de: "a", en: "a" },
  groups: [
    {
      heading: { de: "a", en: "a" },
      ingredients: [{ id: "row", name: "a", characteristic: { de: "a", en: "a" }, addition: { de: "a", en: "a" } }],
    },
  ],
  utensils: [{ utensilId: randomUUID(), size: { de: "a", en: "a" } }],
  steps: [{ id: "step", heading: { de: "a", en: "a" }, text: { de: "a", en: "a" }, tip: { de: "a", en: "a" } }],
  source: { url: null, siteName: "a", author: "a" },
});

type Json = Record<string, unknown>;

/** The paths of all texts that are "a", and so of every field with free text. */
function listPaths(value: unknown, path: string[] = []): string[][] {
  if (value === "a") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listPaths(part, [...path, key]));
}

function setAt<Value>(value: Value, path: string[], text: string): Value {
  const copy = structuredClone(value);
  const parent = path.slice(0, -1).reduce<Json>((part, key) => part[key] as Json, copy as Json);
  parent[path.at(-1) ?? ""] = text;
  return copy;
}
const readAt = (value: unknown, path: string[]) => path.reduce<unknown>((part, key) => (part as Json)[key], value);

const id = randomUUID();
const locale = "de";
const comment = { itemId: id, text: "a", locale };
const report = { reason: "other", text: "a", email: "", locale };
/** Every form of comments, reports and decisions, with "a" in each field of free text. */
const forms: Record<string, [z.ZodType, object]> = {
  "a comment of the REST API": [newCommentSchema, comment],
  "the form of a comment": [commentFormSchema, comment],
  "the edit of a comment": [commentEditFormSchema, { id, version: "1", text: "a", locale }],
  "a decision on a comment": [commentDecisionSchema, { id, version: 1, decision: "approve", note: "a" }],
  "a report": [reportSchema, { ...report, targetType: "comment", targetId: id }],
  "a report of the REST API": [reportBodySchema, { ...report, recipe: id }],
  "an objection": [objectionSchema, { token: "x", text: "a", locale }],
  "a decision on a report": [
    decisionSchema,
    { report: id, action: "hide", ground: "terms", rule: "a", text: "a", locale },
  ],
  "a decision on an objection": [objectionDecisionSchema, { objection: id, outcome: "accepted", text: "a", locale }],
  "the rejection of a recipe": [rejectionSchema, { reason: "a", notes: { title: "a" } }],
};

describe.each(listPaths(full).map((path) => [path.join("."), path] as const))("%s of a draft", (_, path) => {
  test.each(hostile)("keeps of %s what is readable", (_name, typed, kept) => {
    expect(readAt(draftContentSchema.parse(setAt(full, path, typed)), path)).toBe(kept);
  });

  test("refuses 100,000 characters", () => {
    expect(draftContentSchema.safeParse(setAt(full, path, long)).error?.issues).toMatchObject([
      { path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)), message: "length" },
    ]);
  });
});

describe.each(Object.entries(forms))("%s", (_, [schema, input]) => {
  const paths = listPaths(input);

  test.each(hostile)("keeps of %s what is readable", (_name, typed, kept) => {
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const { error, data } = schema.safeParse(setAt(input, path, typed));
      expect(error).toBeUndefined();
      expect(readAt(data, path)).toBe(kept);
    }
  });

  test("refuses 100,000 characters", () => {
    for (const path of paths) {
      const { error } = schema.safeParse(setAt(input, path, long));
      expect(error?.issues.map((issue) => issue.path.join("."))).toEqual([path.join(".")]);
    }
  });
});

describe("a notice", () => {
  const notice = {
    url: "/de/rezepte/suppe",
    reason: "copyright",
    text: "a".repeat(60),
    name: "Ada",
    email: "ada@tischlein.example",
    goodFaith: true,
    locale,
  };

  test.each(hostile)("keeps of %s what is readable", (_name, typed, kept) => {
    const end = " Das Bild ist von mir und wurde nicht freigegeben.";
    const parsed = noticeSchema.parse({ ...notice, text: typed + end, name: typed });
    expect([parsed.text, parsed.name]).toEqual([kept + end, kept]);
  });

  test("refuses 100,000 characters in each field", () => {
    for (const field of ["url", "text", "name", "email"]) {
      const { error } = noticeSchema.safeParse({ ...notice, [field]: long });
      expect(error?.issues.map(({ path }) => path.join("."))).toContain(field);
    }
  });
});

describe("the database", () => {
  let author: string;
  let dish: string;
  beforeAll(async () => {
    author = await createReader({ newType: "contributor" });
    dish = await createDish();
  });

  test("returns every text as it was kept", async () => {
    for (const [, typed, kept] of hostile) {
      const { source, ...texts } = full;
      const input = listPaths(texts).reduce((content, path) => setAt(content, path, typed), texts);
      const content = draftContentSchema.parse({ ...input, pictureId: null, utensils: [], source });
      for (const row of content.groups.flatMap(({ ingredients }) => ingredients)) expect(row.name).toBe(kept);
      const draft = await createDraft({ authorId: author, content });
      expect((await getDraft(draft.id, { id: author, newType: "contributor" }))?.content).toEqual(content);

      const written = newCommentSchema.parse({ itemId: dish, text: typed, locale });
      const stored = await createComment({ ...written, userId: await createReader() });
      expect(await rowOf(stored.id)).toMatchObject({ text: kept });

      const { text } = reportSchema.parse({ ...report, targetType: "recipe", targetId: dish, text: typed });
      const { reference } = await createReport({
        targetType: "recipe",
        targetId: dish,
        reporterId: null,
        email: "",
        reason: "other",
        locale,
        text,
      });
      expect(await reportOf(reference)).toMatchObject({ text: kept });
    }
  });

  test("finds nothing at hostile addresses of a notice", async () => {
    for (const [, typed] of hostile) {
      const sent = await createNotice({
        url: `/de/rezepte/${typed}`,
        reason: "copyright",
        text: "Mein Bild.",
        name: "Ada",
        locale,
        reporterId: null,
        email: "",
      });
      expect(sent && (await reportOf(sent.reference)).targetType).not.toBe("recipe");
    }
  });
});
