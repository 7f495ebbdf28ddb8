import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";

/** What readers have without Plus and with it. Only what exists. */
const benefits = [
  { key: "recipes", isFree: true },
  { key: "list", isFree: true },
  { key: "export", isFree: true },
  { key: "ads", isFree: false },
  { key: "print", isFree: false },
  { key: "household", isFree: false },
] as const;

/** Compares the free site with Plus. */
export function BenefitTable() {
  const t = useTranslations("plus.offer");
  return (
    <table className="mt-7 w-full border-collapse text-left">
      <thead>
        <tr className="border-line-strong border-b font-strong">
          <th scope="col" className="py-2 pr-3">
            {t("contents")}
          </th>
          <th scope="col" className="w-24 px-2 py-2 text-center">
            {t("free")}
          </th>
          <th scope="col" className="w-20 px-2 py-2 text-center">
            {t("plus")}
          </th>
        </tr>
      </thead>
      <tbody>
        {benefits.map(({ key, isFree }) => (
          <tr key={key} className="border-line border-b">
            <th scope="row" className="py-3 pr-3 font-text">
              {t(key, { count: plusOffer.householdSize })}
            </th>
            <td className="px-2 py-3 text-center">
              {isFree ? <Included label={t("yes")} /> : <Missing label={t("no")} />}
            </td>
            <td className="px-2 py-3 text-center">
              <Included label={t("yes")} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Included({ label }: { label: string }) {
  return (
    <span className="text-success">
      <Icon name="check" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

function Missing({ label }: { label: string }) {
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
