import { useTranslations } from "next-intl";
import { RecipeText } from "#components/content/recipes/text/recipe-text.tsx";
import type { Recipe } from "#lib/content/recipes/recipe.ts";

/** What the author has to say, beside the ingredients; needs a RecipeProvider around it. */
export function ChefsNote({ chefsNoteParts, unitNames }: Pick<Recipe, "chefsNoteParts" | "unitNames">) {
  const t = useTranslations("recipes.chefsNote");
  if (chefsNoteParts.length === 0) return null;
  return (
    <aside aria-labelledby="chefs-note-title" className="mb-10 max-w-measure print:hidden">
      <h2 id="chefs-note-title" className="mb-1 font-sans font-strong text-ink-2 text-sm tracking-normal">
        {t("title")}
      </h2>
      <p className="whitespace-pre-line text-pretty font-serif text-lg leading-[1.45]">
        <RecipeText parts={chefsNoteParts} unitNames={unitNames} />
      </p>
    </aside>
  );
}
