import { getLocale, getTranslations } from "next-intl/server";
import { PreviewLinkList } from "#components/desk/preview-links/preview-link-list.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { previewAddress } from "#lib/desk/preview-links/link-token.ts";
import { listPreviewLinks } from "#lib/desk/preview-links/queries.ts";
import { maxPreviewLinks, type PreviewSubject } from "#lib/desk/preview-links/subject.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

/** Links that show a recipe, a story or a draft to people without an account. */
export async function PreviewLinkSection({ subject }: { subject: PreviewSubject }) {
  const [locale, t, links] = await Promise.all([
    getLocale(),
    getTranslations("previewLinks.desk"),
    listPreviewLinks(subject),
  ]);
  return (
    <section aria-labelledby="preview-links" className="rounded-2 border border-line p-5">
      <h2 id="preview-links" className="mb-2 text-xl">
        {t("title")}
      </h2>
      <p className="mb-4 text-ink-2">{t("hint")}</p>
      <ClientMessages namespaces={["previewLinks.desk"]}>
        <PreviewLinkList
          subject={subject}
          links={links.map(({ id, expiresAt, creator }) => ({
            id,
            url: absoluteUrl(previewAddress(locale, { id, expiresAt })),
            note: t("note", { until: formatDateTime(expiresAt, locale), name: creator ?? t("noCreator") }),
          }))}
          isFull={links.length >= maxPreviewLinks}
        />
      </ClientMessages>
    </section>
  );
}
