"use client";
import { useEffect } from "react";
import { followTranslations } from "#components/layout/translation/translated-texts.ts";

/** Keeps the page right while the browser translates it. */
export function TranslationGuard() {
  useEffect(followTranslations, []);
  return null;
}
