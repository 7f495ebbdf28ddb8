import { useTranslations } from "next-intl";
import { RecipeText } from "#components/content/recipes/text/recipe-text.tsx";
import type { Recipe } from "#lib/content/recipes/recipe.ts";

const fields = ["makeAhead", "storage", "freezing"] as const;

/** What can be prepared ahead, and how the rest keeps. */
export function Keeping({ keeping, unitNames }: Pick<Recipe, "keeping" | "unitNames">) {
  const t = useTranslations("recipes.keeping");
  const known = fields.filter((field) => keeping[field].length > 0);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="keeping-title" className="mt-12 max-w-measure print:mt-[4pt]">
      <h2 id="keeping-title" className="mb-2 text-xl print:hidden">
        {t("title")}
      </h2>
      <dl className="grid gap-3 print:block print:text-[8.5pt] print:leading-[1.3]">
        {known.map((field) => (
          <div key={field} className="print:inline">
            <dt className="font-strong print:inline">{t(field)}</dt>
            <dd className="text-ink-2 print:inline print:after:content-['_'] print:before:content-['_']">
              <RecipeText parts={keeping[field]} unitNames={unitNames} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
