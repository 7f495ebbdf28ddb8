import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { adCountsSchema, adFormSchema } from "#lib/business/ads/schema.ts";

const form = {
  id: "",
  version: "0",
  slot: "content_1",
  language: "de",
  kind: "own",
  title: "Fünf Rezepte",
  text: "",
  href: "/de/unsere-app",
  pictureId: randomUUID(),
  weight: "3",
  startsOn: "2026-11-01",
  endsOn: "",
  locale: "de",
};
const errorsOf = (changes: Record<string, string>) => {
  const { error } = adFormSchema.safeParse({ ...form, ...changes });
  return error ? z.flattenError(error).fieldErrors : {};
};

test("reads the fields of the form", () => {
  expect(adFormSchema.parse(form)).toMatchObject({ weight: 3, endsOn: null, text: "" });
});

test.each([
  ["slot", "", "choose"],
  ["kind", "free", "choose"],
  ["title", " \u200b ", "missing"],
  ["title", "a".repeat(61), "tooLong"],
  ["text", "a".repeat(141), "tooLong"],
  ["weight", "0", "badWeight"],
  ["weight", "1.5", "badWeight"],
  ["weight", "viel", "badWeight"],
  ["startsOn", "", "badDate"],
  ["startsOn", "2026-02-30", "badDate"],
  ["endsOn", "morgen", "badDate"],
  ["endsOn", "2026-10-31", "endBeforeStart"],
])("%s of %j is refused as %s", (field, value, error) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: [error] });
});

test("an own offer has the slot for it, a paid advertisement any", () => {
  expect(errorsOf({ slot: "footer" })).toEqual({ slot: ["ownSlot"] });
  expect(errorsOf({ slot: "footer", kind: "paid" })).toEqual({});
});

test.each(["/", "/de#newsletter", "/de/suche?search=salz", "https://shop.example/töpfe", "https://a.example"])(
  "the link %s is accepted",
  (href) => expect(errorsOf({ href })).toEqual({}),
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "http://a.example",
  "de/rezepte",
  "https://user:word@a.example",
  "data:text/html,x",
  "/a b",
  "mailto:a@example.org",
])("the link %s is refused", (href) => {
  expect(errorsOf({ href })).toEqual({ href: ["badAddress"] });
});

test("removes lone surrogates and NUL from texts", () => {
  expect(adFormSchema.parse({ ...form, title: "A\ud800B\u0000C" }).title).toBe("AB C");
});

test("a report names at most as many advertisements as a page has places", () => {
  const ids = Array.from({ length: 14 }, () => randomUUID());
  expect(adCountsSchema.safeParse({ views: ids.slice(1), clicks: [] }).success).toBe(true);
  expect(adCountsSchema.safeParse({ views: ids, clicks: [] }).success).toBe(false);
  expect(adCountsSchema.safeParse({ views: ["1"], clicks: [] }).success).toBe(false);
  expect(adCountsSchema.safeParse({ views: [], clicks: [], reader: "anna" }).success).toBe(false);
});
