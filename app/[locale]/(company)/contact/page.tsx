import { getTranslations } from "next-intl/server";
import { ContactPanel } from "#components/business/contact/contact-panel.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { feedbackModalId } from "#components/ui/dialogs/modal-ids.ts";
import { modalTriggerProps } from "#components/ui/dialogs/open-modal.ts";
import { Icon } from "#components/ui/icons/icon.tsx";
import { getContactRecipient } from "#lib/business/contact/recipient.ts";
import { site } from "#lib/platform/config/site.ts";
import { toMailLink } from "#lib/platform/text/mail-link.ts";
import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("contact");

export default async function ContactPage() {
  const t = await getTranslations("stories.contact");
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
          <Button variant="secondary" {...modalTriggerProps(feedbackModalId)}>
            <Icon name="messageCircle" />
            {t("feedback")}
          </Button>
        </p>
      </section>
    </StaticPage>
  );
}
