import { ChipLink } from "#components/ui/navigation/chip.tsx";

export interface ChipRowItem {
  title: string;
  href: string;
  isCurrent?: boolean;
}

/** Short links in one row, which scrolls sideways in narrow windows. */
export function ChipRow({ label, chips }: { label: string; chips: ChipRowItem[] }) {
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
