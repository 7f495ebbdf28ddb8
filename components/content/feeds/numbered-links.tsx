import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { FeedLink } from "#lib/content/feeds/feed-link.ts";

/** Numbered links with a text and a picture. */
export function NumberedLinks({ links }: { links: FeedLink[] }) {
  return (
    <ol className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
      {links.map(({ title, text, href, picture }, index) => (
        <li key={href} className="group relative grid content-start gap-3 max-md:grid-cols-[6.5rem_1fr] max-md:gap-4">
          <span className="photo gingham gingham-pale max-md:aspect-square">
            {picture && <Picture picture={{ ...picture, alt: "" }} variant="card-md" className="card-photo" />}
          </span>
          <div>
            <h3 className="text-[1.1875rem]">
              <span aria-hidden="true" className="mr-2 text-primary">
                {index + 1}
              </span>
              <Link href={href} className="no-underline after:absolute after:inset-0 group-hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-ink-2 text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
