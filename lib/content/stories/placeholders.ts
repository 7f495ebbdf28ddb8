import { imprintEmail } from "#lib/platform/config/imprint.ts";
import { site } from "#lib/platform/config/site.ts";
import { type BlockContent, mapFields } from "./blocks.ts";

const toMailLink = (mail: string) => `[${mail}](mailto:${mail})`;

/** Facts by placeholder; null is not filled in yet, "none" does not apply. */
export type PlaceholderFacts = Record<string, string | null>;

function listSiteFacts(): PlaceholderFacts {
  const contactEmail = imprintEmail();
  return {
    ...site.imprint,
    site: site.name,
    email: toMailLink(site.mail),
    contactEmail: contactEmail && toMailLink(contactEmail),
  };
}

/**
 * Fills {site}, {email} and the facts of the imprint ({name}, {street}, {vat} and so on). A line
 * with a fact that does not apply is left out; other braces stay.
 *
 * @param unset stands where a fact is not filled in yet
 */
export function fillPlaceholders(text: string, unset: string, facts = listSiteFacts()): string {
  const factOf = (name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined);
  return text
    .split("\n")
    .filter((line) => ![...line.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => factOf(name) === "none"))
    .map((line) =>
      line.replace(/\{(\w+)\}/g, (written, name) => (factOf(name) === undefined ? written : factOf(name) || unset)),
    )
    .join("\n");
}

/** Fills the placeholders in all texts with marks of a page; leaves out texts without a line. */
export function fillBodyPlaceholders(body: BlockContent[], unset: string, facts = listSiteFacts()): BlockContent[] {
  const fill = (text: string) => fillPlaceholders(text, unset, facts);
  return body
    .map((block) => mapFields(block, ({ kind, value }) => kind.mapMarkedTexts?.(value, fill) ?? value))
    .filter((block) => block.type !== "text" || block.text !== "");
}
