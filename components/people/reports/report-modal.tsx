"use client";
import { useState } from "react";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { reportModalId } from "#components/ui/dialogs/modal-ids.ts";
import { useOpenedModal } from "#components/ui/dialogs/use-opened-modal.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { ReportTexts } from "#lib/people/reports/report-texts.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { ReportForm } from "./report-form.tsx";
import { ReportSuccessModal } from "./report-success-modal.tsx";

export interface ReportModalProps {
  target: { type: string; id: string };
  locale: Locale;
  texts: ReportTexts;
  /** The notice form for this content. */
  noticeHref: string;
  onClose(): void;
}

/** Dialog that reports something; after it, one that says what happens next. */
export function ReportModal(props: ReportModalProps) {
  const [sent, setSent] = useState<{ reference: string | undefined }>();
  return sent ? (
    <ReportSuccessModal texts={props.texts} reference={sent.reference} onClose={props.onClose} />
  ) : (
    <ReportFormModal {...props} onSent={(reference) => setSent({ reference })} />
  );
}

function ReportFormModal(props: ReportModalProps & { onSent(reference: string | undefined): void }) {
  const { texts, target, onClose } = props;
  useOpenedModal(reportModalId, onClose);
  const title = texts.titles[target.type as keyof ReportTexts["titles"]];
  return (
    <Modal id={reportModalId} title={title} closeLabel={texts.close} closeIcon={<DialogIcon name="x" />}>
      <ReportForm {...props} />
    </Modal>
  );
}
