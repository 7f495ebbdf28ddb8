"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Button, type ButtonStyle } from "#components/ui/button.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { refreshViewer } from "#components/ui/use-viewer.ts";
import type { FormState } from "#lib/form-state.ts";

interface ActionButtonProps<Field extends string, Problem extends string> extends ButtonStyle {
  action: (before: FormState<Field, Problem>, form: FormData) => Promise<FormState<Field, Problem>>;
  /** What is sent along. */
  fields: Record<string, string>;
  label: string;
  /** Where the label alone does not say what it is about. */
  fullLabel?: string;
  /** There is nothing to do just now; what was done a moment ago is still told on. */
  isHidden?: boolean;
  /** It changes what the header shows of the reader. */
  isAboutViewer?: boolean;
  /** Sentences for what may go wrong. */
  problems: Record<Problem | "failed", string>;
}

/** A form that is nothing but a button. What the page shows is asked for anew when it is done. */
export function ActionButton<Field extends string, Problem extends string>({
  action,
  fields,
  label,
  fullLabel,
  isHidden = false,
  isAboutViewer = false,
  problems,
  ...style
}: ActionButtonProps<Field, Problem>) {
  const router = useRouter();
  const { status, errors, isSending, form } = useFormAction<Field, Problem>(action, []);
  useEffect(() => {
    if (status !== "sent" || isSending) return;
    router.refresh();
    if (isAboutViewer) void refreshViewer();
  }, [status, isSending, router, isAboutViewer]);
  const [problem] = Object.values<Problem | undefined>(errors);
  const isRefused = status === "failed" || status === "limited" || status === "invalid";
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
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {isRefused && (problem ? problems[problem] : problems.failed)}
      </p>
    </form>
  );
}
