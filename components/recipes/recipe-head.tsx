import clsx from "clsx";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { HeroPicture } from "#components/recipes/hero-picture.tsx";
import { PrintButton } from "#components/recipes/print-button.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { slugAddress } from "#lib/i18n/address.ts";
import { longDate } from "#lib/i18n/date.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";
import type { Recipe } from "#lib/recipes/recipe.ts";

interface RecipeHeadProps {
  recipe: Recipe;
  /** The mark its card carries. */
  badge?: ReactNode;
  /** What others make of it. */
  rating?: ReactNode;
  /** What the reader can do with it: like, save. */
  actions?: ReactNode;
}

/** What the dish is, who wrote it down and how it looks. */
export function RecipeHead({ recipe, badge, rating, actions }: RecipeHeadProps) {
  const t = useTranslations("recipes.head");
  const locale = useLocale();
  return (
    <div
      className={clsx(
        "grid items-start gap-x-12 gap-y-6 lg:mt-2 lg:grid-cols-[6fr_7fr] lg:items-center",
        "print:grid-cols-[1fr_4.4cm] print:items-start print:gap-[0.8cm]",
      )}
    >
      {recipe.picture && <HeroPicture picture={recipe.picture} video={recipe.video} />}
      <div className="min-w-0">
        <p className="overline-text mb-[0.35rem] flex flex-wrap items-center gap-2 empty:hidden">
          {recipe.isSponsored && <Badge look="outline">{t("sponsored")}</Badge>}
          {badge && <span className="contents print:hidden">{badge}</span>}
          {recipe.mainCategory && <span>{recipe.mainCategory.title}</span>}
        </p>
        <h1 className="mb-4 text-3xl leading-tight print:mb-[4pt]">{hyphenate(recipe.title, locale)}</h1>
        {rating}
        {recipe.summary && <p className="standfirst print:text-[10.5pt] print:leading-[1.35]">{recipe.summary}</p>}
        <Byline recipe={recipe} />
        <div className="mt-5 flex flex-wrap items-center gap-2 print:hidden">
          {actions}
          <PrintButton icon={<Icon name="printer" />} label={t("print")} />
        </div>
      </div>
    </div>
  );
}

function Byline({ recipe: { author, publishedAt } }: { recipe: Recipe }) {
  const locale = useLocale();
  return (
    <div className="mt-5 flex items-center gap-3 print:hidden">
      <Avatar name={author.name} picture={author.picture} />
      <p className="leading-[1.3]">
        <Link
          href={slugAddress(locale, "/users/[slug]", author.slug)}
          className="font-strong no-underline hover:underline"
        >
          {author.name}
        </Link>
        <span className="block text-ink-3 text-sm">
          {author.occupation && `${author.occupation} · `}
          <time dateTime={publishedAt}>{longDate(publishedAt, locale)}</time>
        </span>
      </p>
    </div>
  );
}
