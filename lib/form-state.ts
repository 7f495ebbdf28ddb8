/** Where a form stands; `values` is what was typed, so that nothing is lost when it has to be asked for again. */
export type FormState<Field extends string, Problem extends string> =
  | { status: "open" | "sent" }
  | {
      status: "failed" | "invalid" | "limited";
      errors: Partial<Record<Field, Problem>>;
      values: Record<Field, string>;
    };
