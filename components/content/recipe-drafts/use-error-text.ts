"use client";
import { useProblem } from "#components/content/recipe-drafts/fields/problem-text.ts";

/** Messages of the fields by their path in the content. */
export function useErrorText(errors: Record<string, string>) {
  const toProblem = useProblem();
  return (path: string): string | undefined => {
    const code = errors[path];
    return code === undefined ? undefined : toProblem(code);
  };
}
