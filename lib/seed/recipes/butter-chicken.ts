import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "butter-chicken",
  alt: {
    de: "Hähnchenstücke in orangefarbener Sauce mit einem Kringel Sahne und Koriander, daneben eine Schale Basmatireis und Fladenbrot",
    en: "Chicken pieces in an orange sauce with a swirl of cream and coriander leaves, a bowl of basmati rice and flatbread beside it",
  },
  slug: { de: "butter-chicken-mit-basmati", en: "butter-chicken-with-basmati" },
  title: { de: "Butter Chicken mit Basmati", en: "Butter chicken with basmati" },
  summary: {
    de: "Im Ofen geröstetes Hähnchen in einer glatten Sauce aus Tomaten, Butter und Sahne, dazu Basmatireis.",
    en: "Oven-roasted chicken in a smooth sauce of tomatoes, butter and cream, served with basmati rice.",
  },
  chefsNote: {
    de: "Keule bleibt saftig, auch wenn sie etwas länger im Ofen ist; Brust wird schneller trocken. Chilipulver aus Kaschmir färbt stark und brennt wenig. Von scharfem Chilipulver nimmst du die Hälfte und ergänzt edelsüßes Paprikapulver. Die Sauce schmeckt am zweiten Tag noch besser.",
    en: "Thigh stays juicy even after a few minutes more in the oven; breast dries out sooner. Kashmiri chilli powder colours strongly and burns little. If yours is hot, use half and make up the rest with sweet paprika. The sauce tastes even better on the second day.",
  },
  author: "team",
  publishedAt: "2026-11-12T07:00:00Z",
  difficulty: "medium",
  duration: { preparation: 35, baking: 20, resting: 60 },
  ovenCelsius: 240,
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 825, fat: 41, protein: 43, carbohydrate: 70 },
  ingredients: [
    {
      heading: { de: "Für das Hähnchen", en: "For the chicken" },
      items: [
        {
          ingredient: "chicken-thigh",
          amount: 700,
          unit: "g",
          characteristic: {
            de: "ohne Haut und Knochen, in großen Stücken",
            en: "skinless and boneless, in large pieces",
          },
        },
        { ingredient: "natural-yoghurt", amount: 150, unit: "g", addition: { de: "3,5 % Fett", en: "3.5% fat" } },
        { ingredient: "garlic", amount: 4, unit: "clove", characteristic: { de: "gerieben", en: "grated" } },
        { ingredient: "ginger", amount: 20, unit: "g", characteristic: { de: "gerieben", en: "grated" } },
        { ingredient: "garam-masala", amount: 3, unit: "tsp" },
        { ingredient: "kashmiri-chilli-powder", amount: 2, unit: "tsp" },
        { ingredient: "salt" },
      ],
    },
    {
      heading: { de: "Für die Sauce", en: "For the sauce" },
      items: [
        { ingredient: "butter", amount: 60, unit: "g" },
        { ingredient: "onion", amount: 2, characteristic: { de: "gewürfelt", en: "diced" } },
        { ingredient: "tomato-passata", amount: 400, unit: "g" },
        { ingredient: "whipping-cream", amount: 150, unit: "ml" },
        { ingredient: "sugar", amount: 1, unit: "tsp" },
      ],
    },
    {
      heading: { de: "Dazu", en: "To serve" },
      items: [
        { ingredient: "basmati-rice", amount: 280, unit: "g" },
        { ingredient: "coriander", amount: 0.5, unit: "bunch" },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", size: { de: "groß", en: "large" } },
    { utensil: "grater", size: { de: "fein", en: "fine" } },
    { utensil: "baking-sheet" },
    { utensil: "thermometer" },
    { utensil: "casserole" },
    { utensil: "pot" },
    { utensil: "colander" },
    { utensil: "hand-blender" },
    { utensil: "wooden-spoon" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Hähnchen marinieren", en: "Marinate the chicken" },
      text: {
        de: "Verrühre den Joghurt mit der Hälfte von Knoblauch und Ingwer, {1 tsp garam-masala} Garam Masala, {1 tsp kashmiri-chilli-powder} Chilipulver und {1 tsp salt} Salz. Mische die Hähnchenstücke gründlich unter. Abgedeckt {1 h} im Kühlschrank ziehen lassen, gern auch über Nacht.",
        en: "Stir the yoghurt with half the garlic and ginger, {1 tsp garam-masala} of the garam masala, {1 tsp kashmiri-chilli-powder} of the chilli powder and {1 tsp salt} salt. Mix in the chicken thoroughly. Cover and leave in the fridge for {1 h}, or overnight if you like.",
      },
      ingredients: [
        "natural-yoghurt",
        { ingredient: "garlic", amount: 2 },
        { ingredient: "ginger", amount: 10 },
        { ingredient: "garam-masala", amount: 1 },
        { ingredient: "kashmiri-chilli-powder", amount: 1 },
        "salt",
        "chicken-thigh",
      ],
      utensils: ["bowl", "grater", "cutting-board", "knife"],
    },
    {
      heading: { de: "Zwiebeln schmelzen", en: "Melt the onions" },
      text: {
        de: "Heize den Ofen auf {240 °C} Ober-/Unterhitze ({fan 220 °C}) vor. Lass {45 g butter} Butter im Schmortopf aufschäumen und brate die Zwiebeln darin bei mittlerer Hitze {10 min} goldgelb. Rühre den übrigen Knoblauch und Ingwer, {1 tsp garam-masala} Garam Masala und das restliche Chilipulver ein und röste alles {1 min}.",
        en: "Preheat the oven to {240 °C} ({fan 220 °C}). Let {45 g butter} of the butter foam in the casserole and cook the onions in it over a medium heat for {10 min} until golden. Stir in the remaining garlic and ginger, {1 tsp garam-masala} of the garam masala and the rest of the chilli powder and toast for {1 min}.",
      },
      ingredients: [
        { ingredient: "butter", amount: 45 },
        "onion",
        { ingredient: "garlic", amount: 2 },
        { ingredient: "ginger", amount: 10 },
        { ingredient: "garam-masala", amount: 1 },
        { ingredient: "kashmiri-chilli-powder", amount: 1 },
      ],
      utensils: ["casserole", "wooden-spoon"],
      tip: {
        de: "Gewürze brennen schnell an. Riecht es nach Röstbrot, sofort die Tomaten dazugießen.",
        en: "Spices catch quickly. The moment it smells of toast, pour in the tomatoes.",
      },
    },
    {
      heading: { de: "Sauce köcheln, Hähnchen rösten", en: "Simmer the sauce, roast the chicken" },
      text: {
        de: "Gib passierte Tomaten, Zucker und {½ tsp salt} Salz in den Topf und lass die Sauce {15 min} leise köcheln. Lege das Hähnchen mit Abstand auf den Rost, darunter das Blech ohne Backpapier, und röste es in derselben Zeit weit oben. Es ist gar, wenn das dickste Stück innen {74 °C} hat und nicht mehr rosa ist; die Ränder dürfen dunkel sein.",
        en: "Add the passata, sugar and {½ tsp salt} salt to the casserole and simmer the sauce gently for {15 min}. Roast the chicken near the top on the oven rack, with an unlined sheet below, for the same time. It is done when the thickest piece reaches {74 °C} inside and shows no pink; the edges may be dark.",
      },
      ingredients: ["tomato-passata", "sugar", "salt", "chicken-thigh"],
      utensils: ["casserole", "baking-sheet", "thermometer"],
    },
    {
      heading: { de: "Reis kochen", en: "Cook the rice" },
      text: {
        de: "Wasche den Reis, bis das Wasser klar bleibt. Koche ihn offen in reichlich Salzwasser {10 min}, gieße ihn ab und lass ihn zugedeckt ausdampfen. So werden die Körner locker.",
        en: "Rinse the rice until the water stays clear. Boil it uncovered in plenty of salted water for {10 min}, drain and leave it to steam under a lid. The grains come out loose.",
      },
      ingredients: ["basmati-rice", "salt"],
      utensils: ["pot", "colander"],
    },
    {
      heading: { de: "Pürieren und binden", en: "Blend and enrich" },
      text: {
        de: "Püriere die Sauce sehr glatt. Hebe {2 tbsp whipping-cream} Sahne auf, rühre den Rest mit der übrigen Butter und dem letzten Garam Masala ein und gib das Hähnchen mit seinem Saft dazu. Noch {5 min} leise ziehen lassen, dann abschmecken.",
        en: "Blend the sauce until very smooth. Set aside {2 tbsp whipping-cream} of the cream, stir in the rest with the remaining butter and the last of the garam masala, and add the chicken with its juices. Let it bubble very gently for {5 min}, then taste.",
      },
      ingredients: [
        "whipping-cream",
        { ingredient: "butter", amount: 15 },
        { ingredient: "garam-masala", amount: 1 },
        "chicken-thigh",
      ],
      utensils: ["hand-blender", "casserole"],
      tip: {
        de: "Ist die Sauce zu dick, hilft ein Schluck heißes Wasser; ist sie zu spitz, noch etwas Butter.",
        en: "If the sauce is too thick, add a splash of hot water; if it is too sharp, a little more butter.",
      },
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Fülle das Butter Chicken in Schalen, ziehe die aufgehobene Sahne als Kringel darüber und streue Korianderblätter darauf. Der Reis kommt extra dazu.",
        en: "Spoon the butter chicken into bowls, swirl the reserved cream over the top and scatter with coriander leaves. Serve the rice on the side.",
      },
      ingredients: ["whipping-cream", "coriander", "basmati-rice"],
      utensils: [],
    },
  ],
  category: "indian",
  moreCategories: ["dinner", "chicken", "rice", "entrees", "asian"],
  tags: ["gluten-free", "roasting", "creamy", "spicy", "comfort-food", "make-ahead", "winter"],
  likedBy: ["barimhof", "kuechenkraut", "loeffelweise", "sonntagstisch", "kupferkessel", "lindeundlaib", "nordfang"],
};
