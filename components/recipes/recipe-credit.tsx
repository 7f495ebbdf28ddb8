import { useTranslations } from "next-intl";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import type { Recipe } from "#lib/recipes/recipe.ts";
import { toProfileLink } from "#lib/text/profile-link.ts";

/** Credits where a recipe comes from. */
export function RecipeCredit({ source }: { source: NonNullable<Recipe["source"]> }) {
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
