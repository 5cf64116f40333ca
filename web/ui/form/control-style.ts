/** The box of all text controls; each control sets its own text size. */
export const controlBox =
  'touch-height w-full min-w-0 rounded-control border border-hairline-strong bg-surface px-3 py-2 text-ink ' +
  'transition-colors duration-(--quick) hover:border-ink ' +
  'focus-visible:border-focus focus-visible:outline-offset-0 ' +
  'aria-invalid:border-lost aria-invalid:shadow-[inset_0_0_0_1px_var(--lost)] ' +
  // The readonly attribute, not the :read-only pseudo-class, because that class also matches every select.
  '[&[readonly]]:border-hairline [&[readonly]]:bg-transparent disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunken disabled:text-ink-muted';

/** Text of 16 px on phones, because iOS zooms in on smaller text, and 14 px on desktop. */
export const controlClass = `${controlBox} text-base leading-6 md:text-sm md:leading-6`;
