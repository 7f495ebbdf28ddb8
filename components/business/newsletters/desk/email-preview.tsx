import { useTranslations } from "next-intl";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface EmailPreviewProps {
  locale: Locale;
  subject: string;
  html: string;
  text: string;
}

/** An email in a frame without scripts, and its plain text. */
export function EmailPreview({ locale, subject, html, text }: EmailPreviewProps) {
  const t = useTranslations("newsletters.desk");
  const language = t(`languages.${locale}`);
  return (
    <div>
      <h3 className="mb-2 text-lg [overflow-wrap:anywhere]">
        {language}: <span lang={locale}>{subject}</span>
      </h3>
      <iframe
        title={t("previewOf", { language })}
        srcDoc={html}
        sandbox=""
        loading="lazy"
        className="h-[44rem] w-full rounded-2 border border-line"
      />
      <details className="mt-2">
        <summary className="cursor-pointer py-2">{t("plainText")}</summary>
        <p lang={locale} className="whitespace-pre-wrap rounded-2 bg-tint p-4 text-sm [overflow-wrap:anywhere]">
          {text}
        </p>
      </details>
    </div>
  );
}
