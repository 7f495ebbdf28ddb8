"use client";
import { useEffect } from "react";
import { fieldId } from "#lib/content/recipe-drafts/editing/sections.ts";

/** Focuses the field that the fragment of the address names, now and when it changes. */
export function useFieldFocus(): void {
  useEffect(() => {
    const focus = () => focusField(window.location.hash.slice(1));
    focus();
    window.addEventListener("hashchange", focus);
    return () => window.removeEventListener("hashchange", focus);
  }, []);
}

/**
 * Focuses the first field of a form that could not be read or stored.
 *
 * @returns whether there is one
 */
export function focusInvalidField(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  field?.scrollIntoView({ block: "center" });
  return field !== null;
}

/** Focuses a field by the id of `fieldId`; of a list, its first field. */
export function focusField(id: string): void {
  if (!id.startsWith("field-")) return;
  const named = [...document.querySelectorAll<HTMLInputElement>("main form [name]")].filter(
    ({ type, disabled }) => type !== "hidden" && !disabled,
  );
  const find = (wanted: string) =>
    document.getElementById(wanted) ??
    named.find(({ name }) => fieldId(name) === wanted) ??
    named.find(({ name }) => fieldId(name).startsWith(`${wanted}-`));
  // A field of a row that is not open, or of a tag that is gone, stands in what is around it.
  const paths = id.split("-").map((_, index, parts) => parts.slice(0, parts.length - index).join("-"));
  const target = paths
    .filter((path) => path !== "field")
    .map(find)
    .find((element) => element != null);
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}
