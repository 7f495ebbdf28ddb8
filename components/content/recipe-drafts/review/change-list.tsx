import { useTranslations } from "next-intl";
import type { Change } from "#lib/content/recipe-drafts/review/changes.ts";
import { toFieldName } from "#lib/content/recipe-drafts/review/field-name.ts";

/** What a revision changes, field by field: the former text struck out, then the new one. */
export function ChangeList({ changes }: { changes: Change[] }) {
  const t = useTranslations("recipeReviews.changes");
  const field = useTranslations("recipeReviews.field");
  if (changes.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <dl className="grid gap-4">
      {changes.map(({ path, kind, before, after }) => {
        const { key, number } = toFieldName(path);
        const language = /\.(de|en)$/.exec(path)?.[1];
        return (
          <div key={`${path} ${kind} ${before}`} className="min-w-0 [overflow-wrap:anywhere]">
            <dt className="font-strong text-sm">
              {field(key, { number })}
              {language && <span className="font-text text-ink-3"> ({t("language", { language })})</span>}
            </dt>
            {kind === "text" ? (
              <>
                {before && (
                  <dd lang={language} className="whitespace-pre-line text-ink-2">
                    <span className="sr-only">{t("before")} </span>
                    <del>{before}</del>
                  </dd>
                )}
                {after && (
                  <dd lang={language} className="whitespace-pre-line">
                    <span className="sr-only">{t("after")} </span>
                    <ins className="bg-success-tint no-underline">{after}</ins>
                  </dd>
                )}
              </>
            ) : (
              <dd>{t(kind === "order" ? "order" : !before ? "pictureAdded" : after ? "picture" : "pictureRemoved")}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
