import { PartnerLogo } from "#components/ui/media/partner-logo.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { LogoView } from "#lib/platform/media/pictures/logo.ts";

interface Partner {
  id: string;
  name: string;
  trade: string;
  logo: LogoView | null;
  href: string;
}

/**
 * Logos of partners that link to their profiles. Tiles far below are not painted and their logos
 * not loaded. The lines between them are borders: a gap of one pixel that shows the ground behind
 * it gets lost where a column begins between two pixels. Each border lies in the tile before, so
 * those of the first row and column are cut off.
 */
export function PartnerTiles({ partners }: { partners: Partner[] }) {
  return (
    <ul className="grid grid-cols-2 overflow-hidden rounded-2 border border-line *:-mt-px *:-ml-px *:border-line *:border-t *:border-l lg:grid-cols-4">
      {partners.map(({ id, name, trade, logo, href }) => (
        <li key={id} className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
          <Link
            href={href}
            className="grid min-h-32 content-center justify-items-center gap-3 px-3 py-6 text-center no-underline hover:bg-tint"
          >
            {logo ? <PartnerLogo logo={logo} name={name} /> : <span className="font-serif text-xl">{name}</span>}
            <span className="text-ink-3 text-sm">{trade}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
