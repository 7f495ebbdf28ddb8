"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type DeskFieldProps, DeskForm } from "#components/ui/desk/desk-form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import type { SiteColors } from "#lib/platform/config/site-settings.ts";
import { saveColorsAction } from "#lib/platform/site-settings/actions.ts";
import { parseColor } from "#lib/platform/site-settings/color.ts";
import { type ColorField, colorFields } from "#lib/platform/site-settings/form-fields.ts";
import { ColorPreview } from "./color-preview.tsx";
import { type SiteFormProps, toSaved } from "./form-props.ts";

const names = colorFields.filter((name) => name !== "form");

/**
 * Sets the colours; the preview shows them while they are typed. Needs the messages `setup.site`,
 * `ui.desk` and `ui.form`.
 */
export function ColorsForm({ version, ...props }: SiteFormProps<ColorField>) {
  const t = useTranslations("setup.site.colors");
  const [typed, setTyped] = useState<Partial<Record<ColorField, string>>>({});
  return (
    <DeskForm
      action={saveColorsAction}
      fields={colorFields}
      labelOf={(name) => (name === "form" ? "" : t(`fields.${name}`))}
      saved={toSaved(version)}
      {...props}
    >
      {(field) => {
        const readColor = (name: keyof SiteColors) => typed[name] ?? field(name).defaultValue;
        const colors = Object.fromEntries(
          names.map((name) => [
            name,
            parseColor(readColor(name)) ?? parseColor(props.initial[name] ?? "") ?? "#000000",
          ]),
        ) as unknown as SiteColors;
        return (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-5">
              {names.map((name) => (
                <ColorInput
                  key={name}
                  field={field(name)}
                  value={readColor(name)}
                  color={colors[name]}
                  hint={t(`hints.${name}`)}
                  pickLabel={t("pick", { color: t(`fields.${name}`) })}
                  onChange={(value) => setTyped((current) => ({ ...current, [name]: value }))}
                />
              ))}
            </div>
            <ColorPreview colors={colors} />
          </div>
        );
      }}
    </DeskForm>
  );
}

interface ColorInputProps {
  field: DeskFieldProps<ColorField>;
  value: string;
  /** What the field means, for the picker. */
  color: string;
  hint: string;
  pickLabel: string;
  onChange: (value: string) => void;
}

/** A colour as text, and the picker of the browser beside it. */
function ColorInput({ field, value, color, hint, pickLabel, onChange }: ColorInputProps) {
  const { defaultValue: _, ...input } = field;
  return (
    <TextField
      {...input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={hint}
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      required
      end={
        <input
          type="color"
          aria-label={pickLabel}
          value={color}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="my-1 h-10 w-11 cursor-pointer rounded-1 border-0 bg-transparent p-1"
        />
      }
    />
  );
}
