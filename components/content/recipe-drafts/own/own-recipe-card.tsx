import { useLocale, useTranslations } from "next-intl";
import { Badge, type BadgeVariant } from "#components/ui/badge.tsx";
import { Duration } from "#components/ui/duration.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { OwnRecipe } from "#lib/content/recipe-drafts/draft/own-queries.ts";
import { sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import type { RecipeState } from "#lib/content/recipe-drafts/states.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

const variants: Record<RecipeState, BadgeVariant> = {
  draft: "dashed",
  submitted: "pending",
  rejected: "error",
  live: "success",
  scheduled: "new",
  expired: "outline",
};

/** An own recipe that readers do not see, or only in the other language: its state says why. */
export function OwnRecipeCard({ recipe }: { recipe: OwnRecipe }) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.own");
  const { state, draftId, picture, minutes, reason, changedAt } = recipe;
  const isDraft = state === "draft" || state === "submitted" || state === "rejected";
  const title = hyphenate(recipe.title || t("untitled"), locale);
  const draftHref = draftId && sectionAddress(locale, draftId, state === "submitted" ? "preview" : "basics");
  const href = isDraft ? draftHref : recipe.href;
  return (
    <>
      <article className="group card">
        <div className="card-media">
          <span className="photo gingham gingham-pale">
            {picture && <Picture picture={picture} variant="card-md" className="card-photo" />}
          </span>
        </div>
        <div className="card-corner">
          <div className="card-corner-part">
            {minutes > 0 && (
              <span className="card-tag card-time @max-[17rem]/card:sr-only">
                <Icon name="clock" />
                <Duration minutes={minutes} />
              </span>
            )}
            <Badge variant={variants[state]}>{t(`state.${state}`)}</Badge>
          </div>
        </div>
        <h2 className="card-title text-[1.1875rem] max-sm:text-md">
          {href ? <Link href={href}>{title}</Link> : title}
        </h2>
        <p className="card-author">{t("changedAt", { state, time: formatDateTime(changedAt, locale) })}</p>
      </article>
      {reason && (
        <p className="mt-2 line-clamp-4 whitespace-pre-line text-ink-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-strong">{t("reason")}</span> {reason}
        </p>
      )}
    </>
  );
}
