"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Button, type ButtonStyle } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { showToast } from "#components/ui/toast.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";

interface ActionButtonProps<Field extends string, Problem extends string> extends ButtonStyle {
  action: (before: FormState<Field, Problem>, form: FormData) => Promise<FormState<Field, Problem>>;
  /** Hidden fields of the form. */
  fields: Record<string, string>;
  label: string;
  /** Accessible name where the label alone is ambiguous. */
  fullLabel?: string;
  /** Hides the button but keeps the component, so that the effects of its last submit still run. */
  isHidden?: boolean;
  /** Message after each success. */
  success?: string;
  /** Called after each success; must be stable. */
  onSuccess?: () => void;
  /** Messages of errors. */
  problems: Record<Problem | "failed", string>;
}

/** A form that consists of a button. The page is refreshed after a success. */
export function ActionButton<Field extends string, Problem extends string>({
  action,
  fields,
  label,
  fullLabel,
  isHidden = false,
  success,
  onSuccess,
  problems,
  ...style
}: ActionButtonProps<Field, Problem>) {
  const router = useRouter();
  const { status, rejection, errors, isSending, form } = useFormAction<Field, Problem>(action, []);
  useEffect(() => {
    if (status !== "sent" || isSending) return;
    router.refresh();
    if (success) showToast({ kind: "success", text: success });
    onSuccess?.();
  }, [status, isSending, router, success, onSuccess]);
  const [problem] = Object.values<Problem | undefined>(errors);
  return (
    <form {...form} className={isHidden ? "hidden" : "grid gap-2"}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <Button type="submit" {...style} aria-label={fullLabel} aria-disabled={isSending}>
          {label}
        </Button>
      </div>
      <FormAlert>{rejection && (problem ? problems[problem] : problems.failed)}</FormAlert>
    </form>
  );
}
