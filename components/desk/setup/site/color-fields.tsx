"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "#components/ui/forms/form-context.ts";
import { TextField } from "#components/ui/forms/text-field.tsx";
import type { SiteColors } from "#lib/platform/config/site-settings.ts";
import { parseColor } from "#lib/platform/site-settings/color.ts";
import { type ColorField, colorFields } from "#lib/platform/site-settings/form-fields.ts";
import { ColorPreview } from "./color-preview.tsx";

const names = colorFields.filter((name) => name !== "form");

/** The colours with their preview. Needs the messages `setup.site.colors`. */
export function ColorFields({ initial }: { initial: Partial<Record<ColorField, string>> }) {
  const t = useTranslations("setup.site.colors");
  const { state } = useForm();
  const [typed, setTyped] = useState<Partial<Record<string, string>>>("values" in state ? state.values : {});
  const readColor = (name: keyof SiteColors) => typed[name] ?? initial[name] ?? "";
  const colors = Object.fromEntries(
    names.map((name) => [name, parseColor(readColor(name)) ?? parseColor(initial[name] ?? "") ?? "#000000"]),
  ) as unknown as SiteColors;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-5">
        {names.map((name) => (
          <ColorInput
            key={name}
            name={name}
            label={t(`fields.${name}`)}
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
}

interface ColorInputProps {
  name: string;
  label: string;
  value: string;
  /** What the field means, for the picker. */
  color: string;
  hint: string;
  pickLabel: string;
  onChange: (value: string) => void;
}

/** A colour as text, and the picker of the browser beside it. */
function ColorInput({ color, pickLabel, onChange, ...field }: ColorInputProps) {
  return (
    <TextField
      {...field}
      onChange={(event) => onChange(event.currentTarget.value)}
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
