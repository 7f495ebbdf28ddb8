import type { IngredientSeed } from "../seed-types.ts";
import { counted, mass } from "./define-ingredient.ts";

/**
 * Sweet baking, drinks and what goes with them. The energy of spirits and wine is that of the
 * alcohol plus the sugar.
 */
export const sweetsAndDrinks = {
  // Baking and sweet things
  "brown-sugar": mass("brauner Zucker", "brown sugar", [385, 0, 0, 97]),
  "vanilla-sugar": mass("Vanillezucker", "vanilla sugar", [398, 0, 0, 99], { density: 0.85, pieceGrams: 8 }),
  "vanilla-pod": counted(["Vanilleschote", "Vanilleschoten"], ["vanilla pod", "vanilla pods"], [288, 0, 0, 13], {
    pieceGrams: 2,
  }),
  "ground-cinnamon": mass("gemahlener Zimt", "ground cinnamon", [272, 3.2, 3.9, 56], { density: 0.53 }),
  "dark-chocolate": mass("Zartbitterschokolade", "dark chocolate", [560, 38, 7, 42]),
  "cocoa-powder": mass("Backkakao", "cocoa powder", [355, 21, 20, 11]),
  "butter-biscuit": counted(["Butterkeks", "Butterkekse"], ["butter biscuit", "butter biscuits"], [441, 12, 8, 75], {
    pieceGrams: 5,
  }),
  ladyfinger: counted(["Löffelbiskuit", "Löffelbiskuits"], ["sponge finger", "sponge fingers"], [391, 4, 8, 80], {
    pieceGrams: 8.5,
  }),
  "flaked-almond": counted(
    ["Mandelblättchen", "Mandelblättchen"],
    ["flaked almonds", "flaked almonds"],
    [611, 53, 24, 6],
  ),
  "freeze-dried-strawberry": counted(
    ["gefriergetrocknete Erdbeere", "gefriergetrocknete Erdbeeren"],
    ["freeze-dried strawberry", "freeze-dried strawberries"],
    [340, 3, 7, 62],
    { density: 0.15, pieceGrams: 1 },
  ),
  "rapeseed-oil": mass("Rapsöl", "rapeseed oil", [884, 100, 0, 0], { density: 0.92 }),

  // Eggs and dairy
  "egg-yolk": counted(["Eigelb", "Eigelbe"], ["egg yolk", "egg yolks"], [340, 30, 16, 0.5], { pieceGrams: 18 }),
  "egg-white": counted(["Eiweiß", "Eiweiße"], ["egg white", "egg whites"], [49, 0.2, 11, 0.7], {
    density: 1.03,
    pieceGrams: 33,
  }),
  "low-fat-quark": mass("Magerquark", "low-fat quark", [67, 0.3, 12, 4], { density: 1.05 }),
  "vanilla-ice-cream": mass("Vanilleeis", "vanilla ice cream", [207, 11, 3.5, 24]),

  // Fruit and vegetables
  banana: counted(["Banane", "Bananen"], ["banana", "bananas"], [89, 0.3, 1.1, 20], { pieceGrams: 120 }),
  orange: counted(["Orange", "Orangen"], ["orange", "oranges"], [47, 0.2, 0.9, 9], { pieceGrams: 150 }),
  spinach: mass("Spinat", "spinach", [23, 0.4, 2.9, 1.5]),
  "juniper-berry": counted(["Wacholderbeere", "Wacholderbeeren"], ["juniper berry", "juniper berries"], [0, 0, 0, 0], {
    pieceGrams: 0.2,
  }),

  // Drinks
  espresso: mass("Espresso", "espresso", [3, 0.2, 0.1, 0.4], { density: 1 }),
  "coffee-bean": counted(["Kaffeebohne", "Kaffeebohnen"], ["coffee bean", "coffee beans"], [0, 0, 0, 0], {
    density: 0.4,
    pieceGrams: 0.13,
  }),
  amaretto: mass("Amaretto", "amaretto", [279, 0, 0, 25], { density: 1.06 }),
  gin: mass("Gin", "gin", [231, 0, 0, 0], { density: 0.95 }),
  "red-vermouth": mass("roter Wermut", "red vermouth", [143, 0, 0, 14.5], { density: 1.05 }),
  "red-bitter-liqueur": mass("roter Bitterlikör", "red bitter liqueur", [222, 0, 0, 23], { density: 1.06 }),
  "orange-aperitif": mass("Orangenaperitif", "orange aperitif", [150, 0, 0, 23], { density: 1.08 }),
  "orange-bitters": mass("Orange Bitters", "orange bitters", [250, 0, 0, 8], { density: 0.95 }),
  prosecco: mass("Prosecco", "prosecco", [69, 0, 0.1, 1.3], { density: 0.99 }),
  "elderflower-cordial": mass("Holunderblütensirup", "elderflower cordial", [270, 0, 0, 67], { density: 1.28 }),
  "tonic-water": mass("Tonic Water", "tonic water", [35, 0, 0, 8.6], { density: 1.03 }),
  "soda-water": mass("Sodawasser", "soda water", [0, 0, 0, 0], { density: 1 }),
  "ice-cube": counted(["Eiswürfel", "Eiswürfel"], ["ice cube", "ice cubes"], [0, 0, 0, 0], { pieceGrams: 20 }),
} satisfies Record<string, IngredientSeed>;
