/** A page of a list, with the total number of items. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly page_size: number;
  readonly total: number;
}

/** Maximum number of pages fetched. The items of a longer list are cut; its `total` is not. */
const PAGES_AT_MOST = 42;

/**
 * Fetches all pages of a list, at most PAGES_AT_MOST, and joins their items in order. Other fields are those of page 1.
 */
export async function fetchPages<Item, First extends Page<Item>>(
  fetchPage: (page: number) => Promise<First & Page<Item>>,
): Promise<Omit<First, 'items'> & { readonly items: readonly Item[]; readonly total: number }> {
  const first = await fetchPage(1);
  const pageCount = Math.min(PAGES_AT_MOST, Math.ceil(first.total / first.page_size));
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => fetchPage(index + 2)),
  );
  return { ...first, items: [first, ...rest].flatMap((page) => page.items) };
}
