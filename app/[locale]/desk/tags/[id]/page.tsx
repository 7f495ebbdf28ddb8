import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeletePanel } from "#components/ui/desk/delete-panel.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { MergePanel } from "#components/ui/desk/merge-panel.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { deleteTagAction, mergeTagAction } from "#lib/content/tags/actions.ts";
import {
  countTagUses,
  type DeskTag,
  findDeskTag,
  listMergeTargets,
  type TagUses,
} from "#lib/content/tags/desk-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { TagFormSection } from "../tag-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/tags/[id]";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ into?: string | string[] }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("tags.desk")]);
  return noindexMetadata(t("title"), routeAddresses(route, { id }));
}

/** Changes a tag, merges it into another one, or deletes it. */
export default async function DeskTagPage({ params, searchParams }: Props) {
  const [{ id }, { into }, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("tags.desk"),
  ]);
  await requireDeskEditor(routeAddress(locale, route, { id }));
  const tag = await requireEntry(id, findDeskTag);
  const [uses, message] = await Promise.all([countTagUses(tag), getFlashMessage()]);
  const name = tag.texts[locale].title;
  return (
    <>
      <FlashMessage message={message} />
      <DeskHeading back={{ href: address(locale, "/desk/tags"), label: t("back") }} title={name} />
      <TagFormSection tag={tag} />
      {!tag.isBuiltIn && <TagMerge tag={tag} uses={uses} into={typeof into === "string" ? into : null} />}
      <DeletePanel
        name={name}
        text={t(tag.isBuiltIn ? "keptBuiltIn" : uses.modules > 0 ? "keptUsed" : "deleteText", { ...uses })}
        isPossible={!tag.isBuiltIn && uses.modules === 0}
        action={deleteTagAction}
        fields={{ id: tag.id, version: String(tag.version), locale }}
      />
    </>
  );
}

async function TagMerge({ tag, uses, into }: { tag: DeskTag; uses: TagUses; into: string | null }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("tags.desk")]);
  const targets = await listMergeTargets(tag, locale);
  if (targets.length === 0) return null;
  return (
    <MergePanel
      path={routeAddress(locale, route, { id: tag.id })}
      name={tag.texts[locale].title}
      intro={t("mergeIntro")}
      targets={targets}
      into={targets.find((target) => target.id === into) ?? null}
      moves={[
        t("moves.items", { recipes: uses.recipes, stories: uses.stories }),
        t("moves.drafts", { count: uses.drafts }),
        t("moves.modules", { count: uses.modules }),
        t("moves.address", { slug: tag.texts[locale].slug }),
      ]}
      action={mergeTagAction}
      fields={{ id: tag.id, version: String(tag.version), locale }}
    />
  );
}
