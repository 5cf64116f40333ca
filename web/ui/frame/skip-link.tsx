/** The id of the page's main part. The layout's <main> has it, and tabIndex -1. */
export const MAIN_ID = 'innehall';

/** A link that skips the navigation; the first element that the Tab key reaches. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-70 -translate-y-24 rounded-control bg-ink px-4 py-2.5 text-sm font-medium text-ink-inverse focus:translate-y-0"
    >
      Hoppa till innehållet
    </a>
  );
}
