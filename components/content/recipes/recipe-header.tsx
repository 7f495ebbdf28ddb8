import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { HeroPicture } from "#components/content/recipes/hero-picture.tsx";
import { PrintButton } from "#components/content/recipes/print-button.tsx";
import { ShareButton } from "#components/content/recipes/share/share-button.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { PartBoundaries, PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";
import { keepTogether } from "#lib/platform/text/keep-together.ts";

interface RecipeHeaderProps {
  recipe: Recipe;
  /** The badge of its card. */
  badge?: ReactNode;
  /** Mean rating. */
  rating?: ReactNode;
  /** Buttons: like, save. */
  actions?: ReactNode;
  /** Opens cook mode, first of the actions. */
  cookModeButton?: ReactNode;
  /** Level of the title. */
  heading?: "h1" | "h2";
}

/** Title, summary, author and picture of a recipe. */
export function RecipeHeader(props: RecipeHeaderProps) {
  const { recipe, badge, rating, actions, cookModeButton, heading: Heading = "h1" } = props;
  const t = useTranslations("recipes.head");
  const share = useTranslations("recipes.share");
  const locale = useLocale();
  return (
    <div
      className={clsx(
        "grid items-start gap-x-12 gap-y-6 lg:mt-2 lg:grid-cols-[6fr_7fr] lg:items-center",
        "print:grid-cols-[1fr_4.4cm] print:items-start print:gap-[0.8cm]",
      )}
    >
      {recipe.picture && (
        <HeroPicture
          picture={recipe.picture}
          video={recipe.video}
          jumpLink={
            <a href="#ingredients" className="jump-link">
              {t("jump")}
              <Icon name="chevronDown" />
            </a>
          }
        />
      )}
      <div className="min-w-0">
        <p className="overline-text mb-[0.35rem] flex flex-wrap items-center gap-2 empty:hidden">
          {recipe.isSponsored && <Badge variant="outline">{t("sponsored")}</Badge>}
          {badge && <span className="contents print:hidden">{badge}</span>}
          {recipe.mainCategory && <span>{recipe.mainCategory.title}</span>}
        </p>
        <Heading className="mb-4 text-3xl leading-tight print:mb-[4pt]">{hyphenate(recipe.title, locale)}</Heading>
        {rating}
        {recipe.summary && (
          <p className="standfirst print:text-[10.5pt] print:leading-[1.35]">{keepTogether(recipe.summary)}</p>
        )}
        <p className="print-byline">
          {t("byline", { author: recipe.author.name, date: formatLongDate(recipe.publishedAt, locale) })}
        </p>
        <Byline recipe={recipe} />
        <div className="recipe-actions mt-5 flex flex-wrap items-center gap-2 print:hidden">
          {cookModeButton && (
            <div className="*:w-full max-sm:w-full lg:hidden">
              <PartBoundary>{cookModeButton}</PartBoundary>
            </div>
          )}
          <PartBoundaries>
            {actions}
            <ShareButton
              image={`/share/${locale}/recipe/${recipe.slug}`}
              icon={<Icon name="share2" />}
              label={share("label")}
              labels={{
                title: share("title"),
                close: share("close"),
                system: share("system"),
                copy: share("copy"),
                copied: share("copied"),
                email: share("email"),
                qr: share("qr"),
                newTab: share("newTab"),
                failed: share("failed"),
              }}
            />
            <PrintButton icon={<Icon name="printer" />} label={t("print")} />
          </PartBoundaries>
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
          <time dateTime={publishedAt}>{formatLongDate(publishedAt, locale)}</time>
        </span>
      </p>
    </div>
  );
}
