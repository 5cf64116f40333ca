/** Tells how many of a project's days have passed. `today` is ISO; rows without an end do not count. */
export function daysPassed(dates: readonly { readonly ends_on: string }[], today: string): 'all' | 'some' | 'none' {
  const written = dates.filter(({ ends_on }) => ends_on !== '');
  const passed = written.filter(({ ends_on }) => ends_on < today);
  if (passed.length === 0) return 'none';
  return passed.length === written.length ? 'all' : 'some';
}
