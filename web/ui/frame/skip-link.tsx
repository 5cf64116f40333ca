/** The id of the page's main part; the layout's <main> carries it with tabIndex -1. */
export const MAIN_ID = 'innehall';

/** The first stop of the Tab key: skips the navigation. */
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
