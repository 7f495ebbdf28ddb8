import { getLocale, getTranslations } from "next-intl/server";
import { CancelForm } from "#components/business/plus/cancel-form.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { type Contract, canCancel, getStatus } from "#lib/business/plus/contract.ts";
import { isPlusSold, type PlusPlan } from "#lib/platform/config/plus-offer.ts";
import { address } from "#lib/platform/routing/address.ts";

type OrderLabel = "order" | "pay" | "continue" | "toYearly" | "toMonthly";

/** What a member can do with a contract: order, change the plan, cancel. */
export async function ContractActions({ contract }: { contract: Contract }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.profile")]);
  const orders = isPlusSold() ? listOrders(contract) : [];
  const isChange = getStatus(contract) === "active";
  return (
    <>
      {orders.length > 0 && (
        <SettingsSection id="order" title={isChange ? t("change") : t("order")} text={isChange && t("changeText")}>
          <div className="flex flex-wrap gap-3">
            {orders.map(({ label, plan }) => (
              <LinkButton key={plan} href={`${address(locale, "/checkout")}?plan=${plan}`} variant="secondary">
                {t(label)}
              </LinkButton>
            ))}
          </div>
        </SettingsSection>
      )}
      {canCancel(contract) && (
        <SettingsSection id="cancel" title={t("cancel")}>
          <CancelForm contract={contract} />
        </SettingsSection>
      )}
    </>
  );
}

/** Orders that make sense in a state; each leads to the checkout page. */
function listOrders(contract: Contract): { label: OrderLabel; plan: PlusPlan }[] {
  const { plan, nextPlan, cancelsAt } = contract;
  const other: PlusPlan = (nextPlan ?? plan) === "yearly" ? "monthly" : "yearly";
  switch (getStatus(contract)) {
    case "active":
      return [
        ...(cancelsAt && nextPlan ? [{ label: "continue" as const, plan: nextPlan }] : []),
        { label: other === "yearly" ? "toYearly" : "toMonthly", plan: other },
      ];
    case "cancelled":
      return [
        { label: "continue", plan: plan ?? "yearly" },
        { label: other === "yearly" ? "toYearly" : "toMonthly", plan: other },
      ];
    case "past_due":
      return [{ label: "pay", plan: nextPlan ?? "monthly" }];
    default:
      return [{ label: "order", plan: plan ?? "yearly" }];
  }
}
