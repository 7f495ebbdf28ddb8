/**
 * What an advertisement looks like. Loaded with them, because stored pages carry the whole style
 * sheet; ad-styles.tsx reserves their places.
 */
export const adContentStyles = `@layer components {
  .ad-frame {
    position: relative;
    display: grid;
    place-items: center;
    align-content: center;
    gap: 0.5rem;
    min-height: inherit;
    padding: 1rem;
    border-radius: var(--radius-2);
    contain: layout;
  }
  .ad-label {
    justify-self: start;
    padding: 0 0.75rem;
    border-radius: var(--radius-1);
    background: var(--page);
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  .ad-link {
    display: block;
    max-width: 100%;
    border-radius: var(--radius-2);
    color: var(--ink);
    text-decoration: none;
  }
  .ad-link img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 15.5rem;
    border-radius: inherit;
  }
  .ad-link-words {
    display: grid;
    grid-template-rows: minmax(3rem, 1fr) auto;
    width: min(100%, 26rem);
    min-height: 15.5rem;
    overflow: hidden;
    border: 1px solid var(--line);
    background: var(--surface);
  }
  /* As high as the text leaves, so that the place keeps its size. */
  .ad-link-words img {
    width: 100%;
    height: 0;
    min-height: 100%;
    max-height: none;
    border-radius: 0;
    object-fit: cover;
  }
  .ad-words {
    display: grid;
    align-content: center;
    gap: 0.35rem;
    padding: 0.75rem 1rem;
  }
  .ad-title {
    font-family: var(--font-serif);
    font-size: var(--text-lg);
    line-height: 1.25;
    text-wrap: balance;
  }
  .ad-text {
    color: var(--ink-2);
    font-size: var(--text-sm);
    line-height: 1.4;
  }
  @media (hover: hover) {
    .ad-link:hover .ad-title {
      text-decoration: underline;
    }
  }
  .ad-close {
    position: absolute;
    top: 0.25rem;
    right: 0.25rem;
  }
  .ad-outside-content {
    display: grid;
    place-items: center;
    max-width: 100%;
    overflow: hidden;
  }

  @media (min-width: 48rem) {
    .ad-flow .ad-link-words {
      grid-template: minmax(15.5rem, auto) / 20rem 1fr;
      width: min(100%, 52rem);
    }
    .ad-flow .ad-words {
      padding: 1.5rem 2rem;
    }
    .ad-flow .ad-title {
      font-size: var(--text-2xl);
    }
    .ad-flow .ad-text {
      font-size: var(--text-base);
    }
  }
}`;
