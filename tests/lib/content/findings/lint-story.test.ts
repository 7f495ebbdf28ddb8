import { afterEach, describe, expect, test } from "vitest";
import type { LintedStory } from "#lib/content/findings/content.ts";
import type { Block } from "#lib/content/stories/blocks.ts";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { createStory, findInStory } from "./fixtures.ts";

afterEach(() => setSiteSettings({}));

test("finds nothing in a careful story", () => {
  expect(findInStory(createStory())).toEqual([]);
});

/** The story with a further block in both languages; only one of them has the fault. */
function withBlock(locale: "de" | "en", block: Block, other: Block): LintedStory {
  const story = createStory();
  for (const one of locales) story.texts[one]?.body.push(one === locale ? block : other);
  return story;
}

const text = (words: string): Block => ({ type: "text", text: words });

describe.each(locales)("in %s", (locale) => {
  const found = (href: string) => findInStory(withBlock(locale, text(`Text [Link](${href})`), text("Text")));
  const dead = [`linkDead block 2 ${locale}`];
  const invalid = [`linkInvalid block 2 ${locale}`];

  test.each(["/de/rezepte/gibt-es-nicht", "/en/recipes/none", "/de/nirgends", "/xx"])(
    "finds the dead link %s",
    (href) => {
      expect(found(href)).toEqual(dead);
    },
  );

  test.each(["javascript:alert", "http://example.org", "//example.org", "https://", "mailto:nobody"])(
    "finds the invalid link %s",
    (href) => {
      expect(found(href)).toEqual(invalid);
    },
  );

  test.each(["/de/rezepte/suppe", "/en/recipes/soup#step-2", "/de/rezepte?filter=1", "/de", "https://example.org/a"])(
    "accepts %s",
    (href) => {
      expect(found(href)).toEqual([]);
    },
  );

  test("accepts addresses of mail, and finds links of all blocks", () => {
    expect(found("mailto:hallo@example.org")).toEqual([]);
    const href = "/de/nirgends";
    const links: Block[] = [
      { type: "cta_button", text: "Los", href },
      { type: "link_module", title: "Titel", text: "Text", label: "Los", href },
      { type: "list", ordered: false, items: ["Text", `[Link](${href})`] },
      { type: "quote", text: `**fett und [Link](${href})**` },
      { type: "proscons", prosTitle: "Für", pros: [`[Link](${href})`], consTitle: "Wider", cons: ["Text"] },
      { type: "content_meta_carousel", title: "Titel", entries: [{ title: "Titel", text: `[Link](${href})` }] },
    ];
    for (const block of links) expect.soft(findInStory(withBlock(locale, block, block))).toContain(dead[0]);
  });

  test("finds recipes that readers do not see", () => {
    const shown: Block = { type: "recipes", itemIds: ["soup", "gone"] };
    expect(findInStory(withBlock(locale, shown, shown))).toContain(`itemUnpublished block 2 ${locale}`);
    const part: Block = { type: "recipe_part", itemId: "soup", group: 0 };
    expect(findInStory(withBlock(locale, part, part))).toEqual([]);
  });

  test("misses nothing in a language that is off", () => {
    setSiteSettings({ locales: locales.filter((one) => one !== locale) });
    const story = createStory();
    story.texts[locale]?.body.push(text("Mehr"));
    expect(findInStory(story)).toEqual([]);
    const { [locale]: _, ...others } = createStory().texts;
    expect(findInStory(createStory({ texts: others }))).toEqual([]);
    setSiteSettings({ locales: [locale] });
    expect(findInStory(createStory({ texts: others }))).toEqual([`translationMissing translation ${locale}`]);
  });

  test("finds blocks that only one language has, and others than in the other language", () => {
    const story = createStory();
    story.texts[locale]?.body.push(text("Mehr"));
    expect(findInStory(story)).toEqual(["translationStale block 2"]);
    const headline: Block = { type: "headline", level: 2, text: "Text" };
    expect(findInStory(withBlock(locale, headline, text("Text")))).toEqual(["translationStale block 2"]);
  });

  test("finds a missing language and missing texts", () => {
    const { [locale]: own, ...others } = createStory().texts;
    expect(findInStory(createStory({ texts: others }))).toEqual([`translationMissing translation ${locale}`]);
    if (!own) throw new Error("no text");
    expect(findInStory(createStory({ texts: { ...others, [locale]: { ...own, summary: "" } } }))).toEqual([
      `descriptionMissing summary ${locale}`,
      `translationIncomplete summary ${locale}`,
    ]);
  });

  test("finds a title that is too long", () => {
    const story = createStory();
    const own = story.texts[locale];
    if (!own) throw new Error("no text");
    story.texts[locale] = { ...own, title: "Suppe ".repeat(12).trim() };
    expect(findInStory(story)).toEqual([`titleTooLong title ${locale}`]);
  });
});

test("finds numbers that differ, but no other ways to write them", () => {
  const found = (de: string, en: string) => findInStory(withBlock("de", text(de), text(en)));
  expect(found("Es sind 15.", "There are 16.")).toEqual(["numbersDiffer block 2"]);
  for (const [de, en] of [
    ["1,5 Liter", "1.5 litres"],
    ["12.000 Leute", "12,000 people"],
    ["um 14 Uhr", "at 2 pm"],
    ["3 Suppen", "three soups"],
    ["Am 1. Advent", "On the first Sunday"],
  ] as const) {
    expect.soft(found(de, en), de).toEqual([]);
  }
});

test("finds small pictures of blocks, and those without alternative texts", () => {
  const picture = { field: "block" as const, index: 1, width: 640, height: 480, alts: { de: "Suppe", en: "" } };
  expect(findInStory(createStory({ pictures: [picture] }))).toEqual([
    "pictureTooSmall block 1",
    "altMissing block 1 en",
  ]);
});
