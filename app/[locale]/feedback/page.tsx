import { getLocale, getTranslations } from "next-intl/server";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { FeedbackForm } from "#components/people/feedback/feedback-form.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { loadFeedbackTexts } from "#lib/people/feedback/feedback-texts.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

export const revalidate = 600;

const route = "/feedback";

export async function generateMetadata() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("feedback")]);
  return pageMetadata({
    locale,
    title: t("form.title"),
    description: t("page.intro"),
    fallback: t("page.intro"),
    alternates: addresses(route),
  });
}

/** The form of the feedback dialog for everyone whose browser does not open it. */
export default async function FeedbackPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("feedback")]);
  const { form } = await loadFeedbackTexts(locale);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: form.title, href: address(locale, route) }]} />
      <div className="wrap">
        <PageHeading title={form.title} intro={t("page.intro")} />
        <div className="max-w-measure">
          <FeedbackForm
            locale={locale}
            messages={form}
            errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
          />
        </div>
      </div>
    </>
  );
}
