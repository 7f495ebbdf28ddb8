import { Link } from "#components/ui/navigation/link.tsx";

interface StateLinksProps {
  label: string;
  links: { href: string; label: string; isCurrent: boolean }[];
}

/** Links to the questions in each state. */
export function StateLinks({ label, links }: StateLinksProps) {
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap gap-x-5">
      {links.map(({ href, label: name, isCurrent }) => (
        <Link
          key={href}
          href={href}
          aria-current={isCurrent ? "page" : undefined}
          className="inline-flex min-h-11 items-center text-ink-2 underline aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:no-underline"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
