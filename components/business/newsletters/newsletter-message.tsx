import type { ReactNode } from "react";
import { EmptyState } from "#components/ui/empty-state.tsx";

interface NewsletterMessageProps {
  title: string;
  text: string;
  /** A submit button or a link. */
  action?: ReactNode;
}

/** Content of a page that a newsletter mail links to. */
export function NewsletterMessage({ title, text, action }: NewsletterMessageProps) {
  return (
    <div className="wrap pt-8 md:pt-12">
      <EmptyState heading="h1" title={title} text={text} action={action} />
    </div>
  );
}
