const { reset } = HTMLFormElement.prototype;

/**
 * Resets a form as browsers do: a listener can prevent it. happy-dom sends the event afterwards.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-form-reset
 */
function resetUnlessPrevented(this: HTMLFormElement): void {
  if (this.dispatchEvent(new Event("reset", { bubbles: true, cancelable: true }))) reset.call(this);
}

// The elements of happy-dom are the same for all files of a thread, only the window is another.
if (reset.name !== resetUnlessPrevented.name) HTMLFormElement.prototype.reset = resetUnlessPrevented;
