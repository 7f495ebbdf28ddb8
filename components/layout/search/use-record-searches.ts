import { type RefObject, useEffect } from "react";
import { addRecentSearch } from "#components/layout/search/recent-searches.ts";

/** Records searches from other search forms of the page, for example on the results page. */
export function useRecordSearches(ref: RefObject<HTMLDialogElement | null>, action: string) {
  useEffect(() => {
    const onSubmit = ({ target }: Event) => {
      const form = target as HTMLFormElement;
      if (form.getAttribute("action") !== action || ref.current?.contains(form)) return;
      const search = new FormData(form).get("search");
      if (typeof search === "string" && search.trim()) addRecentSearch(search);
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [ref, action]);
}
