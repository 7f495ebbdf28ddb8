import { useLocale } from "next-intl";
import { Picture } from "#components/ui/media/picture.tsx";
import type { Ingredient } from "#lib/content/ingredients/queries.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

/** Name and summary of an ingredient, with its picture if there is one. */
export function IngredientHeader({ ingredient: { title, summary, picture } }: { ingredient: Ingredient }) {
  const heading = (
    <div>
      <h1 className="text-3xl leading-tight">{hyphenate(title, useLocale())}</h1>
      <p className="standfirst mt-3">{summary}</p>
    </div>
  );
  if (!picture) return <header className="pt-2 pb-8">{heading}</header>;
  return (
    <header className="grid gap-6 pt-2 pb-8 md:grid-cols-[1fr_1.1fr] md:items-center md:gap-12">
      {heading}
      <span className="photo gingham gingham-pale">
        <Picture picture={picture} variant="hero" priority />
      </span>
    </header>
  );
}
