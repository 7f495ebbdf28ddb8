import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { ContractOverview } from "#components/business/plus/contract-overview.tsx";
import { InvoiceList } from "#components/business/plus/invoice-list.tsx";
import { OrderTracker } from "#components/business/plus/order-tracker.tsx";
import { TestClockForm } from "#components/business/plus/test-clock-form.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { listOrderEvents } from "#lib/business/plus/order-events.ts";
import { isTestProvider } from "#lib/business/plus/providers/configured-provider.ts";
import { findContract, findPayment, listInvoices } from "#lib/business/plus/queries.ts";
import { listWithdrawableOrders } from "#lib/business/plus/withdrawal/queries.ts";
import { isPlusSold } from "#lib/platform/config/plus-offer.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { ProfilePage } from "../profile-page.tsx";
import { requireSignIn } from "../require-sign-in.ts";
import { ContractActions } from "./contract-actions.tsx";
import { HouseholdSection } from "./household-section.tsx";
import { PaymentNotice } from "./payment-notice.tsx";
import { WithdrawalSection } from "./withdrawal-section.tsx";

export const dynamic = "force-dynamic";

const route = "/profile/plus";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plus.profile");
  return noindexMetadata(t("title"), addresses(route));
}

/** Contract, payments and invoices of a member. */
export default async function OwnPlusPage({ searchParams }: Props) {
  const [{ payment: paymentId }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("plus.profile"),
  ]);
  const user = await requireSignIn(address(locale, route));
  const [contract, invoices, payment, withdrawable, flashMessage] = await Promise.all([
    findContract(user.id),
    listInvoices(user.id),
    findPayment(user.id, paymentId),
    listWithdrawableOrders(user.id),
    getFlashMessage(),
  ]);
  return (
    <ProfilePage tab="settings" user={user}>
      <div className="-mt-4">
        {payment && <PaymentNotice payment={payment} />}
        {payment?.kind === "order" && payment.state === "succeeded" && (
          <OrderTracker id={payment.id} events={listOrderEvents(payment)} />
        )}
        {flashMessage === "plusTrialStarted" && <OrderTracker id="trial" events={[{ event: "trial started" }]} />}
        <SettingsSection id="contract" title={t("section")}>
          {contract ? (
            <ContractOverview contract={contract} />
          ) : (
            <>
              <p>{t("none")}</p>
              {isPlusSold() && (
                <div>
                  <LinkButton href={address(locale, "/plus")}>{t("discover")}</LinkButton>
                </div>
              )}
            </>
          )}
        </SettingsSection>
        {contract && <ContractActions contract={contract} />}
        <WithdrawalSection orders={withdrawable} email={user.email} />
        <HouseholdSection />
        <SettingsSection id="invoices" title={t("invoices")}>
          <InvoiceList invoices={invoices} />
        </SettingsSection>
        {contract && isTestProvider() && (
          <SettingsSection id="test" title={t("testTitle")}>
            <TestClockForm />
          </SettingsSection>
        )}
      </div>
    </ProfilePage>
  );
}
