import { getLocale, getTranslations } from "next-intl/server";
import type { PaymentRow } from "#lib/business/plus/rows.ts";
import { address } from "#lib/platform/routing/address.ts";

/** The outcome of the payment the member comes from. The provider may report it a little later. */
export async function PaymentNotice({ payment }: { payment: PaymentRow }) {
  const [locale, t, checkout] = await Promise.all([
    getLocale(),
    getTranslations("plus.profile"),
    getTranslations("plus.checkout"),
  ]);
  if (payment.state === "failed") {
    return (
      <p role="alert" className="mb-6 rounded-2 bg-error-tint px-4 py-3 font-strong text-error">
        {checkout("declined")}
      </p>
    );
  }
  if (payment.state === "succeeded") {
    return (
      <p role="status" className="mb-6 rounded-2 bg-success-tint px-4 py-3 font-strong text-success">
        {t("paid")}
      </p>
    );
  }
  return (
    <p role="status" className="mb-6 rounded-2 bg-tint px-4 py-3">
      {t("pending")}{" "}
      <a
        href={`${address(locale, "/profile/plus")}?payment=${payment.id}`}
        className="font-strong text-primary underline"
      >
        {t("reload")}
      </a>
    </p>
  );
}
