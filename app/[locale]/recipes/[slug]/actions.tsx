"use server";
import type { ReactNode } from "react";
import { z } from "zod";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { getAdaptedRecipe } from "#lib/kitchen/adaptations/adapted-queries.ts";
import { adaptationRateLimits } from "#lib/kitchen/adaptations/rate-limits.ts";
import { getAddableRecipe } from "#lib/kitchen/shopping-lists/queries.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { VariantPart } from "#lib/platform/browser/recipe-variant.ts";
import { createAction, runAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { AdaptedIngredients, AdaptedSteps } from "./adapted-recipe.tsx";

/** Renders the parts of a recipe that the reader has changed; null without changes. */
export const loadAdaptedRecipeAction = createAction(
  [z.enum(locales), z.string().max(200)],
  (locale, slug): Promise<ActionResult<Record<VariantPart, ReactNode> | null>> =>
    runAction(async () => {
      const user = await getSessionUser();
      if (!user) return null;
      await assertAllowed([adaptationRateLimits().perUserView, user.id]);
      const current = await findSlug("/recipes/[slug]", locale, slug);
      const recipe = current && (await getRecipe(locale, current));
      const adapted = recipe && (await getAdaptedRecipe(locale, user.id, recipe.id));
      if (!adapted) return null;
      const addable = await getAddableRecipe(recipe.id, adapted.rows);
      return {
        ingredients: <AdaptedIngredients recipe={recipe} adapted={adapted} addable={addable} />,
        steps: <AdaptedSteps recipe={recipe} adapted={adapted} />,
      };
    }),
);
