import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SeasonCalendar } from "#components/content/ingredients/season-calendar.tsx";
import type { Ingredient } from "#lib/content/ingredients/queries.ts";

/** Season, storage, substitutes and nutrition. `now` is the current month (1–12). */
export function IngredientFacts({ ingredient, now }: { ingredient: Ingredient; now: number }) {
  const t = useTranslations("ingredients.page");
  const { season, storage, substitutes } = ingredient;
  return (
    <div className="grid content-start gap-7 rounded-2 bg-tint p-6 [--ground:var(--tint)]">
      <Fact title={t("season")}>
        <SeasonCalendar season={season} now={now} />
      </Fact>
      {storage && <Fact title={t("storage")}>{storage}</Fact>}
      {substitutes && <Fact title={t("substitutes")}>{substitutes}</Fact>}
      <Fact title={t("nutrition")}>
        <Nutrition per100g={ingredient.per100g} />
      </Fact>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-[1.1875rem]">{title}</h2>
      {children}
    </section>
  );
}

function Nutrition({ per100g }: Pick<Ingredient, "per100g">) {
  const t = useTranslations("ingredients.page");
  const format = useFormatter();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <dl>
      <Row
        name={t("kcal")}
        value={t("kcalValue", { value: format.number(per100g.kcal, { maximumFractionDigits: 0 }) })}
      />
      {(["fat", "protein", "carbohydrate"] as const).map((key) => (
        <Row key={key} name={t(key)} value={t("grams", { value: number(per100g[key]) })} />
      ))}
    </dl>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-line border-b py-2 last:border-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-strong tabular-nums">{value}</dd>
    </div>
  );
}
