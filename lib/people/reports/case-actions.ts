import type { ReportAction } from "#lib/platform/db/tables/community/reports.ts";
import type { ReportCaseView } from "./desk-queries.ts";

/** What an editor can decide about a case now. The mutation checks it again. */
export function listPossibleActions({
  target,
  open,
  decisions,
}: Pick<ReportCaseView, "target" | "open" | "decisions">): ReportAction[] {
  const isOpen = open.length > 0;
  const author = target?.author;
  const isEditor = author?.newType === "editor" || author?.newType === "admin";
  const isHidden = decisions.find(({ action }) => action === "hide" || action === "restore")?.action === "hide";
  const possible: Record<ReportAction, boolean> = {
    dismiss: isOpen,
    hide: isOpen && target?.isVisible === true && target.type !== "user",
    warn: isOpen && author != null,
    ban: isOpen && author != null && !author.bannedAt && !isEditor,
    restore: isHidden && target?.isVisible === false,
    unban: author?.bannedAt != null,
  };
  return (Object.keys(possible) as ReportAction[]).filter((action) => possible[action]);
}
