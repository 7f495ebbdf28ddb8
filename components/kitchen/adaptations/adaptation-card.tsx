import { useLocale, useTranslations } from "next-intl";
import { DeleteForm } from "#components/kitchen/adaptations/delete-form.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { adaptationAddress } from "#lib/kitchen/adaptations/addresses.ts";
import type { ListedAdaptation } from "#lib/kitchen/adaptations/queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface AdaptationCardProps {
  adaptation: ListedAdaptation;
  /** The changes in words, where the recipe's page no longer shows them. */
  lines: string[];
}

/** A version in the list of its reader. */
export function AdaptationCard({ adaptation, lines }: AdaptationCardProps) {
  const locale = useLocale();
  const t = useTranslations("adaptations.list");
  const { recipeId, picture, href, content, updatedAt } = adaptation;
  const title = adaptation.title || t("untitled");
  const { ingredients, added, steps, tries } = content;
  const counts = [
    t("changes", { count: ingredients.length + added.length + steps.length }),
    ...(tries.length > 0 ? [t("tries", { count: tries.length })] : []),
  ];
  const name = (label: string) => (
    <>
      {label}
      <span className="sr-only">: {title}</span>
    </>
  );
  return (
    <>
      <article className="group card">
        <div className="card-media">
          <span className="photo gingham gingham-pale">
            {picture && <Picture picture={picture} variant="card-md" className="card-photo" />}
          </span>
        </div>
        <h2 className="card-title text-[1.1875rem] max-sm:text-md">
          {href ? <Link href={href}>{hyphenate(title, locale)}</Link> : hyphenate(title, locale)}
        </h2>
        <p className="card-author">{counts.join(" · ")}</p>
      </article>
      <p className="mt-1 text-ink-3 text-sm">{t("changedAt", { time: formatDateTime(updatedAt, locale) })}</p>
      {href ? (
        <div className="mt-3">
          <LinkButton href={adaptationAddress(locale, recipeId)} variant="secondary">
            {name(t("edit"))}
          </LinkButton>
        </div>
      ) : (
        <div className="mt-2 grid gap-2 text-sm">
          <p className="text-ink-2">{t("gone")}</p>
          <details>
            <summary className="min-h-11 cursor-pointer underline">{name(t("yourChanges"))}</summary>
            <ul className="grid list-disc gap-1 pl-5 [overflow-wrap:anywhere]">
              {[...new Set(lines)].map((line) => (
                <li key={line} className="whitespace-pre-line">
                  {line}
                </li>
              ))}
            </ul>
          </details>
          <DeleteForm recipeId={recipeId} variant="quiet">
            {name(t("deleteGone"))}
          </DeleteForm>
        </div>
      )}
    </>
  );
}
