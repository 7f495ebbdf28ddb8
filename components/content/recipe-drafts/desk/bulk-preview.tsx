import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { applyBulkAction } from "#lib/content/recipe-drafts/working-copy/bulk-actions.ts";
import type { BulkChange } from "#lib/content/recipe-drafts/working-copy/bulk-change.ts";
import type { previewBulk } from "#lib/content/recipe-drafts/working-copy/bulk-queries.ts";
import { pickLocale } from "#lib/platform/i18n/locales.ts";

interface BulkPreviewProps {
  recipes: Awaited<ReturnType<typeof previewBulk>>;
  /** Null until an action and what it needs are chosen. */
  change: BulkChange | null;
  /** The name of the tag, category or author. */
  target: string;
  /** Names of the present authors and main categories, by id. */
  names: ReadonlyMap<string, string>;
}

/** What a bulk action would do to each recipe, and the button that does it. */
export function BulkPreview({ recipes, change, target, names }: BulkPreviewProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.bulk");
  const changed = recipes.filter(({ outcome }) => outcome === "change");
  const before = ({ authorId, mainCategoryId }: (typeof recipes)[number]["facts"]) =>
    change?.action === "changeAuthor"
      ? names.get(authorId)
      : change?.action === "setMainCategory"
        ? names.get(mainCategoryId ?? "")
        : undefined;
  return (
    <section aria-labelledby="bulk-title" className="grid gap-4">
      <h2 id="bulk-title" className="text-xl">
        {change
          ? t("title", { action: t(`action.${change.action}`), target: target || "none", count: changed.length })
          : t("recipes", { count: recipes.length })}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {recipes.map(({ id, titles, facts, outcome }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">{pickLocale(titles, locale)}</span>
            {outcome && change && (
              <span className={outcome === "change" ? "font-strong" : "text-ink-3"}>
                {t(`outcome.${outcome}`, {
                  action: change.action,
                  before: before(facts) ?? "none",
                  target,
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {change && changed.length > 0 && (
        <PlainForm action={applyBulkAction}>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="action" value={change.action} />
          <input type="hidden" name="targetId" value={change.targetId} />
          <input type="hidden" name="ids" value={changed.map(({ id }) => id).join(" ")} />
          <Button type="submit" variant={change.action === "unpublish" ? "danger" : "primary"}>
            {t("apply", { count: changed.length })}
          </Button>
        </PlainForm>
      )}
    </section>
  );
}
