import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

interface Tile {
  id: string;
  title: string;
  href: string;
  picture: PictureView | null;
}

/** Categories as small pictures with names. */
export function CategoryTiles({ categories }: { categories: Tile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-6">
      {categories.map(({ id, title, href, picture }) => (
        <li key={id} className="group relative">
          <span className="photo gingham gingham-pale aspect-square">
            {picture && <Picture picture={{ ...picture, alt: "" }} variant="card-md" className="card-photo" />}
          </span>
          <h3 className="mt-2 text-[1.0625rem]">
            <Link href={href} className="no-underline after:absolute after:inset-0 group-hover:underline">
              {title}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
