import { expect, test } from "vitest";
import type { LintContext } from "#lib/content/findings/content.ts";
import { lintStory } from "#lib/content/findings/lint-story.ts";
import { createContent, type StoryContent } from "#lib/content/story-drafts/content.ts";
import { rowOfBlock, toLintedStory } from "#lib/content/story-drafts/linted-story.ts";

const context: LintContext = {
  units: new Map(),
  ingredients: new Map(),
  pages: new Set(),
  published: new Set(),
};
const content: StoryContent = {
  ...createContent("article", "author"),
  texts: {
    de: { slug: "brot", title: "Brot", summary: "Brot.", metaTitle: "", metaDescription: "" },
    en: { slug: "", title: "", summary: "", metaTitle: "", metaDescription: "" },
  },
  rows: [
    { id: "a", de: null, en: null, reviewed: null },
    {
      id: "b",
      de: { type: "text", text: "[Hier](item:5b0a8c1e-1111-4222-8333-444455556666)" },
      en: null,
      reviewed: null,
    },
  ],
};

test("a finding about a block leads to its row", () => {
  const findings = lintStory(toLintedStory(content, []), context);
  const dead = findings.find(({ rule }) => rule === "linkDead");
  expect(dead?.place).toEqual({ field: "block", index: 0, language: "de" });
  expect(rowOfBlock(content, 0, "de")).toBe("b");
});

test("a language without any text is missing, not empty", () => {
  const rules = lintStory(toLintedStory(content, []), context).map(({ rule }) => rule);
  expect(rules).toContain("translationMissing");
  expect(rules).not.toContain("translationIncomplete");
});
