import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { premiumModalId } from "#components/ui/dialogs/modal-ids.ts";
import { Icon } from "#components/ui/icons/icon.tsx";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";
import { address } from "#lib/platform/routing/address.ts";

/** The modal "recipe premium" of the specification: says what members of Plus can do here. */
export function PremiumModal() {
  const locale = useLocale();
  const t = useTranslations("plus.modal");
  const close = useTranslations("ui.modal")("close");
  return (
    <Modal id={premiumModalId} title={t("title")} closeLabel={close} closeIcon={<Icon name="x" />}>
      <p className="text-ink-2">{t("text")}</p>
      <div className="mt-5 grid gap-3">
        <LinkButton href={address(locale, "/plus")} isFullWidth>
          {t("trial")}
        </LinkButton>
        <p className="text-center text-ink-2 text-sm">{t("note", { days: plusOffer.trialDays })}</p>
      </div>
    </Modal>
  );
}
