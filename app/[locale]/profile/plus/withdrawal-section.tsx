import { getTranslations } from "next-intl/server";
import { WithdrawForm } from "#components/business/plus/withdraw-form.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { getWithdrawalEnd } from "#lib/business/plus/withdrawal/period.ts";
import type { InvoicedPayment } from "#lib/business/plus/withdrawal/queries.ts";

interface WithdrawalSectionProps {
  /** Newest first. */
  orders: readonly InvoicedPayment[];
  email: string | null;
}

/** The withdrawal function, as long as an order can be withdrawn from. */
export async function WithdrawalSection({ orders: [latest, ...others], email }: WithdrawalSectionProps) {
  const t = await getTranslations("plus.withdrawalForm");
  if (!latest || !email) return null;
  const grossCents = [latest, ...others].reduce((sum, { payment }) => sum + payment.grossCents, 0);
  return (
    <SettingsSection id="withdraw" title={t("title")}>
      <WithdrawForm endsAt={getWithdrawalEnd(latest.payment.createdAt)} grossCents={grossCents} email={email} />
    </SettingsSection>
  );
}
