import type { Localized } from "#lib/i18n/locales.ts";
import type { UsForm } from "#lib/units/us-form.ts";
import type { IngredientKey } from "../seed-types.ts";

/** How American recipes measure ingredients that are not simply in cups or pounds. */
const keysByForm: Partial<Record<UsForm, string>> = {
  stick: "butter",
  leavener: "baking-powder bicarbonate-of-soda",
  "fresh-yeast": "fresh-yeast",
  cups: [
    "raspberry blueberry blackberry strawberry cherry-tomato spinach green-pea sweetcorn",
    "almond flaked-almond peanut walnut raisin",
    "pumpkin-seed green-olive kalamata-olive parmesan pecorino italian-hard-cheese vanilla-ice-cream",
  ].join(" "),
  "fluid-ounces":
    "gin red-vermouth red-bitter-liqueur orange-aperitif prosecco elderflower-cordial tonic-water soda-water",
  "tomato-can": "canned-tomatoes chopped-tomatoes",
  "bean-can": "kidney-bean",
  inch: "ginger",
  egg: "egg egg-yolk egg-white",
};

export const usFormsByKey: ReadonlyMap<IngredientKey, UsForm> = new Map(
  Object.entries(keysByForm).flatMap(([form, keys]) => keys.split(" ").map((key) => [key, form as UsForm] as const)),
);

type Names = { singular: string; plural: string };
const uncountable = (name: string): Names => ({ singular: name, plural: name });

/**
 * What ingredients are called where American units are used. The English names of the site are
 * British. Fresh yeast is converted to dried yeast, so it takes that name in German as well.
 */
export const usNames: Readonly<Record<IngredientKey, Partial<Localized<Names>>>> = {
  "fresh-yeast": { de: uncountable("Trockenhefe"), en: uncountable("active dry yeast") },
  "plain-flour": { en: uncountable("all-purpose flour") },
  "bread-flour": { en: uncountable("bread flour") },
  "pizza-flour": { en: uncountable("“00” flour") },
  "durum-semolina": { en: uncountable("semolina flour") },
  cornstarch: { en: uncountable("cornstarch") },
  "icing-sugar": { en: uncountable("powdered sugar") },
  "bicarbonate-of-soda": { en: uncountable("baking soda") },
  "ground-almond": { en: uncountable("almond flour") },
  "flaked-almond": { en: uncountable("sliced almonds") },
  "rolled-oats": { en: uncountable("quick-cooking oats") },
  courgette: { en: { singular: "zucchini", plural: "zucchini" } },
  aubergine: { en: { singular: "eggplant", plural: "eggplants" } },
  coriander: { en: uncountable("cilantro") },
  "spring-onion": { en: { singular: "scallion", plural: "scallions" } },
  "red-bell-pepper": { en: { singular: "red bell pepper", plural: "red bell peppers" } },
  "chili-pepper": { en: { singular: "chile", plural: "chiles" } },
  "chili-flakes": { en: uncountable("red pepper flakes") },
  "kashmiri-chilli-powder": { en: uncountable("Kashmiri chili powder") },
  doubanjiang: { en: uncountable("doubanjiang (chili bean paste)") },
  beetroot: { en: { singular: "beet", plural: "beets" } },
  celeriac: { en: uncountable("celery root") },
  "white-cabbage": { en: uncountable("green cabbage") },
  "mixed-mince": { en: uncountable("ground beef and pork") },
  "goulash-beef": { en: uncountable("beef stew meat") },
  "roulade-beef": {
    en: { singular: "thin slice of top round", plural: "thin slices of top round" },
  },
  "veal-escalope": { en: { singular: "veal cutlet", plural: "veal cutlets" } },
  breadcrumbs: { en: uncountable("plain dried bread crumbs") },
  "hokkaido-pumpkin": { en: uncountable("red kuri squash") },
  sweetcorn: { en: uncountable("corn") },
  "tomato-paste": { en: uncountable("tomato paste") },
  "tomato-passata": { en: uncountable("strained tomatoes") },
  "canned-tomatoes": { en: uncountable("whole peeled tomatoes") },
  "chopped-tomatoes": { en: uncountable("diced tomatoes") },
  "kidney-bean": { en: uncountable("kidney beans") },
  gherkin: { en: { singular: "small dill pickle", plural: "small dill pickles" } },
  "minced-beef": { en: uncountable("ground beef") },
  "lasagne-sheet": { en: { singular: "lasagna noodle", plural: "lasagna noodles" } },
  prawn: { en: { singular: "shrimp", plural: "shrimp" } },
  "smoked-bacon": { en: uncountable("slab bacon") },
  "whipping-cream": { en: uncountable("heavy cream") },
  "natural-yoghurt": { en: uncountable("plain yogurt") },
  "oat-drink": { en: uncountable("oat milk") },
  "soy-yoghurt": { en: uncountable("soy yogurt") },
  "vegetable-broth": { en: uncountable("vegetable broth") },
  "rapeseed-oil": { en: uncountable("canola oil") },
  "sea-salt-flakes": { en: uncountable("flaky sea salt") },
  "vanilla-pod": { en: { singular: "vanilla bean", plural: "vanilla beans" } },
  "butter-biscuit": { en: { singular: "butter cookie", plural: "butter cookies" } },
  ladyfinger: { en: { singular: "ladyfinger", plural: "ladyfingers" } },
  "elderflower-cordial": { en: uncountable("elderflower syrup") },
};
