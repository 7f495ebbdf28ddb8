"use client";
import { useEffect, useState } from "react";
import { callAction } from "#lib/browser/action-client.ts";
import type { Finding } from "#lib/findings/finding.ts";
import { lintCopyAction } from "#lib/recipe-drafts/desk/actions.ts";
import type { DraftAutosaveState } from "#lib/recipe-drafts/editing/autosaved-drafts.ts";

/** The findings of a working copy: those it came with, and new ones after each save. */
export function useFindings(id: string, initial: Finding[], { version, status }: DraftAutosaveState): Finding[] {
  const [found, setFound] = useState(initial);
  const [linted, setLinted] = useState(version);
  useEffect(() => {
    if (status !== "saved" || version === linted) return;
    let isCurrent = true;
    void callAction(() => lintCopyAction({ id })).then((result) => {
      if (!isCurrent || !result.ok) return;
      setFound(result.data);
      setLinted(version);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, version, status, linted]);
  return found;
}
