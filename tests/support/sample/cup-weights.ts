/** Grams in a US cup of 236.59 ml, and the row of the source that says so. */
interface CupWeight {
  grams: number;
  row: string;
}

type Rows = Record<string, [grams: number, row: string]>;

/**
 * King Arthur Baking, Ingredient Weight Chart: how American bakers fill a cup (flour is spooned in
 * and levelled).
 *
 * @see https://www.kingarthurbaking.com/learn/ingredient-weight-chart
 */
const kingArthur: Rows = {
  "plain-flour": [120, "All-Purpose Flour, 1 cup"],
  "bread-flour": [120, "Bread Flour, 1 cup"],
  "pizza-flour": [116, "'00' Pizza Flour, 1 cup"],
  "rye-flour": [106, "Medium Rye Flour, 1 cup"],
  "durum-semolina": [163, "Semolina Flour, 1 cup"],
  cornstarch: [112, "Cornstarch, 28 g in ¼ cup"],
  breadcrumbs: [112, "Bread crumbs (dried, seasoned or plain), 28 g in ¼ cup"],
  "potato-starch": [152, "Potato starch, 1 cup"],
  sugar: [198, "Sugar (granulated white), 1 cup"],
  "brown-sugar": [213, "Brown sugar (dark or light, packed), 1 cup"],
  "icing-sugar": [113.5, "Confectioners' sugar (unsifted), 227 g in 2 cups"],
  "cocoa-powder": [84, "Cocoa (unsweetened), 42 g in ½ cup"],
  "ground-almond": [96, "Almond Flour, 1 cup"],
  "flaked-almond": [86, "Almonds (sliced), 43 g in ½ cup"],
  walnut: [113, "Walnuts (chopped), 1 cup"],
  raisin: [149, "Raisins (loose), 1 cup"],
  "candied-orange-peel": [170, "Candied peel, 85 g in ½ cup"],
  "candied-lemon-peel": [170, "Candied peel, 85 g in ½ cup"],
  almond: [142, "Almonds, whole (unblanched), 1 cup"],
  peanut: [142, "Peanuts (whole, shelled), 1 cup"],
  "rolled-oats": [89, "Oats (old-fashioned or quick-cooking), 1 cup"],
  "sesame-seeds": [142, "Sesame seeds, 71 g in ½ cup"],
  "chia-seeds": [148, "Chia seeds, 37 g in ¼ cup"],
  tahini: [256, "Tahini paste, 128 g in ½ cup"],
  "maple-syrup": [312, "Maple syrup, 156 g in ½ cup"],
  mayonnaise: [226, "Mayonnaise, 113 g in ½ cup"],
  honey: [336, "Honey, 21 g in 1 tbsp"],
  "cream-cheese": [227, "Cream cheese, 1 cup"],
  mascarpone: [227, "Mascarpone cheese, 1 cup"],
  "creme-fraiche": [248, "Crème fraiche, 124 g in ½ cup"],
  parmesan: [100, "Cheese (grated Parmesan), 50 g in ½ cup"],
  pecorino: [100, "Cheese (grated Parmesan), 50 g in ½ cup"],
  "italian-hard-cheese": [100, "Cheese (grated Parmesan), 50 g in ½ cup"],
  "kalamata-olive": [142, "Olives (sliced), 1 cup"],
  "green-olive": [142, "Olives (sliced), 1 cup"],
  raspberry: [120, "Raspberries (fresh), 1 cup"],
  "rye-starter": [234, "Sourdough starter, 227 to 241 g in 1 cup"],
  "tomato-paste": [232, "Tomato paste, 29 g in 2 tbsp"],
};

/**
 * USDA FoodData Central, SR Legacy: the household measures of each food.
 *
 * @see https://fdc.nal.usda.gov/
 */
const usda: Rows = {
  salt: [288, "Salt, table, 18 g in 1 tbsp"],
  "baking-powder": [221, "Leavening agents, baking powder, double-acting, sodium aluminum sulfate, 4.6 g in 1 tsp"],
  "bicarbonate-of-soda": [221, "Leavening agents, baking soda, 4.6 g in 1 tsp"],
  "sour-cream": [230, "Cream, sour, cultured, 1 cup"],
  "natural-yoghurt": [245, "Yogurt, plain, whole milk, 1 cup"],
  "strawberry-jam": [320, "Jams and preserves, 20 g in 1 tbsp"],
  "apricot-jam": [320, "Jams and preserves, 20 g in 1 tbsp"],
  "tomato-passata": [250, "Tomato products, canned, puree, without salt added, 1 cup"],
  "vanilla-ice-cream": [132, "Ice creams, vanilla, 66 g in ½ cup"],
  "risotto-rice": [200, "Rice, white, short-grain, raw, unenriched, 1 cup"],
  "paella-rice": [200, "Rice, white, short-grain, raw, unenriched, 1 cup"],
  "basmati-rice": [185, "Rice, white, long-grain, regular, raw, unenriched, 1 cup"],
  "jasmine-rice": [185, "Rice, white, long-grain, regular, raw, unenriched, 1 cup"],
  "pumpkin-seed": [129, "Seeds, pumpkin and squash seed kernels, dried, 1 cup"],
  "red-lentil": [192, "Lentils, pink or red, raw, 1 cup"],
  "brown-lentil": [192, "Lentils, raw, 1 cup"],
  chickpea: [200, "Chickpeas (garbanzo beans, bengal gram), mature seeds, raw, 1 cup"],
  blueberry: [148, "Blueberries, raw, 1 cup"],
  blackberry: [144, "Blackberries, raw, 1 cup"],
  strawberry: [144, "Strawberries, raw, 1 cup, whole"],
  "cherry-tomato": [149, "Tomatoes, red, ripe, raw, year round average, 1 cup cherry tomatoes"],
  spinach: [30, "Spinach, raw, 1 cup"],
  "green-pea": [145, "Peas, green, raw, 1 cup"],
  sweetcorn: [164, "Corn, sweet, yellow, canned, whole kernel, drained solids, 1 cup"],
};

const millilitresPerCup = 236.5882365;

const cite = (source: string, rows: Rows) =>
  Object.entries(rows).map(([key, [grams, row]]): [string, CupWeight] => [key, { grams, row: `${source}: ${row}` }]);

/** What a cup of an ingredient weighs, with the source. */
export const cupWeights: ReadonlyMap<string, CupWeight> = new Map([
  ...cite("King Arthur Baking", kingArthur),
  ...cite("USDA FoodData Central", usda),
]);

/** The density of an ingredient in g/ml by its cup weight; undefined where it has none. */
export function cupDensity(key: string): number | undefined {
  const weight = cupWeights.get(key);
  return weight && Math.round((1000 * weight.grams) / millilitresPerCup) / 1000;
}
