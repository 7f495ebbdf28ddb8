import { createCookbook } from "#lib/cookbooks/mutations.ts";
import { publishAnswer } from "#lib/questions/mutations.ts";
import { cookbooks } from "./cookbooks.ts";
import type { Keys } from "./keys.ts";
import { questions } from "./questions.ts";

export async function plantVoices(keys: Keys): Promise<void> {
  for (const { slug, owner, titles, summaries, cover, items } of cookbooks) {
    await createCookbook({
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
    await publishAnswer({ topic, question, answer, answeredAt: new Date(answeredAt) });
  }
}
