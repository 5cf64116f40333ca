import type { Page } from '#web/api/fetch-pages.ts';

/** Maximum number of rows in a file. For a longer list the user narrows the filter and exports in parts. */
export const ROWS_MOST = 10_000;

/**
 * Collects the rows of a list page by page, so that a long export does not block other calls. A row that moves to a
 * later page meanwhile is taken once.
 * @returns the rows, and `is_cut` if there were more than ROWS_MOST; null if `isWanted` returned false meanwhile
 */
export async function collectRows<Row>(
  fetchPage: (page: number) => Promise<Page<Row>>,
  keyOf: (row: Row) => string,
  tell: (count: number, total: number) => void,
  isWanted: () => boolean,
): Promise<{ rows: Row[]; is_cut: boolean } | null> {
  const rows = new Map<string, Row>();
  for (let number = 1; ; number += 1) {
    const { items, page_size, total } = await fetchPage(number);
    if (!isWanted()) return null;
    for (const row of items) rows.set(keyOf(row), row);
    tell(Math.min(rows.size, total), total);
    const seen = number * page_size;
    if (items.length === 0 || seen >= total) return { rows: [...rows.values()], is_cut: false };
    if (seen >= ROWS_MOST) return { rows: [...rows.values()], is_cut: true };
  }
}
