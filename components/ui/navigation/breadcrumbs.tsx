import clsx from "clsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";

interface Crumb {
  title: string;
  href: string;
}

interface BreadcrumbsProps {
  label: string;
  /** From the home page to the page itself, which is no link. */
  crumbs: Crumb[];
}

/**
 * In narrow windows the page itself is left out: its title follows. The structured data come with
 * PageBreadcrumbs, so that a page has only one BreadcrumbList.
 */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  const currentIndex = crumbs.length - 1;
  return (
    <nav aria-label={label} className="py-3 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        {crumbs.map(({ title, href }, index) => (
          <li key={href} className={clsx("flex items-center gap-2", index === currentIndex && "max-sm:sr-only")}>
            {index > 0 && <Icon name="chevronRight" className="size-[0.9rem]" />}
            {index === currentIndex ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link href={href} className="inline-flex min-h-8 items-center text-ink-2 underline">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
