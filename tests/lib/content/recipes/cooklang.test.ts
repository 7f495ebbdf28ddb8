import { expect, test } from "vitest";
import { toCooklang } from "#lib/content/recipes/cooklang.ts";
import { pumpkinSoup } from "#tests/support/recipe.ts";

test("writes header, unused ingredients and steps", () => {
  expect(toCooklang(pumpkinSoup, "https://tischlein.example/de/rezepte/kuerbissuppe")).toBe(`---
title: "Kürbissuppe"
author: "Gemüsefach"
source: "https://tischlein.example/de/rezepte/kuerbissuppe"
servings: "4"
time: "75 min"
tags: "glutenfrei, Herbst"
---

@Zwiebeln{2}, @Salz{}

== Rösten ==

@Hokkaidokürbis{1200%g}(entkernt), #Backblech{}: Alles aufs Blech.

> Mit Schale.

Pürieren.

`);
});

test("text with the marks of Cooklang begins no ingredient", () => {
  const [step] = pumpkinSoup.steps;
  const steps = step ? [{ ...step, ingredients: [], utensils: [], text: "@home #1 ~5 min\n-- {ok}" }] : [];
  expect(toCooklang({ ...pumpkinSoup, groups: [], steps }, "")).toContain("@ home # 1 ~ 5 min – {ok}");
});
