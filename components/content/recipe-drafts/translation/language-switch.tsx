"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { type FormSection, sectionOf } from "#lib/content/recipe-drafts/editing/sections.ts";
import { hasTranslation, isBilingual, listUntranslated } from "#lib/content/recipe-drafts/editing/translation.ts";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { getOtherLocale } from "#lib/platform/i18n/locales.ts";

interface LanguageSwitchProps {
  /** Id of the form that its button submits without script. */
  form: string;
  section: FormSection;
  content: DraftContent;
  onChange: (patch: Partial<DraftContent>) => void;
}

/**
 * Adds the fields of the other language to a draft, and says what it lacks; without script its
 * button submits the form. The fields can be taken away while they are empty.
 */
export function LanguageSwitch({ form, section, content, onChange }: LanguageSwitchProps) {
  const t = useTranslations("recipeDrafts.translation");
  const language = getOtherLocale(content.language);
  const isShown = isBilingual(content);
  const open = listUntranslated(content).filter((path) => sectionOf(path) === section).length;
  const button = (label: string) => (
    <Button
      type="submit"
      form={form}
      name="isBilingual"
      value={String(!isShown)}
      variant="bare"
      className="max-lg:-ml-2"
      onClick={(event) => {
        event.preventDefault();
        onChange({ isBilingual: !isShown });
      }}
    >
      <DialogIcon name={isShown ? "x" : "plus"} />
      {label}
    </Button>
  );
  // A language that readers do not get is not offered, but its fields can still be taken away.
  if (!isActiveLocale(language))
    return isShown && !hasTranslation(content) ? button(t("remove", { language: content.language })) : null;
  if (!isShown) return button(t("add", { language }));
  return (
    <div className="border-line-strong border-l-3 pl-4 text-sm lg:max-w-88">
      <p className="font-strong">{t("both", { language: content.language })}</p>
      <p className="text-ink-2">
        {t("open", { count: open })} {t(content.title[language].trim() ? "published" : "untitled", { language })}
      </p>
      {!hasTranslation(content) && button(t("remove", { language: content.language }))}
    </div>
  );
}
