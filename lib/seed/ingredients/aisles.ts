import type { Aisle } from "#lib/shopping-lists/aisles.ts";
import type { IngredientKey } from "../seed-types.ts";

/** Keys of ingredients by the aisle of a shop. Every ingredient has exactly one aisle. */
export const ingredientsByAisle: Record<Aisle, string> = {
  produce: `
    onion red-onion spring-onion shallot garlic ginger carrot celery potato leek celeriac beetroot
    white-cabbage hokkaido-pumpkin tomato cherry-tomato red-bell-pepper cucumber radish mushroom sweetcorn
    chili-pepper jalapeno avocado parsley mint dill chives basil thyme oregano coriander garden-cress lemon
    lime raspberry blueberry blackberry strawberry aubergine courgette asparagus green-bean bean-sprout
    green-pea shiitake rosemary apple banana orange spinach red-cabbage
  `,
  bakery: "sourdough-bread ciabatta bread-roll",
  chilled: `
    butter whole-milk whipping-cream mascarpone sour-cream feta egg soy-yoghurt mozzarella parmesan pecorino
    italian-hard-cheese vegan-hard-cheese natural-yoghurt creme-fraiche tofu egg-yolk egg-white
    low-fat-quark cream-cheese fresh-yeast vanilla-ice-cream clarified-butter emmental mountain-cheese
  `,
  meatAndFish: `
    smoked-bacon pancetta guanciale minced-beef mixed-mince goulash-beef roulade-beef veal-escalope
    chicken-thigh whole-chicken goose-leg salmon-fillet prawn mussel
  `,
  storeCupboard: `
    vegetable-broth olive-oil sunflower-oil sesame-oil pumpkin-seed-oil rapeseed-oil white-wine-vinegar
    red-wine-vinegar balsamic-vinegar chopped-tomatoes tomato-paste canned-tomatoes tomato-passata
    lemon-juice strawberry-jam apricot-jam coconut-milk mayonnaise rolled-oats red-lentil brown-lentil
    chickpea kidney-bean ramen-noodles vermicelli spaghetti lasagne-sheet tagliatelle risotto-rice
    rice-noodles paella-rice basmati-rice jasmine-rice dried-porcini green-olive kalamata-olive
    tortilla-chips pumpkin-seed peanut sesame-seeds chia-seeds tahini miso-paste soy-sauce fish-sauce
    tamarind-paste nori-sheet doubanjiang mustard gherkin fish-stock maple-syrup durum-semolina
  `,
  baking: `
    raisin walnut candied-orange-peel candied-lemon-peel baking-wafer honey sugar brown-sugar icing-sugar
    vanilla-sugar plain-flour pizza-flour bread-flour rye-flour rye-starter baking-powder
    bicarbonate-of-soda cornstarch potato-starch almond flaked-almond ground-almond vanilla-extract
    vanilla-pod dark-chocolate freeze-dried-strawberry cocoa-powder butter-biscuit ladyfinger breadcrumbs
  `,
  spices: `
    salt sea-salt-flakes black-pepper nutmeg cumin paprika-powder smoked-paprika pul-biber chili-flakes
    dried-mint dried-oregano saffron sichuan-pepper curry-powder garam-masala kashmiri-chilli-powder caraway
    ground-cinnamon gingerbread-spice juniper-berry dried-marjoram
  `,
  drinks: `
    water oat-drink white-wine espresso coffee-bean amaretto rum gin red-vermouth red-bitter-liqueur
    orange-aperitif orange-bitters prosecco elderflower-cordial tonic-water soda-water ice-cube
  `,
};

/** Ingredients assumed to be in every kitchen. */
export const staples: IngredientKey[] = [
  "salt",
  "sea-salt-flakes",
  "black-pepper",
  "water",
  "ice-cube",
  "sugar",
  "olive-oil",
  "sunflower-oil",
  "rapeseed-oil",
  "white-wine-vinegar",
];

const aislesByKey = new Map(
  Object.entries(ingredientsByAisle).flatMap(([aisle, keys]) =>
    keys
      .trim()
      .split(/\s+/)
      .map((key) => [key, aisle as Aisle] as const),
  ),
);

/** Returns the aisle of an ingredient; undefined when it has none. */
export function aisleOf(key: IngredientKey): Aisle | undefined {
  return aislesByKey.get(key);
}
