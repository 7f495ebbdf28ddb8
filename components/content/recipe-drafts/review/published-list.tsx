import { useLocale, useTranslations } from "next-intl";
import { Badge, publicationVariants } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { PublishedRecipe } from "#lib/content/recipe-drafts/publication/published-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

interface PublishedListProps {
  recipes: PublishedRecipe[];
  /** Whether recipes can be selected for a bulk action, in a form around the list. */
  isSelectable?: boolean;
}

/** Published recipes with their state, each a link to its page at the desk. */
export function PublishedList({ recipes, isSelectable = false }: PublishedListProps) {
  const locale = useLocale();
  const t = useTranslations("recipeReviews.published");
  return (
    <ul className="divide-y divide-line border-line border-y">
      {recipes.map(({ id, title, language, author, state, publishedAt }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="flex min-w-0 items-center gap-3">
            {isSelectable && (
              <label className="check min-h-0 flex-none">
                <input type="checkbox" name="ids" value={id} />
                <span className="sr-only">{t("select", { title })}</span>
              </label>
            )}
            <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">
              <Link href={routeAddress(locale, "/desk/published-recipes/[id]", { id })} lang={language}>
                {title}
              </Link>
            </h2>
          </div>
          <p className="flex items-center gap-3 text-ink-2 text-sm md:row-span-2 md:self-center">
            <Badge variant={publicationVariants[state]}>{t(`state.${state}`)}</Badge>
          </p>
          <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
            {author.name} · <time dateTime={publishedAt.toISOString()}>{formatDateTime(publishedAt, locale)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
