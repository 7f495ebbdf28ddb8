import { createSeedCookbook } from "#lib/cookbooks/mutations.ts";
import { createAnsweredQuestion } from "#lib/hotline/mutations.ts";
import { cookbooks } from "./content/cookbooks.ts";
import { questions } from "./content/questions.ts";
import type { SeedKeys } from "./keys.ts";

/** Inserts public cookbooks, and questions to the hotline with their answers. */
export async function insertCookbooksAndHotline(keys: SeedKeys): Promise<void> {
  for (const { slug, owner, titles, summaries, cover, items } of cookbooks) {
    await createSeedCookbook({
      slug,
      userId: keys.id("user", owner),
      titles,
      summaries,
      coverId: keys.id("picture", cover),
      visibility: "public",
      itemIds: keys.ids("recipe", items),
    });
  }
  for (const { topic, question, answer, answeredAt } of questions) {
    await createAnsweredQuestion({ topic, question, answer, answeredAt: new Date(answeredAt) });
  }
}
