import type { ReactNode } from "react";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

interface AuthorRowProps {
  author: { name: string; href: string; picture: PictureView | null };
  /** Below the name. */
  details: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** An author in a list: picture, name, what is known of them, and buttons. */
export function AuthorRow({ author: { name, href, picture }, details, children }: AuthorRowProps) {
  return (
    <li className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar name={name} picture={picture} size="md" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h3 className="text-lg">
          <Link href={href} className="no-underline hover:underline">
            {name}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-ink-3 text-sm">{details}</p>
      </div>
      <div className="max-sm:col-start-2">{children}</div>
    </li>
  );
}
