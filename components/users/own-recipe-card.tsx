import { useLocale, useTranslations } from "next-intl";
import { Badge, type BadgeVariant } from "#components/ui/badge.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { ItemState } from "#lib/db/tables/items.ts";
import { hyphenate } from "#lib/text/hyphenate.ts";
import type { OwnRecipe } from "#lib/users/own-recipes-queries.ts";

const looks: Record<Exclude<ItemState, "live">, BadgeVariant> = {
  draft: "dashed",
  submitted: "pending",
  rejected: "error",
};

/**
 * An own recipe without a public card in this language: unpublished, or only in the other language.
 */
export function OwnRecipeCard({ recipe }: { recipe: OwnRecipe }) {
  const t = useTranslations("users.ownRecipes");
  const { state, picture, href, reason } = recipe;
  const title = hyphenate(recipe.title || t("untitled"), useLocale());
  return (
    <article className="flex min-w-0 flex-col gap-[0.7rem]">
      <div className="relative">
        <span className="photo gingham gingham-pale">
          {picture && <Picture picture={picture} variant="card-md" className="card-photo" />}
        </span>
        {state !== "live" && (
          <div className="absolute -bottom-px -left-px flex min-h-9 items-center rounded-tr-1 bg-ground pt-[0.2rem] pr-[0.45rem]">
            <Badge variant={looks[state]}>{t(`state.${state}`)}</Badge>
          </div>
        )}
      </div>
      <h2 className="text-[1.1875rem] leading-[1.2] max-sm:text-md">
        {href ? <Link href={href}>{title}</Link> : title}
      </h2>
      {reason && (
        <p className="-mt-1 text-ink-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-strong">{t("reason")}</span> {reason}
        </p>
      )}
    </article>
  );
}
