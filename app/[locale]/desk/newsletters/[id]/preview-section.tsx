import clsx from "clsx";
import { getTranslations } from "next-intl/server";
import { EmailPreview } from "#components/business/newsletters/desk/email-preview.tsx";
import { getIssueContent } from "#lib/business/newsletters/issues/content-queries.ts";
import { createIssueRenderer, type IssueEmail } from "#lib/business/newsletters/issues/issue-email.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

interface PreviewSectionProps {
  id: string;
  /** When the issue is sent; now when missing. */
  at?: Date | null;
  /** Both languages side by side. */
  isWide?: boolean;
}

/** The emails of an issue in both languages, as they would be sent. */
export async function PreviewSection({ id, at, isWide = false }: PreviewSectionProps) {
  const t = await getTranslations("newsletters.desk");
  const emails = await Promise.all(locales.map((locale) => renderEmail(id, locale, at)));
  const shown = emails.filter((email) => email !== null);
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" className="mb-4 text-xl">
        {t("preview")}
      </h2>
      <div className={clsx("grid grid-cols-[minmax(0,1fr)] gap-6", isWide && "lg:grid-cols-2")}>
        {shown.map((email) => (
          <EmailPreview key={email.locale} {...email} />
        ))}
      </div>
      {shown.length === 0 && <p className="text-ink-2">{t("previewEmpty")}</p>}
    </section>
  );
}

async function renderEmail(
  id: string,
  locale: Locale,
  at: Date | null | undefined,
): Promise<(IssueEmail & { locale: Locale }) | null> {
  const content = await getIssueContent(id, locale, undefined, at);
  if (!content?.subject || content.entries.length === 0) return null;
  const render = await createIssueRenderer(content);
  return { locale, ...render({ pageLink: address(locale, "/profile/settings") }) };
}
