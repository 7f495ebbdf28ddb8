"use client";
import { useActionState } from "react";
import { Button } from "#components/ui/button.tsx";
import { removeSearchRuleAction } from "#lib/content/search/rules/actions.ts";

interface RemoveRuleFormProps {
  id: string;
  kind: "synonym" | "redirect";
  label: string;
  /** Names the rule for screen readers. */
  name: string;
  failure: string;
}

/** A button that removes a rule of the search. */
export function RemoveRuleForm({ id, kind, label, name, failure }: RemoveRuleFormProps) {
  const [result, action, isSending] = useActionState(removeSearchRuleAction, null);
  return (
    <form action={action}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="kind" value={kind} />
      <Button type="submit" variant="quiet" aria-label={name} aria-disabled={isSending}>
        {label}
      </Button>
      {result && !result.ok && (
        <p role="alert" className="text-error text-sm">
          {failure}
        </p>
      )}
    </form>
  );
}
