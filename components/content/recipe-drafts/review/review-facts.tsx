import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import type { Draft } from "#lib/content/recipe-drafts/draft/queries.ts";
import type { DraftAuthor } from "#lib/content/recipe-drafts/review/detail-queries.ts";
import { toFieldName } from "#lib/content/recipe-drafts/review/field-name.ts";
import { formatDateTime, formatLongDate } from "#lib/platform/i18n/date.ts";
import { getOtherLocale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { toProfileLink } from "#lib/platform/text/profile-link.ts";

interface ReviewFactsProps {
  draft: Draft;
  author: DraftAuthor;
  /** Paths of texts that the draft has in its own language only. */
  untranslated: string[];
  unknownIngredients: string[];
}

/** Who has written a draft, in which language, and where it comes from. */
export function ReviewFacts({ draft, author, untranslated, unknownIngredients }: ReviewFactsProps) {
  const locale = useLocale();
  const t = useTranslations("recipeReviews.facts");
  const { language, title } = draft.content;
  const other = getOtherLocale(language);
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)] [&_dd]:[overflow-wrap:anywhere] [&_dt]:font-strong [&_dt]:text-sm">
      <dt>{t("author")}</dt>
      <dd>
        <Link href={slugAddress(locale, "/users/[slug]", author.slug)} className="underline">
          {author.name}
        </Link>
        <br />
        <span className="text-ink-2 text-sm">
          {t("authorFacts", {
            type: author.newType,
            count: author.publishedCount,
            date: formatLongDate(author.joinedAt.toISOString(), locale),
          })}
        </span>
      </dd>
      {draft.submittedAt && (
        <>
          <dt>{t("submitted")}</dt>
          <dd>{formatDateTime(draft.submittedAt, locale)}</dd>
        </>
      )}
      <dt>{t("language")}</dt>
      <dd>
        {t("languageName", { language })}
        <br />
        <span className="text-ink-2 text-sm">
          {title[other] ? (
            <Untranslated paths={untranslated} language={other} />
          ) : (
            t("languageMissing", { language: other })
          )}
        </span>
      </dd>
      <dt>{t("source")}</dt>
      <dd>
        <Source source={draft.content.source} />
      </dd>
      <dt>{t("unknown")}</dt>
      <dd>{unknownIngredients.length > 0 ? unknownIngredients.join(", ") : t("noneUnknown")}</dd>
    </dl>
  );
}

function Untranslated({ paths, language }: { paths: string[]; language: string }) {
  const t = useTranslations("recipeReviews.facts");
  const field = useTranslations("recipeReviews.field");
  if (paths.length === 0) return t("languageComplete", { language });
  const names = paths.map((path) => {
    const { key, number } = toFieldName(path);
    return field(key, { number });
  });
  return t("untranslated", { language, fields: [...new Set(names)].join(", ") });
}

function Source({ source }: { source: Draft["content"]["source"] }) {
  const t = useTranslations("recipeReviews.facts");
  const newTab = useTranslations("layout.page")("newTab");
  const link = toProfileLink(source?.url ?? null);
  const name = [source?.author, source?.siteName].filter(Boolean).join(", ") || link?.label;
  if (!name) return t("ownRecipe");
  if (!link) return name;
  return (
    <NewTabLink href={link.href} hint={newTab} relation="ugc nofollow" className="underline">
      {name}
    </NewTabLink>
  );
}
