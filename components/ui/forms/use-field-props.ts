"use client";
import { type ReactNode, use, useId } from "react";
import { FormContext } from "./form-context.ts";

interface ErrorProps {
  error?: string;
  errorIcon?: ReactNode;
}

interface FieldProps extends ErrorProps {
  id?: string;
  name?: string;
}

/** Completes the props of a field with what the form around it knows: its id and its error. */
export function useFieldProps<Props extends FieldProps>(props: Props): Props & ErrorProps & { id: string } {
  const form = use(FormContext);
  const ownId = useId();
  const { name = "", error, errorIcon = form?.errorIcon } = props;
  const id = props.id ?? (form && name ? `${form.id}-${name}` : ownId);
  return { ...props, id, error: form?.fieldErrors[name] ?? error, errorIcon };
}

/** What was typed into a field of a rejected form. */
export function useTypedValue(name: string | undefined): string | undefined {
  const state = use(FormContext)?.state;
  return state && "values" in state && name !== undefined ? state.values[name] : undefined;
}
