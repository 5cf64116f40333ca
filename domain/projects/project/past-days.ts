/**
 * Tells if all, some or none of a project's spans of days are over on `today` (ISO). Rows without an end do not count;
 * without any other row the answer is 'none'.
 */
export function daysPassed(dates: readonly { readonly ends_on: string }[], today: string): 'all' | 'some' | 'none' {
  const written = dates.filter(({ ends_on }) => ends_on !== '');
  const passed = written.filter(({ ends_on }) => ends_on < today);
  if (passed.length === 0) return 'none';
  return passed.length === written.length ? 'all' : 'some';
}
