import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "avocado-toast",
  alt: {
    de: "Zwei geröstete Brotscheiben mit Avocadofächern, Radieschenscheiben und Kresse auf einem blauen Teller, auf jeder ein pochiertes, angeschnittenes Ei mit laufendem Dotter",
    en: "Two slices of toast with fanned avocado, radish slices and cress on a blue plate, each with a poached egg cut open so that the yolk runs",
  },
  slug: { de: "avocadobrot-mit-pochiertem-ei", en: "avocado-toast-with-poached-egg" },
  title: { de: "Avocadobrot mit pochiertem Ei", en: "Avocado toast with poached egg" },
  summary: {
    de: "Knuspriges Brot, reife Avocado und ein pochiertes Ei, das beim Anschneiden läuft. In 15 Minuten fertig.",
    en: "Crisp bread, ripe avocado and a poached egg that runs when cut. Done in 15 minutes.",
  },
  chefsNote: {
    de: "Pochierte Eier gelingen am besten, wenn die Eier sehr frisch sind. Das feine Sieb fängt das dünne Eiweiß ab, bevor es im Wasser Fäden zieht. Für mehr als zwei Portionen pochierst du die Eier nacheinander.",
    en: "Poached eggs turn out best when the eggs are very fresh. The fine sieve catches the thin white before it can trail off in threads. For more than two portions, poach the eggs one after the other.",
  },
  author: "team",
  publishedAt: "2026-03-12T07:00:00Z",
  difficulty: "medium",
  duration: { preparation: 15, baking: 0, resting: 0 },
  servings: { amount: 2, type: "portion" },
  nutrition: { kcal: 417, fat: 24, protein: 14, carbohydrate: 32 },
  ingredients: [
    {
      items: [
        {
          ingredient: "egg",
          amount: 2,
          addition: { de: "sehr frisch, Größe M", en: "very fresh, medium, US large" },
        },
        {
          ingredient: "white-wine-vinegar",
          amount: 2,
          unit: "tbsp",
          addition: { de: "fürs Kochwasser", en: "for the water" },
        },
        { ingredient: "sourdough-bread", amount: 2, unit: "slice", addition: { de: "à {=60 g}", en: "{=60 g} each" } },
        { ingredient: "olive-oil", amount: 1, unit: "tbsp" },
        { ingredient: "avocado", amount: 1, addition: { de: "reif", en: "ripe" } },
        { ingredient: "lime", amount: 0.5, characteristic: { de: "ausgepresst", en: "juiced" } },
        { ingredient: "radish", amount: 4, characteristic: { de: "in feinen Scheiben", en: "thinly sliced" } },
        { ingredient: "garden-cress", amount: 1, unit: "handful" },
        { ingredient: "chili-flakes", amount: 1, unit: "pinch" },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
      ],
    },
  ],
  utensils: [
    { utensil: "pot" },
    { utensil: "fine-sieve" },
    { utensil: "bowl", amount: 2, size: { de: "klein", en: "small" } },
    { utensil: "slotted-spoon" },
    { utensil: "frying-pan" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Wasser und Eier vorbereiten", en: "Ready the water and eggs" },
      text: {
        de: "Bringe in einem Topf Wasser mit dem Essig zum Sieden und drehe dann zurück, bis nur noch einzelne Blasen aufsteigen. Schlage die Eier nacheinander in ein feines Sieb, lass das dünne Eiweiß kurz ablaufen und lass jedes in eine kleine Schüssel gleiten.",
        en: "Bring a pot of water with the vinegar to the boil, then turn it down until only single bubbles rise. Crack the eggs one at a time into a fine sieve, let the thin white drain off for a moment and slide each one into a small bowl.",
      },
      ingredients: ["white-wine-vinegar", "egg"],
      utensils: ["pot", "fine-sieve", "bowl"],
    },
    {
      heading: { de: "Brot rösten", en: "Toast the bread" },
      text: {
        de: "Erhitze das Olivenöl in der Pfanne und röste die Brotscheiben darin von jeder Seite {2 min}, bis sie goldbraun sind.",
        en: "Heat the olive oil in the frying pan and fry the bread for {2 min} on each side, until golden.",
      },
      ingredients: ["olive-oil", "sourdough-bread"],
      utensils: ["frying-pan"],
    },
    {
      heading: { de: "Avocado schneiden", en: "Slice the avocado" },
      text: {
        de: "Halbiere die Avocado, hebe den Kern heraus und schneide das Fruchtfleisch in dünne Scheiben. Fächere es auf die Brote, beträufle es mit dem Limettensaft und salze es.",
        en: "Halve the avocado, lift out the stone and cut the flesh into thin slices. Fan it over the toast, sprinkle with the lime juice and season with salt.",
      },
      ingredients: ["avocado", "lime", "salt"],
      utensils: ["knife"],
      tip: {
        de: "Reif ist sie, wenn sie am Stielansatz leicht nachgibt. Ist sie noch hart, lass sie bei Zimmertemperatur nachreifen.",
        en: "It is ripe when it yields slightly at the stem end. If it is hard, leave it to ripen at room temperature.",
      },
    },
    {
      heading: { de: "Eier pochieren", en: "Poach the eggs" },
      text: {
        de: "Lass die Eier dicht über dem Wasser hineingleiten und {3 min} ziehen, ohne dass es kocht. Hebe sie mit der Schaumkelle heraus und lass sie gut abtropfen.",
        en: "Slide the eggs in from just above the water and poach for {3 min} without letting it boil. Lift them out with a slotted spoon and drain well.",
      },
      ingredients: ["egg"],
      utensils: ["pot", "slotted-spoon"],
      tip: {
        de: "Sprudelndes Wasser zerreißt das Eiweiß. Im Zweifel den Topf ganz vom Herd ziehen und {4 min} zugedeckt warten. Für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem pochierst du die Eier {6 min}, bis auch der Dotter fest ist.",
        en: "Bubbling water tears the white apart. If in doubt, take the pot off the heat altogether and wait {4 min} with the lid on. For pregnant women, small children, older people and anyone with a weakened immune system, poach the eggs for {6 min}, until the yolk is firm, too.",
      },
    },
    {
      heading: { de: "Belegen", en: "Assemble" },
      text: {
        de: "Setze auf jedes Brot ein Ei. Radieschen, Kresse, Chiliflocken und Pfeffer darüber, und gleich essen.",
        en: "Put an egg on each slice. Top with the radishes, cress, chilli flakes and pepper, and eat at once.",
      },
      ingredients: ["radish", "garden-cress", "chili-flakes", "black-pepper"],
      utensils: [],
    },
  ],
  category: "breakfast",
  moreCategories: ["egg", "snacks", "brunch", "international"],
  tags: ["vegetarian", "lactose-free", "healthy", "savoury", "spring"],
  likedBy: ["kuechenkraut", "loeffelweise", "gemuesefach", "muehlenhof", "barimhof"],
};
