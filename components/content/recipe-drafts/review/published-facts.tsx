import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { PublishedRecipe } from "#lib/content/recipe-drafts/publication/published-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";

/** Whose recipe it is, since when it is published, and its pages while readers see them. */
export function PublishedFacts({ recipe }: { recipe: PublishedRecipe }) {
  const locale = useLocale();
  const t = useTranslations("recipeReviews");
  const { author, publishedAt, hrefs, state } = recipe;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)] [&_dd]:[overflow-wrap:anywhere] [&_dt]:font-strong [&_dt]:text-sm">
      <dt>{t("facts.author")}</dt>
      <dd>
        <Link href={slugAddress(locale, "/users/[slug]", author.slug)} className="underline">
          {author.name}
        </Link>
      </dd>
      <dt>{t("published.since")}</dt>
      <dd>{formatDateTime(publishedAt, locale)}</dd>
      <dt>{t("published.pages")}</dt>
      <dd>
        {locales.map((language) => {
          const href = hrefs[language];
          if (!href) return null;
          return (
            <span key={language} className="block">
              {state === "live" ? (
                <Link href={href} hrefLang={language} className="underline">
                  {href}
                </Link>
              ) : (
                href
              )}
            </span>
          );
        })}
      </dd>
    </dl>
  );
}
