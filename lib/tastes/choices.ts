/** The four questions of the quiz, in their order; the names of fields, parameters and anchors at once. */
export const questions = ["goal", "diet", "cuisine", "without"] as const;
export type Question = (typeof questions)[number];

export const goals = ["quick", "healthy", "family", "baking", "guests", "budget"] as const;
export type Goal = (typeof goals)[number];

/** From whoever eats everything to whoever eats least. */
export const diets = ["omnivore", "pescatarian", "vegetarian", "vegan"] as const;
export type Diet = (typeof diets)[number];

/** Keys of the categories of the menu. */
export const cuisines = [
  ...["italian", "asian", "german", "french", "mexican", "indian", "greek", "spanish"],
  ...["turkish", "japanese", "chinese", "british", "eastern-european"],
] as const satisfies string[];
export type Cuisine = string;

export const intolerances = ["gluten", "lactose", "low-carb"] as const;
export type Intolerance = (typeof intolerances)[number];

/** What the choices of each question are, and whether several of them may be taken. */
export const choicesOf: Record<Question, readonly string[]> = {
  goal: goals,
  diet: diets,
  cuisine: cuisines,
  without: intolerances,
};
export const takesSeveral = (question: Question) => question !== "diet";

/** What somebody has answered; an empty list or null where a question was passed over. */
export interface Taste {
  goals: Goal[];
  diet: Diet | null;
  cuisines: Cuisine[];
  intolerances: Intolerance[];
}

export const noTaste: Taste = { goals: [], diet: null, cuisines: [], intolerances: [] };

/** The answers to one question as a list. */
export function answersTo(question: Question, taste: Taste): readonly string[] {
  switch (question) {
    case "goal":
      return taste.goals;
    case "diet":
      return taste.diet ? [taste.diet] : [];
    case "cuisine":
      return taste.cuisines;
    case "without":
      return taste.intolerances;
  }
}

/** A taste from the answers to each question: what is no answer is passed over, the order is that of the choices, of diets the strictest counts. */
export function toTaste(given: (question: Question) => readonly unknown[]): Taste {
  const chosen = <Key extends string>(question: Question, keys: readonly Key[]) => {
    const answers = new Set(given(question));
    return keys.filter((key) => answers.has(key));
  };
  return {
    goals: chosen("goal", goals),
    diet: chosen("diet", diets).at(-1) ?? null,
    cuisines: chosen("cuisine", cuisines),
    intolerances: chosen("without", intolerances),
  };
}

/** Whether anything was answered at all. */
export function isAnswered(taste: Taste): boolean {
  return questions.some((question) => answersTo(question, taste).length > 0);
}
