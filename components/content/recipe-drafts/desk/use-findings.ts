"use client";
import { useEffect, useState } from "react";
import type { Finding } from "#lib/content/findings/finding.ts";
import type { DraftAutosaveState } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import { lintCopyAction } from "#lib/content/recipe-drafts/working-copy/actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";

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
