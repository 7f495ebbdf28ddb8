import { getLocale, getTranslations } from "next-intl/server";
import { CancellationForm } from "#components/business/plus/cancellation-form.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

export const revalidate = 600;

const route = "/cancel-contract";

export async function generateMetadata() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.cancellation")]);
  const description = t("intro");
  return pageMetadata({
    locale,
    title: t("metaTitle"),
    description,
    fallback: description,
    alternates: addresses(route),
  });
}

/** Cancels contracts without signing in (§ 312k BGB). */
export default async function CancelContractPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.cancellation")]);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, route) }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro")} />
        <CancellationForm
          locale={locale}
          messages={{
            name: t("name"),
            email: t("email"),
            emailHint: t("emailHint"),
            contract: t("contract"),
            contractHint: t("contractHint"),
            kind: t("kind"),
            ordinary: t("ordinary"),
            extraordinary: t("extraordinary"),
            reason: t("reason"),
            reasonHint: t("reasonHint"),
            endsOn: t("endsOn"),
            endsOnHint: t("endsOnHint"),
            website: t("website"),
            submit: t("submit"),
            sending: t("sending"),
            noName: t("noName"),
            badEmail: t("badEmail"),
            tooLong: t("tooLong"),
            noKind: t("noKind"),
            noReason: t("noReason"),
            badDate: t("badDate"),
            invalid: t("invalid"),
            failed: t("failed"),
            limited: t("limited"),
            sentTitle: t("sentTitle"),
            // Filled in where they arrive.
            sentText: t("sentText", { at: "{at}", reference: "{reference}", email: "{email}" }),
            sentPlain: t("sentPlain"),
            keep: t("keep"),
          }}
          errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
        />
      </div>
    </>
  );
}
