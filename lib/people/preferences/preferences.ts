/**
 * The questions of the quiz in order; also the names of form fields, query parameters and anchors.
 */
export const quizQuestions = ["goal", "diet", "cuisine", "without"] as const;
export type QuizQuestion = (typeof quizQuestions)[number];

export const goals = ["quick", "healthy", "family", "baking", "guests", "budget"] as const;
export type Goal = (typeof goals)[number];

/** From least to most strict. */
export const diets = ["omnivore", "pescatarian", "vegetarian", "vegan"] as const;
export type Diet = (typeof diets)[number];

/** Keys of categories. */
export const cuisines = [
  "italian",
  "asian",
  "german",
  "french",
  "mexican",
  "indian",
  "greek",
  "spanish",
  "turkish",
  "japanese",
  "chinese",
  "british",
  "eastern-european",
] as const satisfies string[];
export type Cuisine = string;

export const intolerances = ["gluten", "lactose", "low-carb"] as const;
export type Intolerance = (typeof intolerances)[number];

/** Valid answers per question. */
export const questionChoices: Record<QuizQuestion, readonly string[]> = {
  goal: goals,
  diet: diets,
  cuisine: cuisines,
  without: intolerances,
};
/** Whether the question may have several answers. */
export const isMultipleChoice = (question: QuizQuestion) => question !== "diet";

/** Quiz answers of a user; an empty list or null for an unanswered question. */
export interface Preferences {
  goals: Goal[];
  diet: Diet | null;
  cuisines: Cuisine[];
  intolerances: Intolerance[];
}

export const noPreferences: Preferences = { goals: [], diet: null, cuisines: [], intolerances: [] };

/** Returns the answers to one question as a list. */
export function answersFor(question: QuizQuestion, preferences: Preferences): readonly string[] {
  switch (question) {
    case "goal":
      return preferences.goals;
    case "diet":
      return preferences.diet ? [preferences.diet] : [];
    case "cuisine":
      return preferences.cuisines;
    case "without":
      return preferences.intolerances;
  }
}

/**
 * Builds preferences from untrusted answers. Invalid answers are ignored, the order is that of the
 * choices, and of several diets the strictest counts.
 */
export function toPreferences(answersOf: (question: QuizQuestion) => readonly unknown[]): Preferences {
  const selectValid = <Key extends string>(question: QuizQuestion, keys: readonly Key[]) => {
    const answers = new Set(answersOf(question));
    return keys.filter((key) => answers.has(key));
  };
  return {
    goals: selectValid("goal", goals),
    diet: selectValid("diet", diets).at(-1) ?? null,
    cuisines: selectValid("cuisine", cuisines),
    intolerances: selectValid("without", intolerances),
  };
}

/** Whether at least one question is answered. */
export function hasAnswers(preferences: Preferences): boolean {
  return quizQuestions.some((question) => answersFor(question, preferences).length > 0);
}
