import type { IngredientSeed } from "../seed-types.ts";
import { counted, mass } from "./define-ingredient.ts";

/** A piece of garlic is a clove, a piece of ginger a thumb. */
export const basicIngredients = {
  // Basics
  salt: mass("Salz", "salt", [0, 0, 0, 0]),
  "black-pepper": mass("schwarzer Pfeffer", "black pepper", [251, 3.3, 10.4, 38], { density: 0.5 }),
  water: mass("Wasser", "water", [0, 0, 0, 0], { density: 1 }),
  sugar: mass("Zucker", "sugar", [400, 0, 0, 100]),
  "plain-flour": mass("Weizenmehl Type 405", "plain flour", [343, 1, 10, 72]),
  "baking-powder": mass("Backpulver", "baking powder", [110, 0, 0, 26]),
  "bicarbonate-of-soda": mass("Natron", "bicarbonate of soda", [0, 0, 0, 0]),
  "vegetable-broth": mass("Gemüsebrühe", "vegetable stock", [5, 0.2, 0.3, 0.6], { density: 1 }),

  // Oils and vinegars
  "olive-oil": mass("Olivenöl", "olive oil", [884, 100, 0, 0], { density: 0.91 }),
  "sunflower-oil": mass("Sonnenblumenöl", "sunflower oil", [884, 100, 0, 0], { density: 0.92 }),
  "sesame-oil": mass("geröstetes Sesamöl", "toasted sesame oil", [884, 100, 0, 0], { density: 0.92 }),
  "pumpkin-seed-oil": mass("Kürbiskernöl", "pumpkin seed oil", [884, 100, 0, 0], { density: 0.92 }),
  "white-wine-vinegar": mass("Weißweinessig", "white wine vinegar", [20, 0, 0, 0.5], { density: 1 }),
  "red-wine-vinegar": mass("Rotweinessig", "red wine vinegar", [20, 0, 0, 0.5], { density: 1 }),
  "balsamic-vinegar": mass("Aceto balsamico", "balsamic vinegar", [88, 0, 0.5, 17], { density: 1.1 }),

  // Vegetables and herbs
  onion: counted(["Zwiebel", "Zwiebeln"], ["onion", "onions"], [40, 0.1, 1.1, 7.6], { pieceGrams: 90 }),
  "red-onion": counted(["rote Zwiebel", "rote Zwiebeln"], ["red onion", "red onions"], [40, 0.1, 1.1, 7.6], {
    pieceGrams: 80,
  }),
  shallot: counted(["Schalotte", "Schalotten"], ["shallot", "shallots"], [72, 0.1, 2.5, 13.6], { pieceGrams: 30 }),
  "spring-onion": counted(
    ["Frühlingszwiebel", "Frühlingszwiebeln"],
    ["spring onion", "spring onions"],
    [32, 0.2, 1.8, 4.7],
    { pieceGrams: 20 },
  ),
  garlic: mass("Knoblauch", "garlic", [149, 0.5, 6.4, 31], { pieceGrams: 4 }),
  ginger: mass("Ingwer", "ginger", [80, 0.8, 1.8, 16], { pieceGrams: 20 }),
  carrot: counted(["Karotte", "Karotten"], ["carrot", "carrots"], [39, 0.2, 0.9, 6.8], { pieceGrams: 80 }),
  potato: counted(["Kartoffel", "Kartoffeln"], ["potato", "potatoes"], [76, 0.1, 2, 15.6], { pieceGrams: 120 }),
  beetroot: mass("Rote Bete", "beetroot", [43, 0.1, 1.6, 8.4], { pieceGrams: 150 }),
  "white-cabbage": mass("Weißkohl", "white cabbage", [25, 0.2, 1.4, 4.2]),
  "hokkaido-pumpkin": mass("Hokkaidokürbis", "Hokkaido pumpkin", [63, 0.5, 1.7, 12], { pieceGrams: 1000 }),
  tomato: counted(["Tomate", "Tomaten"], ["tomato", "tomatoes"], [19, 0.2, 0.9, 2.7], { pieceGrams: 100 }),
  "cherry-tomato": counted(["Kirschtomate", "Kirschtomaten"], ["cherry tomato", "cherry tomatoes"], [22, 0.2, 1, 3.5], {
    pieceGrams: 12,
  }),
  "chopped-tomatoes": mass("stückige Tomaten", "chopped tomatoes", [24, 0.2, 1.2, 4], { density: 1 }),
  "tomato-paste": mass("Tomatenmark", "tomato purée", [84, 0.5, 4.3, 15]),
  "red-bell-pepper": counted(["rote Paprika", "rote Paprika"], ["red pepper", "red peppers"], [33, 0.4, 1.1, 6], {
    pieceGrams: 150,
  }),
  cucumber: counted(["Salatgurke", "Salatgurken"], ["cucumber", "cucumbers"], [13, 0.2, 0.6, 1.8], { pieceGrams: 400 }),
  radish: counted(["Radieschen", "Radieschen"], ["radish", "radishes"], [15, 0.1, 1, 2.1], { pieceGrams: 12 }),
  mushroom: counted(["Champignon", "Champignons"], ["mushroom", "mushrooms"], [21, 0.3, 3, 1.5], { pieceGrams: 18 }),
  sweetcorn: mass("Mais", "sweetcorn", [83, 1.5, 2.8, 14.5]),
  "chili-pepper": counted(["Chilischote", "Chilischoten"], ["chilli", "chillies"], [40, 0.4, 1.9, 7], {
    pieceGrams: 10,
  }),
  jalapeno: counted(["grüne Jalapeño", "grüne Jalapeños"], ["green jalapeño", "green jalapeños"], [29, 0.4, 0.9, 5], {
    pieceGrams: 15,
  }),
  avocado: counted(["Avocado", "Avocados"], ["avocado", "avocados"], [160, 14.7, 2, 1.9], { pieceGrams: 150 }),
  parsley: mass("Petersilie", "parsley", [43, 0.4, 3.5, 5]),
  mint: mass("Minze", "mint", [44, 0.7, 3.8, 5.3]),
  dill: mass("Dill", "dill", [43, 1.1, 3.5, 5]),
  chives: mass("Schnittlauch", "chives", [30, 0.7, 3.3, 2]),
  basil: mass("Basilikum", "basil", [23, 0.6, 3.2, 1.3]),
  thyme: mass("Thymian", "thyme", [101, 1.7, 5.6, 14]),
  oregano: mass("Oregano", "oregano", [66, 2, 2.2, 9]),
  coriander: mass("Koriandergrün", "coriander", [23, 0.5, 2.1, 1.5]),
  "garden-cress": mass("Gartenkresse", "garden cress", [32, 0.7, 2.6, 4]),

  // Fruit
  lemon: counted(["Zitrone", "Zitronen"], ["lemon", "lemons"], [35, 0.4, 0.7, 6], { pieceGrams: 90 }),
  "lemon-juice": mass("Zitronensaft", "lemon juice", [27, 0.2, 0.4, 5], { density: 1.02 }),
  lime: counted(["Limette", "Limetten"], ["lime", "limes"], [33, 0.2, 0.7, 6], { pieceGrams: 60 }),
  raspberry: counted(["Himbeere", "Himbeeren"], ["raspberry", "raspberries"], [43, 0.5, 1.2, 6], { pieceGrams: 4 }),
  blueberry: counted(["Heidelbeere", "Heidelbeeren"], ["blueberry", "blueberries"], [46, 0.5, 0.7, 9], {
    pieceGrams: 1.5,
  }),
  blackberry: counted(["Brombeere", "Brombeeren"], ["blackberry", "blackberries"], [43, 0.6, 1.3, 5.5], {
    pieceGrams: 6,
  }),
  strawberry: counted(["Erdbeere", "Erdbeeren"], ["strawberry", "strawberries"], [32, 0.3, 0.7, 5.7], {
    pieceGrams: 18,
  }),
  "strawberry-jam": mass("Erdbeermarmelade", "strawberry jam", [250, 0.2, 0.4, 61]),

  // Dairy, eggs and their plant relatives
  butter: mass("Butter", "butter", [741, 83, 0.7, 0.6]),
  "whole-milk": mass("Vollmilch", "whole milk", [65, 3.6, 3.4, 4.8], { density: 1.03 }),
  "whipping-cream": mass("Schlagsahne", "whipping cream", [309, 32, 2.2, 3.2], { density: 1 }),
  mascarpone: mass("Mascarpone", "mascarpone", [395, 40, 4.5, 4]),
  "sour-cream": mass("Schmand", "sour cream", [240, 24, 2.6, 3.4]),
  feta: mass("Feta", "feta", [276, 23, 16.5, 0.7]),
  egg: counted(["Ei", "Eier"], ["egg", "eggs"], [143, 9.9, 12.6, 0.7], { pieceGrams: 55 }),
  "coconut-milk": mass("Kokosmilch", "coconut milk", [190, 19, 1.8, 3], { density: 1 }),
  "oat-drink": mass("Haferdrink", "oat drink", [45, 1.4, 0.8, 7], { density: 1.03 }),
  "soy-yoghurt": mass("Sojajoghurt", "soya yoghurt", [50, 2.3, 4, 2.1], { density: 1.03 }),
  mayonnaise: mass("Mayonnaise", "mayonnaise", [720, 79, 1.2, 2.5]),

  // Grain, pulses, nuts and seeds
  "rolled-oats": mass("zarte Haferflocken", "fine rolled oats", [370, 7, 13.5, 59]),
  "red-lentil": mass("rote Linsen", "red lentils", [345, 1.5, 24, 53]),
  chickpea: counted(["Kichererbse", "Kichererbsen"], ["chickpea", "chickpeas"], [364, 6, 20, 50]),
  "ramen-noodles": mass("Ramen-Nudeln", "ramen noodles", [355, 1.6, 11.5, 72]),
  "sourdough-bread": mass("Sauerteigbrot", "sourdough bread", [240, 1.3, 8, 48], { pieceGrams: 60 }),
  ciabatta: mass("Ciabatta", "ciabatta", [265, 3, 9, 50], { pieceGrams: 250 }),
  "tortilla-chips": mass("Tortillachips", "tortilla chips", [490, 23, 6.5, 62]),
  "pumpkin-seed": counted(["Kürbiskern", "Kürbiskerne"], ["pumpkin seed", "pumpkin seeds"], [570, 48, 28, 8]),
  "sesame-seeds": mass("Sesam", "sesame seeds", [573, 50, 18, 12]),
  "chia-seeds": mass("Chiasamen", "chia seeds", [444, 31, 17, 8]),
  almond: counted(["Mandel", "Mandeln"], ["almond", "almonds"], [600, 51, 22, 9], { pieceGrams: 1.2 }),
  tahini: mass("Tahin", "tahini", [630, 56, 20, 11]),

  // Spices and seasonings
  nutmeg: mass("Muskatnuss", "nutmeg", [525, 36, 5.8, 45]),
  cumin: mass("gemahlener Kreuzkümmel", "ground cumin", [400, 22, 18, 34], { density: 0.45 }),
  "paprika-powder": mass("edelsüßes Paprikapulver", "sweet paprika", [300, 13, 14, 35], { density: 0.45 }),
  "pul-biber": mass("Pul Biber", "pul biber (Aleppo pepper)", [318, 17, 12, 30], { density: 0.4 }),
  "chili-flakes": mass("Chiliflocken", "chilli flakes", [318, 17, 12, 30], { density: 0.4 }),
  "dried-mint": mass("getrocknete Minze", "dried mint", [285, 6, 20, 22], { density: 0.12 }),
  "dried-oregano": mass("getrockneter Oregano", "dried oregano", [265, 4, 9, 26], { density: 0.2 }),
  "vanilla-extract": mass("Vanilleextrakt", "vanilla extract", [288, 0, 0, 13], { density: 0.88 }),
  "miso-paste": mass("helle Misopaste", "white miso paste", [198, 6, 12, 23], { density: 1.15 }),
  "soy-sauce": mass("Sojasauce", "soy sauce", [60, 0.1, 8, 6], { density: 1.15 }),
  "nori-sheet": counted(["Nori-Blatt", "Nori-Blätter"], ["nori sheet", "nori sheets"], [306, 3, 41, 9], {
    pieceGrams: 2.5,
  }),
  mustard: mass("mittelscharfer Senf", "medium-hot mustard", [100, 5, 6, 6], { density: 1.05 }),
  gherkin: counted(["Gewürzgurke", "Gewürzgurken"], ["gherkin", "gherkins"], [25, 0.1, 0.5, 5], { pieceGrams: 30 }),
  "kalamata-olive": counted(
    ["Kalamata-Olive", "Kalamata-Oliven"],
    ["Kalamata olive", "Kalamata olives"],
    [240, 24, 1.5, 4],
    { pieceGrams: 5 },
  ),
  "maple-syrup": mass("Ahornsirup", "maple syrup", [262, 0.1, 0, 67]),
} satisfies Record<string, IngredientSeed>;
