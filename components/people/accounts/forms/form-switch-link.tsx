import type { ReactNode } from "react";
import { withReturnTo } from "#lib/platform/routing/return-to.ts";
import type { AccountFormProps } from "./form-context.ts";

interface FormSwitchLinkProps {
  /** Path of the other form, and id of its dialog. */
  to: string;
  modal: string;
  next: AccountFormProps["next"];
  isModal: boolean | undefined;
  className?: string;
  children: ReactNode;
}

/** Link to another account form: to its page, or from dialog to dialog. */
export function FormSwitchLink({ to, modal, next, isModal, className, children }: FormSwitchLinkProps) {
  const href = withReturnTo(to, next);
  return (
    <a href={href} data-opens={isModal ? modal : undefined} className={className}>
      {children}
    </a>
  );
}

interface FormSwitchLineProps extends Omit<FormSwitchLinkProps, "className" | "children"> {
  text: string;
  label: string;
}

/** Question and link below a form, for example "No account yet? Sign up". */
export function FormSwitchLine({ text, label, ...link }: FormSwitchLineProps) {
  return (
    <p className="mt-5">
      {text}{" "}
      <FormSwitchLink {...link} className="inline-flex min-h-8 items-center font-strong text-primary underline">
        {label}
      </FormSwitchLink>
    </p>
  );
}
