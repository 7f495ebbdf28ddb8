import clsx from "clsx";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";

interface SectionHeadingProps {
  title: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  text?: ReactNode;
  more?: { label: string; href: string };
}

/** Title of a page module, with a link to its own page. */
export function SectionHeading({ title, id, text, more }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className={clsx("text-2xl", text && "max-md:basis-full")}>
        {title}
      </h2>
      {text && <p className="basis-full text-ink-2 md:order-last">{text}</p>}
      {more && <MoreLink {...more} />}
    </div>
  );
}

/** "All recipes →" */
export function MoreLink({ label, href }: { label: string; href: string }) {
  return (
    <Link href={href} className="more-link">
      {label}
      <Icon name="arrowRight" />
    </Link>
  );
}
