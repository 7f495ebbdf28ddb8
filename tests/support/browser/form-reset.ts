const { reset } = HTMLFormElement.prototype;

/**
 * Resets a form as browsers do: a listener can prevent it. happy-dom sends the event afterwards.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-form-reset
 */
HTMLFormElement.prototype.reset = function resetUnlessPrevented(this: HTMLFormElement) {
  if (this.dispatchEvent(new Event("reset", { bubbles: true, cancelable: true }))) reset.call(this);
};
