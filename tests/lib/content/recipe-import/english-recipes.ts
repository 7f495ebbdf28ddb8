import type { ImportedRecipe } from "#lib/content/recipe-import/imported-recipe.ts";

/** What is read from the texts, by the name of the text. */
export const englishRecipes: Record<string, ImportedRecipe> = {
  "with facts in one line": {
    language: "en",
    title: "Best Banana Bread",
    description: "Easy to follow\n\nA moist loaf for overripe bananas.",
    servings: {
      amount: 8,
      type: "portion",
    },
    duration: {
      preparation: 15,
      baking: 65,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: [
          "3 ripe bananas, mashed",
          "100g butter, melted",
          "200g/7oz plain flour",
          "2 tsp baking powder",
          "1 pinch of salt",
        ],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Heat the oven to 180C.",
      },
      {
        heading: null,
        text: "Mix everything in a large bowl.",
      },
      {
        heading: null,
        text: "Bake for 1 hour until golden.",
      },
    ],
    utensils: [],
    chefsNote: "Keeps for three days in a tin.",
    source: null,
  },
  "a web page with groups": {
    language: "en",
    title: "Chicken Curry",
    description: null,
    servings: {
      amount: 4,
      type: "portion",
    },
    duration: {
      preparation: 20,
      baking: 35,
      resting: null,
    },
    difficulty: "medium",
    ingredientGroups: [
      {
        heading: "For the marinade",
        lines: ["500 g chicken thighs, diced", "2 tbsp yoghurt", "1 tsp garam masala"],
      },
      {
        heading: "For the sauce",
        lines: ["1 onion, finely chopped", "400ml coconut milk", "Salt, to taste"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Mix the chicken with the yoghurt and the spices.",
      },
      {
        heading: null,
        text: "Fry the onion until soft, then add the chicken.",
      },
      {
        heading: null,
        text: "Pour in the coconut milk and simmer for 20 minutes.",
      },
    ],
    utensils: [],
    chefsNote: null,
    source: null,
  },
  "without headings": {
    language: "en",
    title: "Scrambled eggs",
    description: null,
    servings: null,
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["4 eggs", "2 tbsp milk", "1 knob of butter"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Whisk the eggs with the milk.",
      },
      {
        heading: null,
        text: "Melt the butter in a pan over a low heat.",
      },
      {
        heading: null,
        text: "Stir the eggs in the pan until just set.",
      },
    ],
    utensils: [],
    chefsNote: null,
    source: null,
  },
  "with bullets and tick boxes": {
    language: "en",
    title: "Granola",
    description: null,
    servings: null,
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["300 g rolled oats", "100 g almonds", "4 tbsp maple syrup", "2 tbsp sunflower oil"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Stir everything together.",
      },
      {
        heading: null,
        text: "Spread on a baking tray.",
      },
      {
        heading: null,
        text: "Bake at 160 °C for 25 minutes, stirring once.",
      },
    ],
    utensils: [],
    chefsNote: "Let it cool on the tray.",
    source: {
      url: "https://breakfast.example/granola",
      siteName: "",
      author: "",
    },
  },
  "a quoted mail": {
    language: "en",
    title: "Lemonade",
    description: "Hi Sam, this is the one from the party. So refreshing!",
    servings: {
      amount: 6,
      type: "portion",
    },
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["6 lemons", "150 g sugar", "1 l water"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Squeeze the lemons and dissolve the sugar in the juice.",
      },
      {
        heading: null,
        text: "Add the water and chill for 2 hours.",
      },
    ],
    utensils: [],
    chefsNote: null,
    source: null,
  },
  "with the steps first": {
    language: "en",
    title: "Garlic toast",
    description: null,
    servings: null,
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["2 slices bread", "1 clove garlic", "1 tbsp olive oil"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Rub the toasted bread with garlic.",
      },
      {
        heading: null,
        text: "Drizzle with oil and season.",
      },
    ],
    utensils: [],
    chefsNote: null,
    source: null,
  },
  "with equipment and wrapped paragraphs": {
    language: "en",
    title: "Focaccia",
    description: null,
    servings: null,
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: "For the dough",
        lines: ["500 g strong flour", "7 g yeast", "350 ml water"],
      },
      {
        heading: "For the topping",
        lines: ["3 tbsp olive oil", "2 sprigs rosemary"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Mix flour, yeast and water in the bowl and leave the dough to rise until it has doubled in size.",
      },
      {
        heading: null,
        text: "Press it into the tray, drizzle with the oil and scatter over the rosemary. Bake for 25 minutes.",
      },
    ],
    utensils: ["mixing bowl", "baking tray"],
    chefsNote: null,
    source: null,
  },
  "with pictograms and steps by name": {
    language: "en",
    title: "Chocolate Chip Cookies",
    description: null,
    servings: {
      amount: 24,
      type: "piece",
    },
    duration: {
      preparation: 15,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["225 g butter, softened", "1 1/2 cups brown sugar", "2 large eggs"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Cream the butter with the sugar.",
      },
      {
        heading: null,
        text: "Beat in the eggs one at a time.",
      },
      {
        heading: "Bake",
        text: "Bake for 12 minutes until the edges are golden.",
      },
    ],
    utensils: [],
    chefsNote: "Enjoy!",
    source: null,
  },
  "a note in two paragraphs": {
    language: "en",
    title: "Nana's pancakes",
    description: null,
    servings: null,
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["1 cup flour", "1 cup milk", "1 egg", "pinch of salt"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Whisk everything to a smooth batter. Fry in a little butter until golden on both sides.",
      },
    ],
    utensils: [],
    chefsNote: null,
    source: null,
  },
};
