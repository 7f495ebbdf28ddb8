import type { RelevanceGrades } from "./judgements.ts";

/**
 * Relevant recipes and stories by grade, and the answers of the hotline and the ingredient pages
 * that must be found. What a query does not list is not judged.
 */
export interface EverydayGrades extends RelevanceGrades {
  hotline?: QuestionKey;
  ingredients?: string;
}
export type EverydayQuery = [query: string, grades: EverydayGrades];

/** When each question of the sample site was answered: its text may change. */
export const questionDates = {
  "yeast-dough": "2026-11-16",
  sourdough: "2026-10-29",
  cake: "2026-09-13",
  shortcrust: "2026-03-21",
  chicken: "2026-11-09",
  fish: "2026-06-18",
  thawing: "2026-02-07",
  "roast-vegetables": "2026-10-04",
  potatoes: "2026-04-11",
  reheating: "2025-12-02",
  mayonnaise: "2026-05-03",
  "salty-soup": "2026-01-19",
  knife: "2026-08-22",
  "rice-and-beans": "2026-11-18",
  "freezing-herbs": "2026-09-26",
} as const;
type QuestionKey = keyof typeof questionDates;

/** The recipes and stories for which the queries are judged; later ones are ignored. */
export const judgedItems: ReadonlySet<string> = new Set(
  (
    "aperitivo-spritz apple-crumble avocado-toast baked-cheesecake berry-overnight-oats berry-pancakes borscht " +
    "butter-chicken carrot-ginger-juice chili-sin-carne chocolate-chip-cookies chocolate-mousse french-apple-tart " +
    "gin-cucumber-longdrink greek-salad green-smoothie guacamole hummus lemon-gugelhupf mapo-tofu mushroom-risotto " +
    "negroni paella pizza-margherita potato-salad quiche-lorraine ramen-bowl ratatouille red-lentil-soup " +
    "roasted-pumpkin-soup rosemary-focaccia salmon-sheet-pan scones shakshuka sourdough-loaf spaghetti-pomodoro " +
    "spanish-tortilla star-cookies strawberry-milkshake tiramisu tomato-bruschetta vanilla-crescents leftovers " +
    "news-print-sheet news-november-market news-cookie-call salt tip-tin-springform tip-tin-bundt tip-tin-tart " +
    "tip-tin-tray tip-knife-chefs tip-knife-paring tip-knife-bread tip-knife-santoku tip-pan-cast-iron " +
    "tip-pan-carbon-steel tip-pan-non-stick tip-pan-stainless story-autumn-pumpkins story-citrus " +
    "story-coffee-and-cake story-eggs story-flour-and-dough story-herbs story-knife-and-board story-spice-bowls " +
    "story-tablecloth upload-faq bolognese lasagne carbonara pizza-dough yeast-dough flammkuchen wiener-schnitzel goulash " +
    "beef-roulades kaesespaetzle frikadellen potato-gratin goose-legs chicken-soup roast-chicken lentil-curry pad-thai " +
    "banana-bread cinnamon-rolls lebkuchen stollen brownies us-cups stock meal-planning knife-skills " +
    "spices-by-cuisine advent-baking-plan freezing opened-packets"
  ).split(" "),
);
