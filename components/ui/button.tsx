import clsx from "clsx";
import type { ComponentProps } from "react";
import { Link } from "#components/ui/navigation/link.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "bare" | "danger";

export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: "md" | "lg";
  isFullWidth?: boolean;
}

/**
 * Classes of a button (button.css), for elements that are neither Button nor LinkButton. A view has
 * at most one primary button.
 */
export function buttonClass({ variant = "primary", size = "md", isFullWidth = false }: ButtonStyle = {}): string {
  return clsx("button", size === "lg" && "button-large", `button-${variant}`, isFullWidth && "w-full");
}

/** `type` defaults to "button". */
export function Button({ variant, size, isFullWidth, className, ...rest }: ButtonStyle & ComponentProps<"button">) {
  return <button type="button" {...rest} className={clsx(buttonClass({ variant, size, isFullWidth }), className)} />;
}

/** A link within the site that looks like a button. */
export function LinkButton({
  variant,
  size,
  isFullWidth,
  className,
  ...rest
}: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...rest} className={clsx(buttonClass({ variant, size, isFullWidth }), className)} />;
}
