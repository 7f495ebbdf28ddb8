import clsx from "clsx";
import type { ReactNode } from "react";

interface FieldErrorProps {
  /** For the `aria-describedby` of the field. */
  id?: string;
  icon?: ReactNode;
  className?: string;
  /** Without one nothing is shown. */
  children: ReactNode;
}

/** What is wrong with a field, below it. */
export function FieldError({ id, icon, className, children }: FieldErrorProps) {
  return (
    children && (
      <p
        id={id}
        role="alert"
        className={clsx("flex items-start gap-[0.4rem] font-strong text-error text-sm", className)}
      >
        {icon}
        {children}
      </p>
    )
  );
}
