import type { SiteColors } from "#lib/platform/config/site-settings.ts";
import { contrastRatio } from "./color.ts";
import { createPalette, fixedColors } from "./palette.ts";

/** Of text, and of the marks of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const textRatio = 4.5;
const markRatio = 3;

const contrastPairs = [
  "linkOnPage",
  "linkOnPanel",
  "buttonText",
  "captionOnPanel",
  "footerText",
  "accentText",
  "focusOnPage",
] as const;
type ContrastPair = (typeof contrastPairs)[number];

/** Two colours that are used on each other and cannot be told apart well enough. */
interface ContrastProblem {
  pair: ContrastPair;
  theme: "light" | "dark";
  /** The colour to change. */
  field: keyof SiteColors;
  ratio: number;
  required: number;
}

/** Lists the pairs below the ratio of level AA, on light and on dark pages. */
export function findContrastProblems(colors: SiteColors): ContrastProblem[] {
  const palette = createPalette(colors);
  return (["light", "dark"] as const).flatMap((theme) => {
    const of = (name: string) => palette[name]?.[theme === "light" ? 0 : 1] ?? "";
    const { page, ink3, footerText } = fixedColors[theme];
    const primary = theme === "light" ? "primary" : "primaryDark";
    const accent = theme === "light" ? "accent" : "accentDark";
    const pairs: [ContrastPair, keyof SiteColors, string, string, number][] = [
      ["linkOnPage", primary, of("--primary"), page, textRatio],
      ["linkOnPanel", primary, of("--primary"), of("--tint-2"), textRatio],
      ["buttonText", primary, of("--on-primary"), of("--primary"), textRatio],
      ["captionOnPanel", primary, ink3, of("--tint"), textRatio],
      ["footerText", primary, footerText, of("--primary-deep"), textRatio],
      ["accentText", accent, of("--on-accent"), of("--accent"), textRatio],
      ["focusOnPage", theme === "light" ? primary : accent, of("--focus"), page, markRatio],
    ];
    return pairs.flatMap(([pair, field, front, back, required]) => {
      const ratio = contrastRatio(front, back);
      return ratio < required ? [{ pair, theme, field, ratio, required }] : [];
    });
  });
}
