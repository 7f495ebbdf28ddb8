import type { BlockContent } from "./blocks.ts";
import { toPlainText } from "./inline-markup.ts";

export interface FaqEntry {
  question: string;
  answer: string;
}

/**
 * Reads questions and answers, as plain text, from a body whose level 2 headlines are all
 * questions.
 *
 * @returns an empty list for fewer than two questions, or where another headline stands between
 *   them:
 *   such a body is a story and no FAQ.
 */
export function getFaqEntries(body: readonly BlockContent[]): FaqEntry[] {
  const entries: FaqEntry[] = [];
  for (const block of body) {
    if (block.type === "headline" && block.level === 2) entries.push({ question: toPlainText(block.text), answer: "" });
    const last = entries.at(-1);
    if (last) last.answer = [last.answer, getAnswer(block)].filter(Boolean).join("\n");
  }
  const isFaq = entries.length > 1 && entries.every(({ question, answer }) => question.endsWith("?") && answer);
  return isFaq ? entries : [];
}

function getAnswer(block: BlockContent): string {
  if (block.type === "text") return toPlainText(block.text);
  return block.type === "list" ? block.items.map((item) => `– ${toPlainText(item)}`).join("\n") : "";
}
