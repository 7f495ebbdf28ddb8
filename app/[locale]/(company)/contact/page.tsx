import { getLocale, getTranslations } from "next-intl/server";
import { ContactPanel } from "#components/business/contact/contact-panel.tsx";
import { buttonClass, LinkButton } from "#components/ui/button.tsx";
import { feedbackModalId } from "#components/ui/dialogs/modal-ids.ts";
import { Icon } from "#components/ui/icons/icon.tsx";
import { getContactRecipient } from "#lib/business/contact/recipient.ts";
import { site } from "#lib/platform/config/site.ts";
import { address } from "#lib/platform/routing/address.ts";
import { toMailLink } from "#lib/platform/text/mail-link.ts";
import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("contact");

export default async function ContactPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("stories.contact")]);
  return (
    <StaticPage
      pageKey="contact"
      lead={
        getContactRecipient() && (
          <div className="mt-8">
            <ContactPanel />
          </div>
        )
      }
    >
      <section
        aria-labelledby="write"
        className="section mx-auto flex w-[min(100%-2*var(--gutter),var(--page-read))] flex-wrap items-center justify-between gap-4 rounded-2 bg-tint p-6"
      >
        <div>
          <h2 id="write" className="text-xl">
            {t("title")}
          </h2>
          <p className="text-ink-2">{site.mail}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <a href={toMailLink(site.mail)} className={buttonClass()}>
            {t("mail")}
          </a>
          <LinkButton href={address(locale, "/feedback")} data-opens={feedbackModalId} variant="secondary">
            <Icon name="messageCircle" />
            {t("feedback")}
          </LinkButton>
        </p>
      </section>
    </StaticPage>
  );
}
