import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ObjectionForm } from "#components/people/reports/objection-form.tsx";
import { OwnObjection } from "#components/people/reports/own-objection.tsx";
import { StatementOfReasons } from "#components/people/reports/statement.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { readObjectionToken } from "#lib/people/reports/objection-link.ts";
import { findStatement } from "#lib/people/reports/statement-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

// The token of the mail is in the query.
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("reports.objection")]);
  const alternates = addresses("/objection");
  const description = t("formText");
  return pageMetadata({ locale, title: t("title"), description, fallback: description, alternates, isIndexed: false });
}

/** Target of the link in mails about decisions: the statement of reasons, and the objection. */
export default async function ObjectionPage({ searchParams }: Props) {
  const [{ token }, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("reports.objection")]);
  const right = readObjectionToken(token);
  const statement = right && (await findStatement(right, locale));
  if (!statement || typeof token !== "string") {
    const contact = <LinkButton href={address(locale, "/contact")}>{t("deadAction")}</LinkButton>;
    return (
      <div className="wrap pt-8 md:pt-12">
        <EmptyState heading="h1" title={t("deadTitle")} text={t("deadText")} action={contact} />
      </div>
    );
  }
  return (
    <div className="wrap pt-6 md:pt-8">
      <PageHeading title={t("title")} />
      <StatementOfReasons statement={statement} />
      <p className="mt-6 max-w-measure text-ink-2">{t("human")}</p>
      <p className="mt-2 max-w-measure text-ink-2">{t("redress")}</p>
      <section aria-labelledby="objection" className="section max-w-measure">
        <SectionHeading id="objection" title={t(statement.objection ? "ownTitle" : "formTitle")} />
        {statement.objection ? (
          <OwnObjection objection={statement.objection} />
        ) : (
          <>
            <p className="mb-4 text-ink-2">{t("formText")}</p>
            <ObjectionForm token={token} />
          </>
        )}
      </section>
    </div>
  );
}
