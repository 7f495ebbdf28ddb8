import { getLocale, getTranslations } from "next-intl/server";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { CookbookForm } from "#components/kitchen/cookbooks/own/cookbook-form.tsx";
import { NoCookbooksYet } from "#components/kitchen/cookbooks/own/no-cookbooks-yet.tsx";
import { OwnCookbooks, type OwnCookbookView } from "#components/kitchen/cookbooks/own/own-cookbooks.tsx";
import { CookbookGrid } from "#components/kitchen/cookbooks/public/cookbook-grid.tsx";
import { CookbookTile } from "#components/kitchen/cookbooks/public/cookbook-tile.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { restoreCookbookAction } from "#lib/kitchen/cookbooks/actions.ts";
import { listHouseholdCookbooks } from "#lib/kitchen/cookbooks/household/queries.ts";
import { getDeletedTitle, listOwnCookbooks, type OwnCookbook } from "#lib/kitchen/cookbooks/queries-own.ts";
import { idSchema } from "#lib/kitchen/cookbooks/schema.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";
import { ErrorNotice, singleParam, UndoNotice } from "./notices.tsx";
import { renderIcons } from "./render-icons.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("cookbooks");
}

const clientMessages = ["cookbooks.delete", "cookbooks.form", "cookbooks.head", "cookbooks.own", "ui.modal"] as const;

type Props = { searchParams: Promise<Record<"new" | "deleted" | "problem", string | string[] | undefined>> };

/** The user's cookbooks. Without script the query parameter `new` shows the form on the page. */
export default async function OwnCookbooksPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("cookbooks")]);
  const href = address(locale, "/profile/cookbooks");
  const user = await requireSignIn(href);
  const deleted = idSchema.safeParse(singleParam(query.deleted));
  const [cookbooks, householdCookbooks, deletedTitle] = await Promise.all([
    listOwnCookbooks({ userId: user.id, locale }),
    listHouseholdCookbooks(user.id, locale),
    deleted.success ? getDeletedTitle(user.id, deleted.data, locale) : null,
  ]);
  const toView = ({ id, title, summary, cover, count, visibility }: OwnCookbook): OwnCookbookView => {
    const cookbookHref = routeAddress(locale, "/profile/cookbooks/[id]", { id });
    const facts = t("tile.count", { count });
    const badgeIcon = ({ private: "lock", unlisted: "link", public: undefined } as const)[visibility];
    const badge = badgeIcon && { text: t("own.visibility", { visibility }), icon: badgeIcon };
    return {
      id,
      title,
      summary,
      href: cookbookHref,
      tile: (
        <CookbookTile title={title} cover={cover} facts={facts} badge={badge} href={cookbookHref} heading={2} hasMenu />
      ),
    };
  };
  return (
    <ProfilePage tab="cookbooks" user={user}>
      <ClientMessages namespaces={clientMessages}>
        <ErrorNotice problem={singleParam(query.problem)} />
        {deletedTitle !== null && deleted.success && (
          <UndoNotice
            text={t("delete.deleted", { title: deletedTitle })}
            action={restoreCookbookAction}
            fields={{ id: deleted.data, locale }}
          />
        )}
        {singleParam(query.new) && (
          <section aria-labelledby="new-title" className="mb-10 max-w-[28rem]">
            <h2 id="new-title" className="text-xl">
              {t("form.createTitle")}
            </h2>
            <CookbookForm id="new" errorIcon={<Icon name="circleAlert" />} />
          </section>
        )}
        {cookbooks.length === 0 && <NoCookbooksYet href={`${href}?new=1`} />}
        <OwnCookbooks
          cookbooks={cookbooks.map(toView)}
          href={href}
          icons={renderIcons({
            plus: "plus",
            more: "ellipsis",
            close: "x",
            error: "circleAlert",
            rename: "pencil",
            delete: "trash",
          })}
        />
        {householdCookbooks.length > 0 && (
          <section aria-labelledby="household" className="section">
            <SectionHeading id="household" title={t("household.title")} />
            <CookbookGrid cookbooks={householdCookbooks} heading={3} />
          </section>
        )}
      </ClientMessages>
    </ProfilePage>
  );
}
