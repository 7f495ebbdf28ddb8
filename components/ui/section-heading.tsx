import clsx from "clsx";
import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";

interface SectionHeadingProps {
  title: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  text?: ReactNode;
  more?: { label: string; href: string };
}

/** Title of a page module with a link to the whole of it. */
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
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-strong text-kobalt no-underline hover:underline"
    >
      {label}
      <Icon name="arrowRight" />
    </Link>
  );
}
