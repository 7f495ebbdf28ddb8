import { loadIngredientOptions } from "#app/[locale]/use-up/load-ingredient-options.ts";
import { suggestIngredients } from "#app/api/search/operations.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { findIngredientOptions } from "#lib/kitchen/pantry/find-ingredient.ts";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

export const dynamic = "force-dynamic";

const maxOptions = 8;
/** Five requests per second, one per key press. */
const getLimiter = processSingleton("ingredient-suggestions-limit", () =>
  createRateLimiter({ name: "ingredient-suggestions", maxCount: 300, windowMs: 60_000 }),
);

/** Ingredients for what a reader is typing. Any text is valid, and the answer the same for all. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(
    suggestIngredients,
    async ({ query: { q, locale, for: purpose } }) => {
      const entries = await loadIngredientOptions(locale);
      const selectable = purpose === "have" ? entries.filter(({ covers }) => covers.length > 0) : entries;
      return { data: findIngredientOptions(selectable, q, maxOptions) };
    },
    { getLimiter },
  ),
});
