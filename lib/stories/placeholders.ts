import { site } from "#lib/config/site.ts";
import type { StoryBlock } from "./story.ts";

const { company, ...address } = site.address;

/** Values of the placeholders in static pages. The e-mail address is a link. */
const placeholders: Record<string, string> = {
  name: company,
  ...address,
  email: `[${site.mail}](mailto:${site.mail})`,
};

/**
 * Fills {name}, {street}, {city}, {email}, {phone}, {register}, {vat} and {responsible} from
 * lib/config/site.ts. Others stay.
 */
export function fillPlaceholders(text: string): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(placeholders, name) ? String(placeholders[name]) : written,
  );
}

/** Fills the placeholders in texts and lists of a static page. */
export function fillBodyPlaceholders(body: StoryBlock[]): StoryBlock[] {
  return body.map((block) => {
    if (block.type === "text") return { ...block, text: fillPlaceholders(block.text) };
    if (block.type === "list") return { ...block, items: block.items.map(fillPlaceholders) };
    return block;
  });
}
