import type { RecipeSeed } from "../seed-types.ts";

/** Nutrition counts 80 g of the clarified butter: that much stays in the crust, the rest is kept. */
export const recipe: RecipeSeed = {
  key: "wiener-schnitzel",
  alt: {
    de: "Zwei goldbraune Schnitzel mit gewellter Kruste auf einem weißen Teller, dazu Petersilienkartoffeln und Zitronenspalten, darunter ein rot-weiß kariertes Tuch",
    en: "Two golden schnitzels with a wavy crust on a white plate, with parsley potatoes and lemon wedges, a red-and-white checked cloth underneath",
  },
  slug: { de: "wiener-schnitzel", en: "wiener-schnitzel" },
  title: { de: "Wiener Schnitzel", en: "Wiener schnitzel" },
  summary: {
    de: "Dünn geklopftes Kalbfleisch in einer lockeren, goldbraunen Panade, dazu Petersilienkartoffeln und Zitrone.",
    en: "Veal pounded thin in a light, golden crumb that puffs up in the pan, with parsley potatoes and lemon.",
  },
  chefsNote: {
    de: "Nur Schnitzel vom Kalb dürfen „Wiener Schnitzel“ heißen. Mit Schwein nach derselben Art heißt es „Schnitzel Wiener Art“; brate Schweinefleisch immer ganz durch. Die Kruste löst sich vom Fleisch und wirft Wellen, wenn das Fett heiß genug ist und du die Brösel nicht andrückst.",
    en: "In Germany and Austria, only veal may be sold as Wiener Schnitzel. You can use pork in the same way, but always cook it right through. The crust lifts off the meat and turns wavy if the fat is hot enough and you do not press the crumbs on.",
  },
  author: "sonntagstisch",
  publishedAt: "2026-05-17T10:30:00Z",
  difficulty: "medium",
  duration: { preparation: 45, baking: 20, resting: 0 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 790, fat: 33, protein: 45, carbohydrate: 75 },
  ingredients: [
    {
      heading: { de: "Für die Schnitzel", en: "For the schnitzels" },
      items: [
        {
          ingredient: "veal-escalope",
          amount: 4,
          addition: { de: "je {=140 g}, aus der Oberschale", en: "{=140 g} each, from the topside" },
        },
        { ingredient: "plain-flour", amount: 80, unit: "g" },
        { ingredient: "egg", amount: 2 },
        { ingredient: "whole-milk", amount: 2, unit: "tbsp" },
        { ingredient: "breadcrumbs", amount: 150, unit: "g" },
        {
          ingredient: "clarified-butter",
          amount: 500,
          unit: "g",
          addition: { de: "zum Braten, das meiste bleibt übrig", en: "for frying, most of it is left over" },
        },
        {
          ingredient: "lemon",
          amount: 1,
          characteristic: { de: "unbehandelt, in Spalten", en: "unwaxed, in wedges" },
        },
        { ingredient: "salt" },
      ],
    },
    {
      heading: { de: "Für die Kartoffeln", en: "For the potatoes" },
      items: [
        {
          ingredient: "potato",
          amount: 800,
          unit: "g",
          addition: { de: "klein und festkochend", en: "small and waxy" },
        },
        { ingredient: "butter", amount: 30, unit: "g" },
        { ingredient: "parsley", amount: 0.5, unit: "bunch" },
      ],
    },
  ],
  utensils: [
    { utensil: "pot" },
    { utensil: "lid" },
    { utensil: "saucepan" },
    { utensil: "plate", amount: 3, size: { de: "tief", en: "deep" } },
    { utensil: "frying-pan", size: { de: "hochwandig, {26 cm}", en: "deep, {26 cm}" } },
    { utensil: "thermometer" },
    { utensil: "tongs" },
    { utensil: "wire-rack" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Kartoffeln kochen", en: "Boil the potatoes" },
      text: {
        de: "Bürste die Kartoffeln und setze sie mit Schale in kaltem Wasser mit {2 tsp salt} Salz auf. Bringe sie zum Kochen und gare sie zugedeckt {20 min}, bis ein Messer leicht hineingleitet. Paniere inzwischen das Fleisch.",
        en: "Scrub the potatoes and put them, in their skins, into cold water with {2 tsp salt} salt. Bring to the boil and cook, covered, for {20 min} until a knife slides in easily. Crumb the meat in the meantime.",
      },
      ingredients: ["potato", "salt"],
      utensils: ["pot", "lid", "knife"],
    },
    {
      heading: { de: "Fleisch klopfen", en: "Pound the meat" },
      text: {
        de: "Lege die Schnitzel einzeln zwischen zwei Lagen Frischhaltefolie und klopfe sie mit dem Boden des kleinen Topfes von der Mitte nach außen {4 mm} dünn. Schneide den Rand an zwei Stellen ein, damit sie sich in der Pfanne nicht wölben, und salze beide Seiten mit insgesamt {1 tsp salt} Salz.",
        en: "Lay the escalopes one at a time between two sheets of cling film and pound them from the middle outwards with the base of the saucepan until {4 mm} thin. Nick the edge in two places so that they do not curl in the pan, and season both sides with {1 tsp salt} salt in all.",
      },
      ingredients: ["veal-escalope", "salt"],
      utensils: ["saucepan", "knife"],
    },
    {
      heading: { de: "Panieren", en: "Coat with crumbs" },
      text: {
        de: "Gib das Mehl auf den ersten Teller, verquirle auf dem zweiten die Eier mit der Milch und verteile die Brösel auf dem dritten. Wende die Schnitzel in Mehl und klopfe es ab, ziehe sie durch das Ei und lege sie in die Brösel. Häufe die Brösel mit der Gabel darüber, ohne sie anzudrücken, und schüttle lose Brösel ab.",
        en: "Put the flour on the first plate, beat the eggs with the milk on the second and spread the crumbs on the third. Turn the escalopes in the flour and shake off the excess, draw them through the egg and lay them in the crumbs. Heap the crumbs over with a fork without pressing them on, then shake off the loose ones.",
      },
      ingredients: ["plain-flour", "egg", "whole-milk", "breadcrumbs", "veal-escalope"],
      utensils: ["plate"],
      tip: {
        de: "Paniere erst kurz vor dem Braten. Liegt das Fleisch länger in der Panade, weicht sie durch und wird nicht mehr locker.",
        en: "Do not crumb the meat until just before frying. If it sits in its coating for long, the crumbs go soggy and will not puff up.",
      },
    },
    {
      heading: { de: "Kartoffeln schwenken", en: "Toss the potatoes" },
      text: {
        de: "Gieße die Kartoffeln ab und pelle sie. Zerlass die Butter im Topf, schwenke die Kartoffeln darin mit {½ tsp salt} Salz und dem größten Teil der gehackten Petersilie und halte sie zugedeckt warm.",
        en: "Drain and peel the potatoes. Melt the butter in the pot, toss the potatoes in it with {½ tsp salt} salt and most of the parsley, chopped, and keep them warm under the lid.",
      },
      ingredients: ["potato", "butter", "salt", "parsley"],
      utensils: ["pot", "lid", "knife"],
    },
    {
      heading: { de: "Schwimmend braten", en: "Shallow-fry" },
      text: {
        de: "Erhitze das Butterschmalz in der Pfanne auf {170 °C}; es soll etwa {1 cm} hoch stehen. Brate die Schnitzel nacheinander je {4 min}, bis beide Seiten goldbraun sind und innen nichts mehr rosa ist. Schwenke die Pfanne dabei vorsichtig, damit heißes Fett über die Oberseite läuft, und wende einmal. Lass sie auf dem Gitter abtropfen.",
        en: "Heat the clarified butter in the frying pan to {170 °C}; it should be about {1 cm} deep. Fry the schnitzels one after the other for {4 min} each, until golden on both sides and no longer pink inside. Swirl the pan carefully so that hot fat runs over the top, and turn them once. Drain them on the rack.",
      },
      ingredients: ["clarified-butter", "veal-escalope"],
      utensils: ["frying-pan", "thermometer", "tongs", "wire-rack"],
      tip: {
        de: "Ohne Thermometer: Ein Brösel soll sofort schäumen, aber nicht gleich dunkel werden. Fertige Schnitzel bleiben auf dem Gitter im Ofen bei {80 °C} knusprig.",
        en: "Without a thermometer: a crumb should foam at once but not darken straight away. Finished schnitzels stay crisp on the rack in an oven at {80 °C}.",
      },
    },
    {
      heading: { de: "Servieren", en: "Serve" },
      text: {
        de: "Richte die Schnitzel sofort mit den Kartoffeln an und lege die Zitronenspalten und die übrige Petersilie dazu. Die Zitrone wird erst am Tisch ausgedrückt, sonst weicht die Kruste auf.",
        en: "Serve the schnitzels at once with the potatoes, the lemon wedges and the rest of the parsley. Squeeze the lemon at the table, or the crust will soften.",
      },
      ingredients: ["lemon", "parsley"],
      utensils: [],
    },
  ],
  category: "entrees",
  moreCategories: ["lunch", "dinner", "kids"],
  tags: ["savoury", "for-children", "comfort-food", "spring"],
  likedBy: ["team", "loeffelweise", "kupferkessel"],
};
