import type { Topic } from "./topics.ts";

/** What is offered while somebody types. */
export interface Suggestions {
  /** Recipes and stories, with a line about them and the address of a small picture. */
  items: (Topic & { picture: string | null })[];
  /** Pages of ingredients and categories. */
  topics: Topic[];
}
