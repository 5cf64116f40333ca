/** 'Ingen ännu', '1 person', '12 personer'. */
export function peopleText(count: number): string {
  if (count === 0) return 'Ingen ännu';
  return count === 1 ? '1 person' : `${count} personer`;
}

/** What is said of those on a list who may no longer be seen; nothing when there are none. */
export function hiddenText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? '1 visas inte längre, för att profilen är dold.'
    : `${count} visas inte längre, för att profilerna är dolda.`;
}

/** Which page there is when the last person of a page has gone. */
export function lastPage(total: number, page_size: number): number {
  return Math.max(1, Math.ceil(total / page_size));
}
