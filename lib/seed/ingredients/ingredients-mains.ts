import type { IngredientSeed } from "../seed-types.ts";
import { counted, mass } from "./define-ingredient.ts";

/** Shellfish: a piece weighs what is left without the shell. */
export const mainDishIngredients = {
  // Flour, grain, pasta and rice
  spaghetti: mass("Spaghetti", "spaghetti", [355, 1.5, 12.5, 71]),
  "pizza-flour": mass("Pizzamehl Tipo 00", "Tipo 00 pizza flour", [348, 1, 12.5, 71]),
  "bread-flour": mass("Weizenmehl Type 550", "strong white bread flour", [345, 1.1, 11, 71]),
  "rye-flour": mass("Roggenmehl Type 1150", "medium rye flour", [328, 1.4, 8.9, 66]),
  "durum-semolina": mass("Hartweizengrieß", "durum semolina", [350, 1.2, 12.5, 70]),
  cornstarch: mass("Speisestärke", "cornflour", [350, 0.1, 0.3, 86]),
  "risotto-rice": mass("Risottoreis", "risotto rice", [350, 0.6, 7, 78]),
  "paella-rice": mass("Paellareis", "paella rice", [350, 0.6, 7, 78]),
  "basmati-rice": mass("Basmatireis", "basmati rice", [350, 0.9, 8.5, 77]),
  "jasmine-rice": mass("Jasminreis", "jasmine rice", [350, 0.6, 7, 78]),

  // Raising agents
  "fresh-yeast": mass("frische Hefe", "fresh yeast", [86, 1.2, 12, 6.5]),
  "rye-starter": mass("Roggen-Anstellgut", "rye sourdough starter", [165, 0.7, 4.5, 33]),

  // Vegetables, mushrooms and herbs
  "canned-tomatoes": mass("geschälte Tomaten aus der Dose", "tinned plum tomatoes", [21, 0.2, 1.1, 3.3]),
  "tomato-passata": mass("passierte Tomaten", "passata", [32, 0.2, 1.4, 5.5]),
  aubergine: counted(["Aubergine", "Auberginen"], ["aubergine", "aubergines"], [24, 0.2, 1.1, 3.5], {
    pieceGrams: 300,
  }),
  courgette: counted(["Zucchini", "Zucchini"], ["courgette", "courgettes"], [19, 0.3, 1.6, 2.2], { pieceGrams: 200 }),
  asparagus: mass("grüner Spargel", "green asparagus", [20, 0.2, 2.2, 2], { pieceGrams: 25 }),
  "green-bean": mass("grüne Bohnen", "green beans", [33, 0.2, 2.4, 5.1]),
  "green-pea": mass("Erbsen", "peas", [81, 0.5, 6.5, 11]),
  shiitake: mass("Shiitake", "shiitake mushrooms", [34, 0.5, 2.2, 4.3], { pieceGrams: 15 }),
  "dried-porcini": mass("getrocknete Steinpilze", "dried porcini", [300, 3.2, 29, 24]),
  rosemary: mass("Rosmarin", "rosemary", [131, 5.9, 3.3, 7]),
  "kidney-bean": mass("Kidneybohnen aus der Dose", "tinned kidney beans", [105, 0.6, 7.5, 14]),
  "green-olive": counted(["grüne Olive", "grüne Oliven"], ["green olive", "green olives"], [140, 14, 1.2, 1], {
    pieceGrams: 4,
  }),

  // Fruit and sweet things
  apple: counted(["Apfel", "Äpfel"], ["apple", "apples"], [54, 0.1, 0.3, 12], { pieceGrams: 150 }),
  "apricot-jam": mass("Aprikosenkonfitüre", "apricot jam", [250, 0.1, 0.4, 61]),
  "icing-sugar": mass("Puderzucker", "icing sugar", [400, 0, 0, 100]),
  "ground-almond": mass("gemahlene Mandeln", "ground almonds", [600, 51, 22, 9]),

  // Dairy and its plant relatives
  mozzarella: mass("Mozzarella", "mozzarella", [250, 19, 18.5, 1]),
  parmesan: mass("Parmesan", "Parmesan", [392, 28, 36, 0]),
  "italian-hard-cheese": mass("italienischer Hartkäse", "Italian hard cheese", [390, 28, 33, 0.5]),
  "vegan-hard-cheese": mass("veganer Hartkäse", "vegan hard cheese", [390, 30, 12, 17]),
  "natural-yoghurt": mass("Naturjoghurt", "natural yoghurt", [66, 3.5, 3.8, 4.5]),
  "creme-fraiche": mass("Crème fraîche", "crème fraîche", [292, 30, 2.4, 2.6]),

  // Meat, fish and tofu
  "chicken-thigh": counted(
    ["Hähnchenoberkeule", "Hähnchenoberkeulen"],
    ["chicken thigh", "chicken thighs"],
    [145, 8, 18, 0],
  ),
  "smoked-bacon": mass("geräucherter Speck", "smoked streaky bacon", [310, 27, 16, 0.5]),
  "salmon-fillet": mass("Lachsfilet", "salmon fillet", [200, 13, 20, 0], { pieceGrams: 150 }),
  prawn: counted(["Garnele", "Garnelen"], ["prawn", "prawns"], [90, 1, 19, 0.5], { pieceGrams: 20 }),
  mussel: counted(["Miesmuschel", "Miesmuscheln"], ["mussel", "mussels"], [86, 2.2, 12, 3.7], { pieceGrams: 6 }),
  tofu: mass("Tofu", "tofu", [65, 3.7, 7, 1.5]),

  // Stock, wine and seasonings
  "fish-stock": mass("Fischfond", "fish stock", [10, 0.2, 1.5, 0.5], { density: 1 }),
  "white-wine": mass("Weißwein", "white wine", [72, 0, 0.1, 2.5], { density: 1 }),
  doubanjiang: mass("Doubanjiang (Chili-Bohnen-Paste)", "doubanjiang (chilli bean paste)", [130, 5, 6, 13], {
    density: 1.2,
  }),
  "sea-salt-flakes": mass("Meersalzflocken", "sea salt flakes", [0, 0, 0, 0], { density: 0.7 }),
  saffron: mass("Safranfäden", "saffron threads", [310, 5.9, 11, 62], { density: 0.14 }),
  "sichuan-pepper": mass("Sichuanpfeffer", "Sichuan peppercorns", [280, 8, 10, 40], { density: 0.3 }),
  "garam-masala": mass("Garam Masala", "garam masala", [379, 15, 15, 45], { density: 0.45 }),
  "kashmiri-chilli-powder": mass("Kaschmir-Chilipulver", "Kashmiri chilli powder", [282, 14, 13, 30], { density: 0.5 }),
  "smoked-paprika": mass("geräuchertes Paprikapulver", "smoked paprika", [300, 13, 14, 35], { density: 0.45 }),
  caraway: mass("gemahlener Kümmel", "ground caraway", [333, 15, 20, 30], { density: 0.45 }),
} satisfies Record<string, IngredientSeed>;
