import clsx from "clsx";
import Link from "next/link";
import { Avatar } from "#components/ui/avatar.tsx";
import { KitchenCounts } from "#components/users/kitchen-counts.tsx";
import type { Profile } from "#lib/users/queries.ts";

interface KitchenGridProps {
  kitchens: Profile[];
  /** Level of the names. */
  heading: 2 | 3;
}

/** Kitchens side by side: face, name, what they do, how much they have published. */
export function KitchenGrid({ kitchens, heading }: KitchenGridProps) {
  const Heading = `h${heading}` as const;
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {kitchens.map((kitchen) => (
        <li key={kitchen.id} className="group relative flex min-w-0 items-center gap-5">
          <Avatar name={kitchen.name} picture={kitchen.picture} size="lg" />
          <div className="min-w-0">
            <Heading className="text-xl">
              <Link
                href={kitchen.href}
                prefetch={false}
                className={clsx(
                  "no-underline decoration-2 decoration-kobalt after:absolute after:inset-0 group-hover:underline",
                  "focus-visible:shadow-none focus-visible:outline-none focus-visible:after:rounded-1",
                  "focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-4",
                )}
              >
                {kitchen.name}
              </Link>
            </Heading>
            {kitchen.occupation && <p className="text-ink-2">{kitchen.occupation}</p>}
            <p className="mt-1 text-ink-3 text-sm">
              <KitchenCounts kitchen={kitchen} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
