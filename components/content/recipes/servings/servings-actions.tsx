"use client";
import { type ComponentType, useState } from "react";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import type { ConversionDialogProps } from "#components/content/recipes/servings/conversion-dialog.tsx";
import type { PartsDialogProps } from "#components/content/recipes/servings/parts-dialog.tsx";
import { showToast } from "#components/ui/toast.ts";
import { chooseServings } from "#lib/platform/browser/chosen-servings.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

export interface ServingsActionsProps {
  locale: Locale;
  /** Missing while the servings are as stored. */
  resetLabel?: string;
  /** Shown when a dialog cannot be loaded. */
  failedText: string;
  parts: Pick<PartsDialogProps, "parts" | "labels"> & { open: string };
  /** Missing where the amounts are not converted by a tin or an ingredient. */
  conversion?: Pick<ConversionDialogProps, "ingredients" | "tin" | "labels"> & { open: string };
  /** Called with the factor for the stored servings. */
  onChoose: (factor: number) => void;
}

/** Buttons below the number of servings. Their dialogs are loaded with the click. */
export function ServingsActions(props: ServingsActionsProps) {
  const { locale, resetLabel, failedText, parts, conversion, onChoose } = props;
  const { id, isEmbedded } = useRecipe();
  const [Conversion, setConversion] = useState<ComponentType<ConversionDialogProps>>();
  const [Parts, setParts] = useState<ComponentType<PartsDialogProps>>();

  async function openConversion() {
    const { ConversionDialog } = await import("#components/content/recipes/servings/conversion-dialog.tsx");
    setConversion(() => ConversionDialog);
  }
  async function openParts() {
    const { PartsDialog } = await import("#components/content/recipes/servings/parts-dialog.tsx");
    setParts(() => PartsDialog);
  }
  const sayFailed = () => showToast({ kind: "error", text: failedText });

  return (
    <>
      <p className="servings-actions needs-script print:hidden">
        {conversion && (
          <button type="button" aria-haspopup="dialog" onClick={() => openConversion().catch(sayFailed)}>
            {conversion.open}
          </button>
        )}
        {(parts.parts.length > 1 || isEmbedded) && (
          <button type="button" aria-haspopup="dialog" onClick={() => openParts().catch(sayFailed)}>
            {parts.open}
          </button>
        )}
        {resetLabel && (
          <button type="button" onClick={() => chooseServings(id, undefined, { isEmbedded })}>
            {resetLabel}
          </button>
        )}
      </p>
      {Parts && <Parts parts={parts.parts} labels={parts.labels} onClose={() => setParts(undefined)} />}
      {Conversion && conversion && (
        <Conversion {...conversion} locale={locale} onClose={() => setConversion(undefined)} onChoose={onChoose} />
      )}
    </>
  );
}
