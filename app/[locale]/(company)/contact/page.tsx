import { getLocale, getTranslations } from "next-intl/server";
import { ContactPanel } from "#components/business/contact/contact-panel.tsx";
import { buttonClass, LinkButton } from "#components/ui/button.tsx";
import { feedbackModalId } from "#components/ui/dialogs/modal-ids.ts";
import { Icon } from "#components/ui/icons/icon.tsx";
import { CallToAction } from "#components/ui/text/call-to-action.tsx";
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
      <CallToAction
        id="write"
        title={t("title")}
        text={site.mail}
        className="mx-auto w-[min(100%-2*var(--gutter),var(--page-read))]"
      >
        <a href={toMailLink(site.mail)} className={buttonClass()}>
          {t("mail")}
        </a>
        <LinkButton href={address(locale, "/feedback")} data-opens={feedbackModalId} variant="secondary">
          <Icon name="messageCircle" />
          {t("feedback")}
        </LinkButton>
      </CallToAction>
    </StaticPage>
  );
}
