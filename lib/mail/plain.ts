import { site } from "#lib/site.ts";
import type { Sheet } from "./letter.ts";

/** The letter as plain text. A signature begins after "-- ", as mail programs expect it. */
export function plainLetter({ title, paragraphs, button, other, note }: Sheet): string {
  const { company, street, city } = site.address;
  const parts = [
    title,
    ...paragraphs,
    ...[button, other].flatMap((way) => (way ? [`${way.label}:\n${way.href}`] : [])),
    ...(note ? [note] : []),
    `-- \n${site.name}\n${company}, ${street}, ${city}\n${site.mail}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
