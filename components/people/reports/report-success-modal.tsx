"use client";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { useOpenedModal } from "#components/ui/dialogs/use-opened-modal.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { ReportTexts } from "#lib/people/reports/report-texts.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";

interface ReportSuccessModalProps {
  texts: ReportTexts;
  /** Undefined for a bot. */
  reference: string | undefined;
  onClose(): void;
}

/** Says what happens after a report. */
export function ReportSuccessModal({ texts: { success, close }, reference, onClose }: ReportSuccessModalProps) {
  const user = useSessionUser();
  const id = useId();
  useOpenedModal(id, onClose);
  return (
    <Modal id={id} title={success.title} closeLabel={close} closeIcon={<DialogIcon name="x" />}>
      <div role="status" className="mt-3 grid gap-2">
        {reference && <p className="font-strong">{success.reference.replace("{reference}", reference)}</p>}
        <p>{success.review}</p>
        <p>{user ? success.answerToAccount : success.answer}</p>
        <p>{success.author}</p>
      </div>
      <form method="dialog" className="mt-5">
        <Button type="submit" isFullWidth>
          {success.close}
        </Button>
      </form>
    </Modal>
  );
}
