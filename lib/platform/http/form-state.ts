/** State of a form. `values` is what the user typed, so that it can be shown again. */
export type FormState<Field extends string, FieldError extends string> =
  | { status: "open" | "sent" }
  | {
      status: "failed" | "invalid" | "limited";
      errors: Partial<Record<Field, FieldError>>;
      values: Record<Field, string>;
      /** Of `limited`: seconds until the next attempt, where that is known. */
      retrySeconds?: number;
    };
