import { useLocale, useTranslations } from "next-intl";
import { ChooseAtOnce } from "#components/larders/choose-at-once.tsx";
import { PickField } from "#components/larders/pick-field.tsx";
import { Picks } from "#components/larders/picks.tsx";
import { Button } from "#components/ui/button.tsx";
import { Segment } from "#components/ui/choice.tsx";
import { address } from "#lib/i18n/address.ts";
import { slugsOf, wishAddress } from "#lib/larders/address.ts";
import type { Entry } from "#lib/larders/entry.ts";
import { type Limit, limits, type Wish, wishParams } from "#lib/larders/wish.ts";

/** The door offers no more than these at once. */
const mostFound = 8;
const formId = "use-up";
const allWords = "all-ingredients";

interface UseUpFormProps {
  wish: Wish;
  /** All that can be picked, for readers without script. */
  entries: Entry[];
}

/** What is there, what is not wanted and how much may be bought. A GET form: the answer is this page with an address of its own. */
export function UseUpForm({ wish, entries }: UseUpFormProps) {
  const locale = useLocale();
  const t = useTranslations("larders.form");
  const slugs = slugsOf(wish);
  const names = wishParams[locale];
  const field = (part: "have" | "without") => (
    <div>
      <PickField
        name={names[part]}
        label={t(part)}
        hint={t(`${part}Hint`)}
        list={allWords}
        door={`/api/ingredients/suggestions/?locale=${locale}&for=${part}`}
        picked={slugs[part]}
        taken={[...slugs.have, ...slugs.without]}
        words={{
          options: t("options"),
          found: Array.from({ length: mostFound + 1 }, (_, count) => t("found", { count })),
        }}
      />
      <Picks
        name={names[part]}
        label={t(part)}
        entries={wish[part]}
        hrefWithout={({ slug }) =>
          wishAddress(locale, { ...slugs, [part]: slugs[part].filter((other) => other !== slug) })
        }
      />
    </div>
  );
  return (
    <form id={formId} action={address(locale, "/use-up")} className="mt-6">
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        {field("have")}
        {field("without")}
      </div>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <Segment
          legend={t("buy")}
          name={names.buy}
          options={limits.map((limit) => ({ value: buyWord(limit), label: t(`limit.${limit}`) }))}
          defaultValue={buyWord(wish.buy)}
        />
        <Button type="submit" size="lg" className="max-sm:w-full">
          {t("submit")}
        </Button>
      </div>
      <noscript>
        <datalist id={allWords}>
          {entries.map(({ slug, title }) => (
            <option key={slug} value={title} />
          ))}
        </datalist>
      </noscript>
      <ChooseAtOnce form={formId} chosen={buyWord(wish.buy)} />
    </form>
  );
}

function buyWord(buy: Limit): string {
  return buy === null ? "" : String(buy);
}
