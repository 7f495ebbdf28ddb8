"use client";
import { useLocale, useTranslations } from "next-intl";
import { useFieldLabel } from "#components/content/recipe-drafts/fields/field-label.ts";
import { FieldLink } from "#components/content/recipe-drafts/fields/field-link.tsx";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { fieldAddress, sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { isBilingual, listUntranslated } from "#lib/content/recipe-drafts/editing/translation.ts";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { getOtherLocale } from "#lib/platform/i18n/locales.ts";

interface TranslationStatusProps {
  id: string;
  content: DraftContent;
  /** Whether its fields can be edited. */
  isEditable: boolean;
}

/**
 * What a draft lacks in the other language, which does not hold up its submission. Nothing while
 * that language is switched off.
 */
export function TranslationStatus({ id, content, isEditable }: TranslationStatusProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.translation");
  const label = useFieldLabel();
  const language = getOtherLocale(content.language);
  const hasFields = isBilingual(content);
  // A step or a row has several texts; one link leads to it.
  const missing = new Map(hasFields ? listUntranslated(content).map((path) => [label(path), path]) : []);
  const outcome = !content.title[language].trim() ? "untitled" : missing.size > 0 ? "fallback" : "complete";
  if (!isActiveLocale(language)) return null;
  return (
    <section aria-labelledby="translation-title" className="mt-6">
      <h3 id="translation-title" className="font-strong">
        {t("title", { language })}
      </h3>
      <p className="mt-1 text-ink-2">{t(outcome, { language })}</p>
      {missing.size > 0 && (
        <>
          <p className="mt-2 text-sm">{t("missing", { language })}</p>
          <ul className="flex flex-wrap gap-x-4">
            {[...missing].map(([text, path]) => (
              <li key={path}>
                {isEditable ? <FieldLink href={fieldAddress(locale, id, path)}>{text}</FieldLink> : text}
              </li>
            ))}
          </ul>
        </>
      )}
      {!hasFields && isEditable && (
        <FieldLink href={sectionAddress(locale, id, "basics")}>{t("add", { language })}</FieldLink>
      )}
    </section>
  );
}
