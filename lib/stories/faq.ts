import { plainText } from "./inline.ts";
import type { StoryBlock } from "./story.ts";

export interface FaqEntry {
  question: string;
  answer: string;
}

/**
 * The questions of a body with their answers as plain text, when all its headlines of the first order are questions (at least two);
 * otherwise nothing, because then it is a story that asks now and then.
 */
export function faqEntries(body: readonly StoryBlock[]): FaqEntry[] {
  const entries: FaqEntry[] = [];
  for (const block of body) {
    if (block.type === "headline" && block.level === 2) entries.push({ question: plainText(block.text), answer: "" });
    const last = entries.at(-1);
    if (last) last.answer = [last.answer, answerOf(block)].filter(Boolean).join("\n");
  }
  const isFaq = entries.length > 1 && entries.every(({ question, answer }) => question.endsWith("?") && answer);
  return isFaq ? entries : [];
}

function answerOf(block: StoryBlock): string {
  if (block.type === "text") return plainText(block.text);
  return block.type === "list" ? block.items.map((item) => `– ${plainText(item)}`).join("\n") : "";
}
