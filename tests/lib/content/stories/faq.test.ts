import { expect, it } from "vitest";
import type { BlockContent } from "#lib/content/stories/blocks.ts";
import { getFaqEntries } from "#lib/content/stories/faq.ts";

const headline = (text: string, level: 2 | 3 = 2): BlockContent => ({ type: "headline", level, text });
const text = (words: string): BlockContent => ({ type: "text", text: words });

it("reads questions and answers as plain text", () => {
  const entries = getFaqEntries([
    text("Vorab."),
    headline("Wer darf?"),
    text("Alle mit [Konto](/de)."),
    headline("Was noch?", 3),
    { type: "list", ordered: false, items: ["**ein** Bild", "ein Titel"] },
    headline("Und dann?"),
    text("Warten."),
  ]);
  expect(entries).toEqual([
    { question: "Wer darf?", answer: "Alle mit Konto.\n– ein Bild\n– ein Titel" },
    { question: "Und dann?", answer: "Warten." },
  ]);
});

it.each<[string, BlockContent[]]>([
  ["a story that asks once", [headline("Warum?"), text("Darum.")]],
  ["a headline that is no question", [headline("Warum?"), text("Darum."), headline("Nachtrag"), text("Ende.")]],
  ["a question without an answer", [headline("Warum?"), headline("Wozu?"), text("Darum.")]],
])("returns nothing for %s", (_, body) => {
  expect(getFaqEntries(body)).toEqual([]);
});
