import Link from "next/link";
import { Picture } from "#components/ui/picture.tsx";
import type { PictureView } from "#lib/media/picture.ts";

interface Tile {
  id: string;
  title: string;
  href: string;
  picture: PictureView | null;
}

/** Categories as small pictures with their name. */
export function CategoryTiles({ categories }: { categories: Tile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-6">
      {categories.map(({ id, title, href, picture }) => (
        <li key={id} className="group relative">
          <span className="photo karo karo-pale aspect-square">
            {picture && <Picture picture={{ ...picture, alt: "" }} use="card-md" className="card-photo" />}
          </span>
          <h3 className="mt-2 text-[1.0625rem]">
            <Link
              href={href}
              prefetch={false}
              className="no-underline after:absolute after:inset-0 group-hover:underline"
            >
              {title}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
