import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LogoField } from "#components/business/partners/desk/logo-field.tsx";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { savePartnerAction } from "#lib/business/partners/actions.ts";
import { maxTradeLength, type PartnerField, partnerFields } from "#lib/business/partners/form-fields.ts";

interface PartnerFormProps {
  /** Null for a new partner. */
  saved: { id: string; version: number } | null;
  initial: Partial<Record<PartnerField, string>>;
  /** Authors to choose from, for a new partner. */
  candidates: readonly { value: string; label: string }[];
  /** The stored logo; null for a new partner. */
  logo: ReactNode;
}

/** Logo and trade of a partner. Needs the messages `partners.desk`. */
export function PartnerForm({ saved, initial, candidates, logo }: PartnerFormProps) {
  const t = useTranslations("partners.desk");
  const labelOf = (name: PartnerField) => (name === "form" || name === "logoSvg" ? "" : t(`fields.${name}`));
  return (
    <DeskForm action={savePartnerAction} fields={partnerFields} saved={saved} initial={initial} labelOf={labelOf}>
      {(field) => (
        <>
          {saved ? (
            <input type="hidden" name="userId" value={saved.id} />
          ) : (
            <SelectField
              {...field("userId")}
              hint={t("userHint")}
              placeholder={t("choose")}
              options={candidates}
              className="max-w-xl"
            />
          )}
          <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
            <TextField {...field("tradeDe")} lang="de" hint={t("tradeHint")} maxLength={maxTradeLength} required />
            <TextField {...field("tradeEn")} lang="en" hint={t("tradeHint")} maxLength={maxTradeLength} required />
          </div>
          <LogoField logo={logo} pickIcon={<Icon name="plus" />} />
        </>
      )}
    </DeskForm>
  );
}
