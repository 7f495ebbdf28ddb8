import { useTranslations } from "next-intl";
import { ChipLink } from "#components/ui/chip.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Entry } from "#lib/larders/entry.ts";

interface PicksProps {
  /** What these are called in the address. */
  name: string;
  label: string;
  entries: Entry[];
  /** Where somebody goes who takes this one away. */
  hrefWithout: (entry: Entry) => string;
}

/** What is picked: it goes along with the form, and each is a link to the page without it. */
export function Picks({ name, label, entries, hrefWithout }: PicksProps) {
  const t = useTranslations("larders.form");
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
      {entries.map((entry) => (
        <li key={entry.slug} className="max-w-full">
          <input type="hidden" name={name} value={entry.slug} />
          <ChipLink href={hrefWithout(entry)} scroll={false} rel="nofollow" className="max-w-full">
            <span className="truncate">{entry.title}</span>
            <Icon name="x" className="-mr-1 size-4" />
            <span className="sr-only">{t("remove")}</span>
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
