/** 'Ingen ännu', '1 person', '12 personer'. */
export function peopleText(count: number): string {
  if (count === 0) return 'Ingen ännu';
  return count === 1 ? '1 person' : `${count} personer`;
}

/** The number of the last page, at least 1. */
export function lastPage(total: number, page_size: number): number {
  return Math.max(1, Math.ceil(total / page_size));
}
