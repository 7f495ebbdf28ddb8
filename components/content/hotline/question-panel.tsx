import { useLocale, useTranslations } from "next-intl";
import { QuestionForm } from "#components/content/hotline/question-form.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { questionLength, topics } from "#lib/content/hotline/schema.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

/** Question form with its texts. */
export function QuestionPanel({ id }: { id: string }) {
  const t = useTranslations("hotline.topics");
  const texts = useTexts("hotline.form", questionLength);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="rounded-2 bg-tint p-6">
      <h2 id={`${id}-title`} className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-2">{texts.text}</p>
      <QuestionForm
        locale={useLocale()}
        topics={topics.map((key) => ({ key, title: t(key) }))}
        maxLength={questionLength.max}
        messages={texts}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </section>
  );
}
