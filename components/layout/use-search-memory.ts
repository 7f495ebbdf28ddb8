import { type RefObject, useEffect } from "react";
import { rememberSearch } from "#components/layout/recent-searches.ts";

/** Remembers what is searched for in any other field of the page as well: in the results, or where nothing is. */
export function useSearchMemory(ref: RefObject<HTMLDialogElement | null>, action: string) {
  useEffect(() => {
    const onSubmit = ({ target }: Event) => {
      const form = target as HTMLFormElement;
      if (form.getAttribute("action") !== action || ref.current?.contains(form)) return;
      const search = new FormData(form).get("search");
      if (typeof search === "string" && search.trim()) rememberSearch(search);
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [ref, action]);
}
