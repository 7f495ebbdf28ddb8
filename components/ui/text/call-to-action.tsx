import clsx from "clsx";
import type { ReactNode } from "react";

interface CallToActionProps {
  /** Of the heading. */
  id: string;
  title: string;
  text: string;
  className?: string;
  /** One or two buttons or links. */
  children: ReactNode;
}

/** A section that says in a row what can be done next. */
export function CallToAction({ id, title, text, className, children }: CallToActionProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "section flex flex-wrap items-center justify-between gap-4 rounded-2 bg-tint p-6 [--ground:var(--tint)]",
        className,
      )}
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-ink-2">{text}</p>
      </div>
      <p className="flex flex-wrap gap-3">{children}</p>
    </section>
  );
}
