import { useTranslations } from "next-intl";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

interface RailUser {
  id: string;
  name: string;
  href: string;
  recipeCount: number;
  picture: PictureView | null;
}

/** Users in a horizontally scrolling row. */
export function UserRail({ users, label }: { users: RailUser[]; label: string }) {
  const t = useTranslations("feeds.profile");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a named section would be a second landmark inside the one with its heading
    <div role="group" aria-label={label} tabIndex={0} className="rail">
      <ul className="grid auto-cols-[minmax(8.5rem,1fr)] grid-flow-col gap-4 text-center">
        {users.map(({ id, name, href, recipeCount, picture }) => (
          <li key={id} className="group relative grid snap-start justify-items-center gap-1">
            <Avatar name={name} picture={picture} size="lg" />
            <h3 className="mt-2 text-[1.0625rem]">
              <Link href={href} className="no-underline after:absolute after:inset-0 group-hover:underline">
                {name}
              </Link>
            </h3>
            {recipeCount > 0 && <p className="text-ink-3 text-sm">{t("recipes", { count: recipeCount })}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
