"use client";
import type { ComponentProps } from "react";
import { Button } from "#components/ui/button.tsx";
import { useForm } from "./form-context.ts";

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** In place of the label while the form is being sent. */
  sending?: string;
}

/** Submits the form around it. */
export function SubmitButton({ sending, children, ...button }: SubmitButtonProps) {
  const { isSending } = useForm();
  return (
    <Button type="submit" {...button} aria-disabled={isSending}>
      {(isSending && sending) || children}
    </Button>
  );
}
