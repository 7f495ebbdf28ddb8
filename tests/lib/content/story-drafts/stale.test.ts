import { expect, test } from "vitest";
import type { BlockRow } from "#lib/content/story-drafts/content.ts";
import { getStaleLanguage, markPublished, markReviewed } from "#lib/content/story-drafts/stale.ts";

const pair = (de: string, en: string): BlockRow => ({
  id: "a",
  de: { type: "text", text: de },
  en: { type: "text", text: en },
  reviewed: null,
});

test("a translation is stale when only the other language has changed since they were compared", () => {
  const compared = markReviewed(pair("Eins", "One"));
  expect(getStaleLanguage(compared)).toBeNull();
  expect(getStaleLanguage({ ...compared, de: { type: "text", text: "Zwei" } })).toBe("en");
  expect(getStaleLanguage({ ...compared, en: { type: "text", text: "Two" } })).toBe("de");
  const both = { ...compared, de: { type: "text", text: "Zwei" }, en: { type: "text", text: "Two" } } as const;
  expect(getStaleLanguage(both)).toBeNull();
});

test("it is right once an editor says so", () => {
  const changed: BlockRow = { ...markReviewed(pair("Eins", "One")), de: { type: "text", text: "Zwei" } };
  expect(getStaleLanguage(markReviewed(changed))).toBeNull();
});

test("a new block has nothing to compare with, until it is published", () => {
  const fresh = pair("Eins", "One");
  expect(getStaleLanguage({ ...fresh, de: { type: "text", text: "Zwei" } })).toBeNull();
  const [published] = markPublished([fresh]);
  expect(published && getStaleLanguage({ ...published, de: { type: "text", text: "Zwei" } })).toBe("en");
});

test("a publication leaves a stale translation stale", () => {
  const stale: BlockRow = { ...markReviewed(pair("Eins", "One")), de: { type: "text", text: "Zwei" } };
  expect(markPublished([stale]).map(getStaleLanguage)).toEqual(["en"]);
});

test("another address in a link is no change of words", () => {
  const compared = markReviewed(pair("[Hier](/de/a)", "[Here](/en/a)"));
  expect(getStaleLanguage({ ...compared, de: { type: "text", text: "[Hier](/de/b)" } })).toBeNull();
});

test("a translation that is written after the publication of the other language makes nothing stale", () => {
  const [german] = markPublished([pair("Eins", "")]);
  const translated: BlockRow = { ...(german as BlockRow), en: { type: "text", text: "One" } };
  expect(getStaleLanguage(translated)).toBeNull();
  const [both] = markPublished([translated]);
  expect(getStaleLanguage({ ...(both as BlockRow), de: { type: "text", text: "Zwei" } })).toBe("en");
});
