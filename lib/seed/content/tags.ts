import type { Localized } from "#lib/i18n/locales.ts";

interface TagSeed {
  type: string;
  isHidden?: boolean;
  slug: Localized;
  title: Localized;
}

const tag = (type: string, de: string, en: string, slugDe: string, slugEn: string, isHidden = false): TagSeed => ({
  type,
  isHidden,
  slug: { de: slugDe, en: slugEn },
  title: { de, en },
});

/**
 * Special tags keep their specified English slug in both languages. Hidden tags are for the editors
 * only.
 */
export const tags = {
  vegan: tag("diet", "vegan", "vegan", "vegan", "vegan"),
  vegetarian: tag("diet", "vegetarisch", "vegetarian", "vegetarian", "vegetarian"),
  "low-carb": tag("diet", "Low Carb", "low carb", "low-carb", "low-carb"),
  "gluten-free": tag("diet", "glutenfrei", "gluten-free", "glutenfrei", "gluten-free"),
  "lactose-free": tag("diet", "laktosefrei", "lactose-free", "laktosefrei", "lactose-free"),
  "beverages-and-smoothies": tag("recipe", "Getränke", "drinks", "beverages-and-smoothies", "beverages-and-smoothies"),
  "alcohol-free": tag("diet", "alkoholfrei", "alcohol-free", "alkoholfrei", "alcohol-free"),
  healthy: tag("diet", "gesund", "healthy", "gesund", "healthy"),
  "for-children": tag("occasion", "für Kinder", "for children", "fuer-kinder", "for-children"),
  "one-pot": tag("technique", "aus einem Topf", "one pot", "aus-einem-topf", "one-pot"),
  "sheet-pan": tag("technique", "vom Blech", "sheet pan", "vom-blech", "sheet-pan"),
  baking: tag("technique", "Backen", "baking", "backen", "baking"),
  roasting: tag("technique", "Rösten", "roasting", "roesten", "roasting"),
  braising: tag("technique", "Schmoren", "braising", "schmoren", "braising"),
  fermenting: tag("technique", "Gären", "fermenting", "gaeren", "fermenting"),
  "no-cook": tag("technique", "ohne Kochen", "no cooking", "ohne-kochen", "no-cook"),
  "make-ahead": tag("occasion", "gut vorzubereiten", "make ahead", "gut-vorzubereiten", "make-ahead"),
  "budget-friendly": tag("occasion", "günstig", "budget-friendly", "guenstig", "budget-friendly"),
  "comfort-food": tag("taste", "Seelenfutter", "comfort food", "seelenfutter", "comfort-food"),
  spicy: tag("taste", "scharf", "spicy", "scharf", "spicy"),
  creamy: tag("taste", "cremig", "creamy", "cremig", "creamy"),
  sweet: tag("taste", "süß", "sweet", "suess", "sweet"),
  savoury: tag("taste", "herzhaft", "savoury", "herzhaft", "savoury"),
  spring: tag("season", "Frühling", "spring", "fruehling", "spring"),
  summer: tag("season", "Sommer", "summer", "sommer", "summer"),
  autumn: tag("season", "Herbst", "autumn", "herbst", "autumn"),
  winter: tag("season", "Winter", "winter", "winter", "winter"),
  "no-waste": tag("occasion", "Resteküche", "no waste", "restekueche", "no-waste"),
  technique: tag("technique", "Küchentechnik", "technique", "kuechentechnik", "technique"),
  "kitchen-knowledge": tag("technique", "Warenkunde", "kitchen knowledge", "warenkunde", "kitchen-knowledge"),
  "brand-content": tag("partner", "Anzeige", "brand content", "brand-content", "brand-content", true),
  "featured-contributor": tag(
    "partner",
    "zu Gast",
    "featured contributor",
    "featured-contributor",
    "featured-contributor",
    true,
  ),
  draft: tag("content-type", "Entwurf", "draft", "draft", "draft", true),
  "autumn-2026": tag(
    "monthly-issues",
    "Heft Herbst 2026",
    "issue autumn 2026",
    "heft-herbst-2026",
    "issue-autumn-2026",
    true,
  ),
} satisfies Record<string, TagSeed>;

export type TagKey = keyof typeof tags;
