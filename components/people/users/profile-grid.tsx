import clsx from "clsx";
import { ProfileCounts } from "#components/people/users/profile-counts.tsx";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Profile } from "#lib/people/users/queries.ts";

interface ProfileGridProps {
  profiles: Profile[];
  /** Heading level of the names. */
  heading: 2 | 3;
  /** Columns on wide screens. */
  columns?: 2 | 3;
}

/** Grid of profiles: picture, name, occupation and counts. */
export function ProfileGrid({ profiles, heading, columns = 3 }: ProfileGridProps) {
  const Heading = `h${heading}` as const;
  return (
    <ul className={clsx("grid gap-x-10 gap-y-8 sm:grid-cols-2", columns === 3 && "lg:grid-cols-3")}>
      {profiles.map((profile) => (
        <li key={profile.id} className="group relative flex min-w-0 items-center gap-5">
          <Avatar name={profile.name} picture={profile.picture} size="lg" />
          <div className="min-w-0">
            <Heading className="text-xl">
              <Link href={profile.href} className="card-link">
                {profile.name}
              </Link>
            </Heading>
            {profile.occupation && <p className="text-ink-2">{profile.occupation}</p>}
            <p className="mt-1 text-ink-3 text-sm">
              <ProfileCounts profile={profile} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
