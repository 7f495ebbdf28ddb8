import { listCardJson } from "#app/api/content-json.ts";
import * as operations from "#lib/api/api-resources/operations/feed.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { listCards } from "#lib/content/cards/queries.ts";

export const dynamic = "force-dynamic";

const themes = ["pans", "knives", "baking-tins"] as const;

/** Shopping tips by theme, each with its newest tips. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.listShoppingTips, async ({ locale, query: { tips_per_category: size } }) => {
    const lists = await Promise.all(
      themes.map((theme) => listCards({ locale, type: "article", storyType: "shopping_tip", theme, size })),
    );
    const cards = await listCardJson(
      locale,
      lists.flatMap(({ data }) => data.map(({ id }) => id)),
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    const data = themes.map((theme, index) => ({
      theme,
      tips: lists[index]?.data.flatMap(({ id }) => byId.get(id) ?? []) ?? [],
    }));
    return { data: data.filter(({ tips }) => tips.length > 0) };
  }),
});
