import { useLocale, useTranslations } from "next-intl";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { cancelContractAction } from "#lib/business/plus/actions.ts";
import type { Contract } from "#lib/business/plus/contract.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

/** Cancels a contract: a button that says what follows, and the one that does it. */
export function CancelForm({ contract }: { contract: Contract }) {
  const locale = useLocale();
  const t = useTranslations("plus.profile");
  const isPaid = contract.state === "active";
  const label = t(contract.state === "trial" ? "cancelTrial" : "cancel");
  const day = formatLongDate(contract.periodEndsAt.toISOString(), locale);
  return (
    <details className="group">
      <summary className={`${buttonClass({ variant: "danger" })} group-open:hidden`}>{label}</summary>
      <PlainForm
        action={cancelContractAction}
        className="grid justify-items-start gap-3 rounded-2 border border-line-strong p-5"
      >
        <input type="hidden" name="locale" value={locale} />
        <p className="text-ink-2">{isPaid ? t("cancelText", { day }) : t("cancelNow")}</p>
        <Button type="submit" variant="danger">
          {label}
        </Button>
      </PlainForm>
    </details>
  );
}
