/**
 * The question about outside tools: a panel at the bottom of the window that
 * blocks nothing. Loaded with the panel, because stored pages carry the whole style sheet.
 */
export const consentStyles = `@layer components {
  .consent {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-scrim);
    max-height: 90dvh;
    padding-bottom: env(safe-area-inset-bottom);
    overflow-y: auto;
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--shadow-3);
  }
  .consent-form {
    display: grid;
    gap: 0.75rem 2rem;
    width: min(100% - 2 * var(--gutter), var(--page-max));
    margin-inline: auto;
    padding-block: 1rem;
  }
  .consent-body {
    display: grid;
    gap: 0.35rem;
    max-width: 44rem;
  }
  .consent-title {
    padding-right: 2.5rem;
    font-size: 1.25rem;
    outline: none;
  }
  .consent-buttons {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem;
  }
  .consent-buttons :last-child {
    grid-column: 1 / -1;
  }
  .consent-close {
    position: absolute;
    top: 0.75rem;
    right: 0.5rem;
  }

  /* What has the focus is not below the panel, nor is the end of the page. */
  html:has(.consent) {
    scroll-padding-bottom: 20rem;
  }
  body:has(.consent) {
    padding-bottom: 16rem;
  }

  @media (min-width: 48rem) {
    .consent {
      inset: auto auto 1rem 1rem;
      width: min(100% - 2rem, 30rem);
      border-radius: var(--radius-3);
    }
    .consent-form {
      width: auto;
      padding: 1.25rem 1.5rem 1.5rem;
    }
  }
  @media print {
    .consent {
      display: none;
    }
  }
}`;
