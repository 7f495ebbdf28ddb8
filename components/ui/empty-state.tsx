import type { ReactNode } from "react";

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** "h1" where the box is all the page shows, "h3" in a section with a heading. */
  heading?: "h1" | "h2" | "h3";
}

/** Says that a list is empty. */
export function EmptyState({ title, text, action, heading: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className="gingham gingham-pale rounded-2 px-6 py-12 text-center">
      <div className="inline-block max-w-full rounded-2 bg-page px-8 pt-6 pb-8">
        <Heading className="text-xl">{title}</Heading>
        {text && <p className="mx-auto mt-[0.4rem] max-w-[27rem] text-ink-2">{text}</p>}
        {action && <div className="mt-5">{action}</div>}
      </div>
    </div>
  );
}
