import { useLocale, useTranslations } from "next-intl";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { formatCents } from "#lib/business/plus/price.ts";
import { withdrawContractAction } from "#lib/business/plus/withdrawal/actions.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

interface WithdrawFormProps {
  /** The last day of the withdrawal period. */
  endsAt: Date;
  grossCents: number;
  email: string;
}

/**
 * The withdrawal function for a signed-in member (§ 356a BGB): a button that says what follows, and
 * the one that confirms it. Name, contract and address are known.
 */
export function WithdrawForm({ endsAt, grossCents, email }: WithdrawFormProps) {
  const locale = useLocale();
  const t = useTranslations("plus.withdrawalForm");
  const price = formatCents(grossCents, locale);
  return (
    <>
      <p>{t("ownText", { day: formatLongDate(endsAt.toISOString(), locale), price })}</p>
      <details className="group">
        <summary className={`${buttonClass({ variant: "secondary" })} group-open:hidden`}>{t("title")}</summary>
        <PlainForm
          action={withdrawContractAction}
          className="grid justify-items-start gap-3 rounded-2 border border-line-strong p-5"
        >
          <input type="hidden" name="locale" value={locale} />
          <p>{t("statement")}</p>
          <p className="text-ink-2 [overflow-wrap:anywhere]">{t("ownConfirm", { price, email })}</p>
          <Button type="submit" variant="danger">
            {t("submit")}
          </Button>
        </PlainForm>
      </details>
    </>
  );
}
