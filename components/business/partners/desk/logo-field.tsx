"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { useTypedValue } from "#components/ui/forms/use-field-props.ts";

interface LogoFieldProps {
  /** The stored logo; null for a new partner. */
  logo: ReactNode;
  pickIcon: ReactNode;
}

/** Uploads a logo. Needs the messages `partners.desk`. */
export function LogoField({ logo, pickIcon }: LogoFieldProps) {
  const t = useTranslations("partners.desk");
  // The drawing of a file that was read, while another field still has an error.
  const drawing = useTypedValue("logoSvg") ?? "";
  return (
    <div className="grid gap-3">
      {logo && !drawing && <div className="rounded-2 bg-tint p-5">{logo}</div>}
      <input type="hidden" name="logoSvg" value={drawing} />
      <FileField
        key={drawing}
        name="logo"
        label={t("fields.logo")}
        pickLabel={t("pick")}
        pickIcon={pickIcon}
        messages={{ nothingPicked: t("nothingPicked"), picked: t("picked") }}
        hint={drawing ? t("logoRead") : t(logo ? "logoKept" : "logoHint")}
        accept=".svg,image/svg+xml"
        isOptional={logo !== null || drawing !== ""}
      />
    </div>
  );
}
