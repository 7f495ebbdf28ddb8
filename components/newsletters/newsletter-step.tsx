import type { ReactNode } from "react";
import { EmptyState } from "#components/ui/empty-state.tsx";

interface NewsletterStepProps {
  title: string;
  text: string;
  /** A button that posts, or a link onwards. */
  action?: ReactNode;
}

/** One of the pages a newsletter mail leads to. */
export function NewsletterStep({ title, text, action }: NewsletterStepProps) {
  return (
    <div className="wrap pt-8 md:pt-12">
      <EmptyState heading="h1" title={title} text={text} action={action} />
    </div>
  );
}
