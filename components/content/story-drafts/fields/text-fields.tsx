"use client";
import clsx from "clsx";
import { useTranslations } from "next-intl";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { StoryContent, StoryText } from "#lib/content/story-drafts/content.ts";
import { textLimits } from "#lib/content/story-drafts/limits.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { slugify } from "#lib/platform/text/slugify.ts";

interface TextFieldsProps {
  content: StoryContent;
  /** Languages that readers have: their slugs do not follow the title. */
  publishedLanguages: readonly Locale[];
  isStaticPage: boolean;
  /** Shown on narrow screens. */
  language: Locale;
  onChange: (apply: (content: StoryContent) => StoryContent) => void;
}

/** Title, slug, summary and texts for search engines, both languages side by side. */
export function TextFields({ content, publishedLanguages, isStaticPage, language, onChange }: TextFieldsProps) {
  const t = useTranslations("storyDrafts.texts");
  const languages = useTranslations("storyDrafts.languages");
  function change(locale: Locale, patch: Partial<StoryText>) {
    onChange((before) => {
      const text = before.texts[locale];
      const follows =
        patch.title !== undefined &&
        !publishedLanguages.includes(locale) &&
        ["", slugOf(text.title)].includes(text.slug);
      const changed = { ...text, ...patch, ...(follows && { slug: slugOf(patch.title ?? "") }) };
      return { ...before, texts: { ...before.texts, [locale]: changed } };
    });
  }
  return (
    <section aria-labelledby="texts-title" className="grid gap-3">
      <h2 id="texts-title" className="text-xl">
        {t("heading")}
      </h2>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {locales.map((locale) => {
          const text = content.texts[locale];
          const field = (name: keyof StoryText) => ({
            id: `${name}-${locale}`,
            label: t(name),
            value: text[name],
            maxLength: textLimits[name],
            onChange: ({ target }: { target: { value: string } }) => change(locale, { [name]: target.value }),
          });
          return (
            <fieldset
              key={locale}
              aria-label={languages(locale)}
              className={clsx("grid min-w-0 content-start gap-4", locale !== language && "max-lg:hidden")}
            >
              <p
                aria-hidden="true"
                className="border-primary border-b-4 pb-1 font-serif font-title text-lg max-lg:hidden"
              >
                {languages(locale)}
              </p>
              <TextField {...field("title")} lang={locale} />
              {!isStaticPage && (
                <TextField
                  {...field("slug")}
                  hint={publishedLanguages.includes(locale) ? t("slugHint") : t("slugFollows")}
                  onBlur={({ target }) => change(locale, { slug: slugOf(target.value) })}
                />
              )}
              <TextArea {...field("summary")} lang={locale} />
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-strong text-primary text-sm">
                  <DialogIcon name="plus" />
                  {t("search")}
                </summary>
                <div className="grid gap-4 pt-2">
                  <TextField {...field("metaTitle")} lang={locale} hint={t("metaTitleHint")} />
                  <TextArea {...field("metaDescription")} lang={locale} hint={t("metaDescriptionHint")} />
                </div>
              </details>
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}

const slugOf = (text: string) => slugify(text).slice(0, textLimits.slug).replace(/-$/, "");
