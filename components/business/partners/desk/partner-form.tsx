"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { savePartnerAction } from "#lib/business/partners/actions.ts";
import { maxTradeLength, type PartnerField, partnerFields } from "#lib/business/partners/form-fields.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface PartnerFormProps {
  /** Null for a new partner. */
  saved: { id: string; version: number } | null;
  initial: Partial<Record<PartnerField, string>>;
  /** Authors to choose from, for a new partner. */
  candidates: readonly { value: string; label: string }[];
  /** The stored logo. */
  logo: ReactNode;
  locale: Locale;
  icons: { error: ReactNode; file: ReactNode };
}

/** Logo and trade of a partner. Needs the messages `partners.desk`, `ui.desk` and `ui.form`. */
export function PartnerForm({ saved, initial, candidates, logo, locale, icons }: PartnerFormProps) {
  const t = useTranslations("partners.desk");
  const labelOf = (name: PartnerField) => (name === "form" || name === "logoSvg" ? "" : t(`fields.${name}`));
  return (
    <DeskForm
      action={savePartnerAction}
      fields={partnerFields}
      errorIcon={icons.error}
      saved={saved}
      initial={initial}
      labelOf={labelOf}
      locale={locale}
    >
      {(field) => {
        const { id, label, error } = field("logo");
        // The drawing of a file that was read, while another field still has an error.
        const drawing = field("logoSvg").defaultValue;
        return (
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
            <div className="grid gap-3">
              {logo && !drawing && <div className="rounded-2 bg-tint p-5">{logo}</div>}
              <input type="hidden" name="logoSvg" value={drawing} />
              <FileField
                key={drawing}
                id={id}
                name="logo"
                label={label}
                pickLabel={t("pick")}
                pickIcon={icons.file}
                messages={{ nothingPicked: t("nothingPicked"), picked: t("picked") }}
                hint={drawing ? t("logoRead") : t(saved ? "logoKept" : "logoHint")}
                accept=".svg,image/svg+xml"
                isOptional={saved !== null || drawing !== ""}
                error={error}
                errorIcon={icons.error}
              />
            </div>
          </>
        );
      }}
    </DeskForm>
  );
}
