/** The drawing that every box to write in shares: text, number, date, select, combobox. */
export const controlClass =
  'touch-height w-full min-w-0 rounded-control border border-hairline-strong bg-surface px-3 py-2 text-base leading-6 text-ink md:text-sm ' +
  'transition-colors duration-(--quick) hover:border-ink ' +
  'focus-visible:border-focus focus-visible:outline-offset-0 ' +
  'aria-invalid:border-lost aria-invalid:shadow-[inset_0_0_0_1px_var(--lost)] ' +
  'read-only:border-hairline read-only:bg-transparent disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunken disabled:text-ink-muted';
