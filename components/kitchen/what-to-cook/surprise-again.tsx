import { useLocale, useTranslations } from "next-intl";
import { type ButtonVariant, buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { surpriseAnchor, surpriseHref } from "#lib/platform/routing/what-to-cook-address.ts";

/** Leads to a random recipe for the choices in the address of the page, or for the next meal. */
export function SurpriseLink({ label, variant }: { label: string; variant: ButtonVariant }) {
  return (
    <a href={surpriseHref(useLocale())} rel="nofollow" className={buttonClass({ variant })}>
      <Icon name="dices" />
      {label}
    </a>
  );
}

/**
 * Offers another surprise on a page that was one. Pages are the same for all readers: the style
 * sheet shows this only at its anchor, to which "surprise me" leads.
 */
export function SurpriseAgain() {
  const t = useTranslations("whatToCook.quiz");
  return (
    <div id={surpriseAnchor} className="wrap surprise-again">
      <p>{t("surprised")}</p>
      <SurpriseLink label={t("surpriseAgain")} variant="secondary" />
    </div>
  );
}
