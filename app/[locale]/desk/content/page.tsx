import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { ImportForm } from "#components/content/content-transfer/import-form.tsx";
import { ImportReportSection } from "#components/content/content-transfer/import-report.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { findPendingImport } from "#lib/content/content-transfer/pending-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { requireAdmin } from "../require-desk-role.ts";

export const dynamic = "force-dynamic";

/** An import of the whole site takes a while. */
export const maxDuration = 300;

export async function generateMetadata() {
  const t = await getTranslations("contentTransfer.desk");
  return noindexMetadata(t("title"), addresses("/desk/content"));
}

/** All content out and in as files. */
export default async function ContentPage() {
  const locale = await getLocale();
  await requireAdmin(address(locale, "/desk/content"));
  const [t, pending, message] = await Promise.all([
    getTranslations("contentTransfer"),
    findPendingImport(),
    getFlashMessage(),
  ]);
  return (
    <ClientMessages namespaces={["contentTransfer.report"]}>
      <FlashMessage message={message} />
      <PageHeading title={t("desk.title")} intro={t("desk.intro")} />
      <div className="grid max-w-3xl gap-12">
        <section aria-labelledby="export">
          <h2 id="export" className="text-xl">
            {t("export.title")}
          </h2>
          <p className="mt-2 text-ink-2">{t("export.text")}</p>
          <Downloads
            links={[
              ["/content-export", t("export.all")],
              ["/content-export?pictures=no", t("export.texts")],
            ]}
          />
          <p className="mt-6 text-ink-2">{t("export.tables")}</p>
          <Downloads
            links={[
              ["/content-export?format=excel", t("export.excel")],
              ["/content-export?format=csv", t("export.csv")],
            ]}
          />
        </section>
        <section aria-labelledby="import">
          <h2 id="import" className="text-xl">
            {t("import.title")}
          </h2>
          <p className="mt-2 mb-5 text-ink-2">{t("import.text")}</p>
          <ImportForm />
        </section>
        {pending && <ImportReportSection pending={pending} locale={locale} />}
      </div>
    </ClientMessages>
  );
}

function Downloads({ links }: { links: [href: string, label: string][] }) {
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {links.map(([href, label]) => (
        <a key={href} href={href} download className={buttonClass({ variant: "secondary" })}>
          <Icon name="download" />
          {label}
        </a>
      ))}
    </p>
  );
}
