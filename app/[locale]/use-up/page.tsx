import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { LastTime } from "#components/larders/last-time.tsx";
import { UnderstoodNotes } from "#components/larders/understood-notes.tsx";
import { UseUpForm } from "#components/larders/use-up-form.tsx";
import { address, addresses } from "#lib/i18n/address.ts";
import { slugsOf, wishAddress } from "#lib/larders/address.ts";
import { listUses, toUseUp } from "#lib/larders/uses.ts";
import { readWish } from "#lib/larders/wish.ts";
import { listLarder } from "./list-larder.ts";
import { NothingPicked } from "./nothing-picked.tsx";
import { Uses } from "./uses.tsx";

// The answer depends on the query, and where it leads elsewhere that is decided before the first byte.
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function read({ searchParams }: Props) {
  const [params, locale] = await Promise.all([searchParams, getLocale()]);
  const entries = await listLarder(locale);
  return { locale, entries, wish: readWish(params, entries, locale), isPlain: Object.keys(params).length === 0 };
}

export async function generateMetadata(props: Props) {
  const [{ wish, isPlain }, t] = await Promise.all([read(props), getTranslations("larders.page")]);
  const names = wish.have.map(({ title }) => title);
  return listMetadata({
    title: names.length > 0 ? t("titleFor", { names: names.slice(0, 3).join(", ") }) : t("metaTitle"),
    description: t("description"),
    alternates: addresses("/use-up"),
    isIndexed: isPlain,
  });
}

export default async function UseUpPage(props: Props) {
  const [{ locale, entries, wish }, t] = await Promise.all([read(props), getTranslations("larders.page")]);
  const isAsked = wish.have.length > 0;
  const found = isAsked ? await listUses(toUseUp(locale, wish)) : null;
  if (found?.ids.length === 0 && wish.page > 1) redirect(wishAddress(locale, slugsOf(wish)));
  return (
    <>
      <div className="karo karo-pale py-5 md:py-10">
        <div className="wrap rounded-2 bg-page px-5 py-7 md:px-10 md:py-9">
          <h1 className="text-3xl leading-tight">{t("title")}</h1>
          <p className="mt-2 max-w-measure text-ink-2">{t("intro")}</p>
          <UseUpForm wish={wish} entries={entries} />
          <UnderstoodNotes wish={wish} />
          {!isAsked && <LastTime path={address(locale, "/use-up")} label={t("lastTime")} />}
        </div>
      </div>
      <div className="wrap">
        {isAsked ? <Uses wish={wish} found={found} /> : <NothingPicked entries={entries} without={wish.without} />}
      </div>
    </>
  );
}
