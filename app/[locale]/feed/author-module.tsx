import { getTranslations } from "next-intl/server";
import { UserRail } from "#components/feeds/user-rail.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { address } from "#lib/routing/address.ts";
import { listUsersById } from "#lib/users/queries.ts";
import type { ModuleProps } from "./feed.tsx";

/** Selected authors as a rail. */
export async function AuthorModule({ id, locale, data }: ModuleProps<"author_carousel">) {
  const t = await getTranslations("feeds.more");
  const users = await listUsersById(locale, data.userIds);
  if (users.length === 0) return null;
  const heading = data.heading[locale];
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={heading} more={{ label: t("users"), href: address(locale, "/users") }} />
      <UserRail users={users} label={heading} />
    </section>
  );
}
