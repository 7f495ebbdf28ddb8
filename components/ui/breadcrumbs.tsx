import clsx from "clsx";
import Link from "next/link";
import { Icon } from "#components/ui/icon.tsx";

export interface Crumb {
  title: string;
  href: string;
}

interface BreadcrumbsProps {
  label: string;
  /** From the start page down; the last is the page itself and is not a link. */
  crumbs: Crumb[];
}

/**
 * The way here; on narrow windows it ends above the page itself, whose title is next. Structured data of it is the page's own business,
 * so that there is only one BreadcrumbList.
 */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  const here = crumbs.length - 1;
  return (
    <nav aria-label={label} className="py-3 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        {crumbs.map(({ title, href }, index) => (
          <li key={href} className={clsx("flex items-center gap-2", index === here && "max-sm:sr-only")}>
            {index > 0 && <Icon name="chevronRight" className="size-[0.9rem]" />}
            {index === here ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link href={href} prefetch={false} className="inline-flex min-h-8 items-center text-ink-2 underline">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
