import { ChipLink } from "#components/ui/chip.tsx";

export interface ChipEntry {
  title: string;
  href: string;
  isCurrent?: boolean;
}

/** Short links in one line; on narrow windows it scrolls sideways from edge to edge. */
export function ChipRow({ label, chips }: { label: string; chips: ChipEntry[] }) {
  return (
    <nav aria-label={label} className="rail print:hidden">
      <ul className="flex gap-2 md:flex-wrap">
        {chips.map(({ title, href, isCurrent }) => (
          <li key={href}>
            <ChipLink href={href} isCurrent={isCurrent}>
              {title}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
