import type { AuthorKey } from "./authors.ts";

const logo = (name: string, width: number, mark: string, text: string) =>
  `<svg viewBox="0 0 ${width} 40" role="img" aria-label="${name}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${mark}<g fill="currentColor" stroke="none">${text}</g></svg>`;

/** Marks of the sample partners, drawn for this site; they take the colour of the text around them and the site's own fonts. */
export const logos: Partial<Record<AuthorKey, string>> = {
  kupferkessel: logo(
    "Kupferkessel",
    168,
    '<path d="M6 17h26M9 17v9a7 7 0 0 0 7 7h6a7 7 0 0 0 7-7v-9M12 11h14M19 11V7M2 20h4M32 20h4"/>',
    '<text x="46" y="27" font-family="var(--font-sans)" font-weight="700" font-size="20" letter-spacing="-0.4">kupferkessel</text>',
  ),
  muehlenhof: logo(
    "Mühlenhof",
    156,
    '<path d="M19 20 8 9M19 20l11-11M19 20 8 31M19 20l11 11M8 9l6-2 7 11M30 9l2 6-12 6M30 31l-6 2-6-12M8 31l-2-6 12-6"/>',
    '<text x="44" y="28" font-family="var(--font-serif)" font-weight="500" font-size="24">Mühlenhof</text>',
  ),
  lindeundlaib: logo(
    "Linde & Laib",
    168,
    '<path d="M19 34V20M19 20c-8 0-12-4-12-9 0-3 3-5 6-4 1-4 11-4 12 0 3-1 6 1 6 4 0 5-4 9-12 9ZM19 25l5-3M19 28l-5-3"/>',
    '<text x="44" y="27" font-family="var(--font-serif)" font-weight="400" font-size="22">Linde &amp; Laib</text>',
  ),
  nordfang: logo(
    "Nordfang",
    158,
    '<path d="M4 20c5-8 18-10 26 0-8 10-21 8-26 0ZM30 20l6-6v12ZM11 18.5h.01M17 14c2 4 2 8 0 12"/>',
    '<text x="46" y="27" font-family="var(--font-sans)" font-weight="750" font-size="20" letter-spacing="1.2">NORDFANG</text>',
  ),
};
