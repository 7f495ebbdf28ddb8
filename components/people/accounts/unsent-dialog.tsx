"use client";
import { useEffect, useId, useState } from "react";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { useOpenedModal } from "#components/ui/dialogs/use-opened-modal.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { loadUnsentTextsAction } from "#lib/people/accounts/actions.ts";
import type { UnsentTexts } from "#lib/people/accounts/unsent-texts.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface UnsentDialogProps {
  locale: Locale;
  /** Signs out; what is on the device is lost. */
  onDiscard: () => void;
  /** Also called when its texts cannot be loaded. */
  onClose: () => void;
}

/** Says before signing out that this device has texts that the server does not have. */
export function UnsentDialog({ locale, onDiscard, onClose }: UnsentDialogProps) {
  const [texts, setTexts] = useState<UnsentTexts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void callAction(() => loadUnsentTextsAction(locale)).then((result) =>
      result.ok ? setTexts(result.data) : onClose(),
    );
  }, []);
  return texts && <OpenedDialog texts={texts} onDiscard={onDiscard} onClose={onClose} />;
}

function OpenedDialog({ texts, onDiscard, onClose }: Omit<UnsentDialogProps, "locale"> & { texts: UnsentTexts }) {
  const id = useId();
  useOpenedModal(id, onClose);
  return (
    <Modal id={id} title={texts.title} closeLabel={texts.close} closeIcon={<DialogIcon name="x" />}>
      <p className="mt-3">{texts.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={texts.draftsHref}>{texts.drafts}</LinkButton>
        <Button variant="danger" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </Modal>
  );
}
