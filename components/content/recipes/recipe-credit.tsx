import { useTranslations } from "next-intl";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import { listSourceParts } from "#lib/content/recipes/content/source.ts";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { toProfileLink } from "#lib/platform/text/profile-link.ts";

interface RecipeCreditProps {
  source: NonNullable<Recipe["source"]>;
}

/** Credits where a recipe comes from. */
export function RecipeCredit({ source }: RecipeCreditProps) {
  const t = useTranslations("recipes.about");
  const newTab = useTranslations("layout.page")("newTab");
  const link = toProfileLink(source.url);
  const name = [source.author, source.siteName].filter(Boolean).join(", ") || link?.label;
  if (!name) return null;
  return (
    <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
      {t.rich("credit", {
        source: () =>
          link ? (
            <NewTabLink href={link.href} hint={newTab} relation="ugc nofollow" className="underline hover:text-primary">
              {name}
            </NewTabLink>
          ) : (
            name
          ),
      })}
    </p>
  );
}

/** The same on paper, with its address. */
export function PrintedCredit({ source }: RecipeCreditProps) {
  const t = useTranslations("recipes.about");
  return <p className="print-source wrap">{t.rich("credit", { source: () => listSourceParts(source).join(", ") })}</p>;
}
