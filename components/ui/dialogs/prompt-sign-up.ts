import { withReturnTo } from "#lib/platform/routing/return-to.ts";
import { requestAfterLoad } from "../use-after-load.ts";
import { signUpModalId } from "./modal-ids.ts";
import { openModal } from "./open-modal.ts";
import { type SignUpReason, signUpReason } from "./sign-up-reason.ts";

interface SignUpPrompt {
  reason: SignUpReason;
  /** Where on this page to return to, like `#rating`. */
  hash?: string;
  modalId?: string;
}

/**
 * Asks a signed-out user to sign up, and tells what waits until then: opens the modal, which may
 * have to be loaded, or where that fails the page at `signUpHref`, from which they return here.
 */
export function promptSignUp(signUpHref: string, { reason, hash = "", modalId = signUpModalId }: SignUpPrompt): void {
  signUpReason.set(reason);
  if (openModal(modalId)) return;
  const here = `${window.location.pathname}${window.location.search}${hash}`;
  void requestAfterLoad().then(() => {
    if (!openModal(modalId)) window.location.assign(withReturnTo(signUpHref, here));
  });
}
