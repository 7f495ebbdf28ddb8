import type { ReactNode } from "react";

interface PageHeadingProps {
  title: ReactNode;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** Title and introduction of a page that lists things. */
export function PageHeading({ title, intro, children }: PageHeadingProps) {
  return (
    <header className="pt-2 pb-6 has-[+section]:pb-12">
      <h1 className="text-3xl leading-tight">{title}</h1>
      {intro && <p className="mt-2 max-w-measure text-ink-2">{intro}</p>}
      {children}
    </header>
  );
}
