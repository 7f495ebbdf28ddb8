import { getLocale, getTranslations } from "next-intl/server";
import { PremiumModal } from "#components/business/plus/premium-modal.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { premiumModalId } from "#components/ui/dialogs/modal-ids.ts";
import { modalTriggerProps } from "#components/ui/dialogs/open-modal.ts";
import { Icon } from "#components/ui/icons/icon.tsx";
import { isPlusSold } from "#lib/platform/config/plus-offer.ts";

interface PrintLinkProps {
  cookbookId: string;
  isPremium: boolean;
}

/** Prints a cookbook: members get the PDF, others learn of Plus where it is sold. */
export async function PrintLink({ cookbookId, isPremium }: PrintLinkProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.cookbookPdf")]);
  const content = (
    <>
      <Icon name="printer" />
      {t("button")}
    </>
  );
  if (isPremium) {
    return (
      <a
        href={`/api/users/me/cookbooks/${cookbookId}/pdf/?locale=${locale}`}
        download
        className={buttonClass({ variant: "secondary" })}
      >
        {content}
      </a>
    );
  }
  if (!isPlusSold()) return null;
  return (
    <>
      <Button variant="secondary" {...modalTriggerProps(premiumModalId)}>
        {content}
      </Button>
      <PremiumModal />
    </>
  );
}
