import { site } from "#lib/site.ts";
import type { StoryBlock } from "./story.ts";

const { company, ...address } = site.address;

/** What the words in braces of a static page stand for. The address of the house is a link. */
const facts: Record<string, string> = { name: company, ...address, email: `[${site.mail}](mailto:${site.mail})` };

/** A text with {name}, {street}, {city}, {email}, {phone}, {register}, {vat} and {responsible} filled from the brand facts. */
export function fillFacts(text: string): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(facts, name) ? String(facts[name]) : written,
  );
}

/** The body of a static page with the brand facts in its running texts. */
export function fillBody(body: StoryBlock[]): StoryBlock[] {
  return body.map((block) => {
    if (block.type === "text") return { ...block, text: fillFacts(block.text) };
    if (block.type === "list") return { ...block, items: block.items.map(fillFacts) };
    return block;
  });
}
