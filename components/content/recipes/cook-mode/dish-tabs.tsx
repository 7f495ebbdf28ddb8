import type { CookMessages } from "#components/content/recipes/cook-mode/cook-mode-screen.tsx";
import { leaveCookMode } from "#components/content/recipes/cook-mode/cook-mode-store.ts";
import { changeCookedRecipes, useCookedRecipes } from "#components/content/recipes/cook-mode/cooked-store.ts";
import { KitchenIcon } from "#components/content/recipes/kitchen-icon.tsx";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { showToast } from "#components/ui/toast.ts";
import { toCookHref } from "#lib/content/recipes/cook-mode/cook-address.ts";
import { listDishes, setDish } from "#lib/content/recipes/cook-mode/cooked-recipes.ts";
import { preparationStep } from "#lib/content/recipes/recipe.ts";

/** How long the reader has to read what comes next. */
const toastMs = 6000;

/** The recipes that are cooked at the same time; a tab leads to the other recipe's step. */
export function DishTabs({ messages }: { messages: CookMessages }) {
  const { id } = useRecipe();
  const recipes = useCookedRecipes();
  const dishes = listDishes(recipes.map((recipe) => (recipe.recipeId === id ? { ...recipe, isDish: true } : recipe)));
  if (dishes.length < 2) return null;
  return (
    <nav aria-label={messages.dishes} className="cook-dishes">
      <ul>
        {dishes.map((dish) => (
          <li key={dish.recipeId} data-current={dish.recipeId === id || undefined}>
            <Link href={toCookHref(dish)} prefetch aria-current={dish.recipeId === id ? "page" : undefined}>
              {dish.title}
              <small>
                {dish.step === preparationStep
                  ? messages.preparation
                  : messages.dishStep.replace("{step}", String(dish.step))}
              </small>
            </Link>
            {dish.recipeId !== id && (
              <button
                type="button"
                className="icon-button"
                aria-label={messages.closeDish.replace("{title}", () => dish.title)}
                onClick={() => changeCookedRecipes((list) => setDish(list, dish.recipeId, false))}
              >
                <KitchenIcon name="x" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Leaves this recipe open as a tab, so that the reader can look for another one. */
export function AddDish({ messages }: { messages: CookMessages }) {
  const { id, title } = useRecipe();
  async function add() {
    changeCookedRecipes((recipes) => setDish(recipes, id, true));
    await leaveCookMode();
    showToast({ kind: "success", text: messages.dishAdded.replace("{title}", () => title), durationMs: toastMs });
  }
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={messages.addDish}
      title={messages.addDish}
      onClick={() => void add()}
    >
      <KitchenIcon name="plus" />
    </button>
  );
}
