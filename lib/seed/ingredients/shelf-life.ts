import type { IngredientKey } from "../seed-types.ts";

/**
 * Shelf life at home in days: opened or bought loose, and stored properly. Whole produce that only
 * spoils once it is cut counts as uncut. Typical values, rounded to a step; 365 means a year or
 * more. Every ingredient is listed exactly once.
 */
const ingredientsByDays: Record<number, string> = {
  1: "salmon-fillet mixed-mince minced-beef prawn mussel espresso",
  2: `
    raspberry blackberry bean-sprout goose-leg strawberry veal-escalope bread-roll chicken-thigh
    whole-chicken egg-yolk mozzarella ciabatta sweetcorn
  `,
  3: `
    mushroom shiitake asparagus green-pea spinach basil dill coriander egg-white whipping-cream whole-milk
    low-fat-quark tofu coconut-milk canned-tomatoes chopped-tomatoes kidney-bean fish-stock prosecco
    tonic-water goulash-beef roulade-beef soda-water avocado green-bean
  `,
  5: `
    blueberry chives parsley mint garden-cress oregano spring-onion radish cherry-tomato oat-drink
    sour-cream creme-fraiche mascarpone soy-yoghurt natural-yoghurt tomato-passata
    white-wine banana sourdough-bread
  `,
  7: `
    tomato cream-cheese cucumber aubergine leek courgette red-bell-pepper celery thyme rosemary feta
    lemon-juice vegetable-broth tortilla-chips
  `,
  14: `
    carrot celeriac chili-pepper jalapeno lime orange lemon ginger egg fresh-yeast guanciale pancetta
    smoked-bacon tomato-paste rye-starter green-olive kalamata-olive
  `,
  30: `
    apple red-cabbage white-cabbage beetroot garlic onion red-onion shallot potato butter parmesan pecorino
    italian-hard-cheese vegan-hard-cheese gherkin emmental mountain-cheese strawberry-jam apricot-jam
    mayonnaise hokkaido-pumpkin ladyfinger butter-biscuit red-vermouth
  `,
  90: `
    ground-almond flaked-almond tahini miso-paste tamarind-paste doubanjiang mustard pumpkin-seed-oil
    coffee-bean nori-sheet walnut elderflower-cordial clarified-butter breadcrumbs vanilla-ice-cream
    maple-syrup freeze-dried-strawberry
  `,
  180: `
    almond peanut raisin candied-orange-peel candied-lemon-peel pumpkin-seed sesame-seeds chia-seeds
    rolled-oats rye-flour sesame-oil olive-oil sunflower-oil rapeseed-oil
  `,
  365: `
    salt sea-salt-flakes black-pepper water ice-cube sugar brown-sugar icing-sugar vanilla-sugar plain-flour
    pizza-flour bread-flour durum-semolina cornstarch potato-starch baking-powder bicarbonate-of-soda
    white-wine-vinegar red-wine-vinegar balsamic-vinegar red-lentil brown-lentil chickpea vermicelli
    ramen-noodles lasagne-sheet spaghetti tagliatelle risotto-rice rice-noodles paella-rice basmati-rice
    jasmine-rice dried-porcini dried-mint dried-oregano dried-marjoram nutmeg cumin paprika-powder
    smoked-paprika pul-biber chili-flakes vanilla-extract vanilla-pod soy-sauce fish-sauce saffron
    sichuan-pepper curry-powder garam-masala kashmiri-chilli-powder caraway honey rum gingerbread-spice
    baking-wafer ground-cinnamon dark-chocolate cocoa-powder juniper-berry amaretto gin red-bitter-liqueur
    orange-aperitif orange-bitters
  `,
};

export const shelfLifeDays: ReadonlyMap<IngredientKey, number> = new Map(
  Object.entries(ingredientsByDays).flatMap(([days, keys]) =>
    keys
      .trim()
      .split(/\s+/)
      .map((key) => [key, Number(days)] as const),
  ),
);
