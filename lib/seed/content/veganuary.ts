import type { ModuleData } from "#lib/db/tables/feeds.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import type { SeedKeys } from "../keys.ts";

const words = (de: string, en: string): Localized => ({ de, en });

/** Modules of the campaign page for Veganuary (January). */
export function veganuaryFeed(keys: SeedKeys): ModuleData[] {
  const vegan = (heading: Localized, category: string): ModuleData => ({
    type: "automated",
    heading,
    more: `category:${keys.id("category", category)}`,
    search: { type: "recipe", tagKey: "vegan", categoryId: keys.id("category", category), sort: "newest", size: 4 },
  });
  return [
    { type: "recipe", overline: words("Zum Anfangen", "To begin with"), itemIds: keys.ids("recipe", ["ratatouille"]) },
    {
      type: "link_collection",
      heading: words("In vier Wochen um den Tisch", "Around the table in four weeks"),
      text: words(
        "Einunddreißig Tage sind lang, vier Wochen sind vier Pläne. Jede hat ein Thema und ein Gericht, mit dem du anfängst.",
        "Thirty-one days is long; four weeks is four plans. Each has a theme and one dish to start with.",
      ),
      isSponsored: false,
      links: [
        {
          title: words("Hülsenfrüchte", "Pulses"),
          text: words(
            "Kichererbsen, Linsen und Bohnen machen satt und kosten wenig. Koche gleich die doppelte Menge.",
            "Chickpeas, lentils and beans fill you up and cost little. Cook double while you are at it.",
          ),
          itemId: keys.id("recipe", "hummus"),
        },
        {
          title: words("Gemüse zuerst", "Vegetables first"),
          text: words(
            "Rösten statt kochen: Im heißen Ofen bekommt Gemüse den Geschmack, den sonst der Braten mitbringt.",
            "Roast instead of boiling: a hot oven gives vegetables the flavour a joint would otherwise bring.",
          ),
          itemId: keys.id("recipe", "roasted-pumpkin-soup"),
        },
        {
          title: words("Tofu, aber richtig", "Tofu, done right"),
          text: words(
            "Ausdrücken, würzen, heiß anbraten. In scharfer Bohnenpaste bekommt Tofu viel Geschmack.",
            "Press it, season it, get it hot. In spicy bean paste tofu takes on plenty of flavour.",
          ),
          itemId: keys.id("recipe", "mapo-tofu"),
        },
        {
          title: words("Brot und Süßes", "Bread and sweet things"),
          text: words(
            "Mehl, Wasser, Salz und Hefe: Brotteig ist fast immer vegan.",
            "Flour, water, salt and yeast: bread dough is nearly always vegan.",
          ),
          itemId: keys.id("recipe", "rosemary-focaccia"),
        },
      ],
    },
    vegan(words("Frühstück ohne Ei und Milch", "Breakfast without eggs or milk"), "breakfast"),
    vegan(words("Abendessen, bei denen nichts fehlt", "Dinners that lack nothing"), "dinner"),
    vegan(words("Für Gäste", "For guests"), "party"),
    {
      type: "article",
      heading: words("Dazu gelesen", "Worth reading"),
      leadId: keys.id("story", "story-spice-bowls"),
      itemIds: [keys.id("story", "story-citrus"), keys.id("story", "leftovers")],
    },
  ];
}
