import type { TalentResults } from '#contract/finding/search.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

/**
 * The kind of search: without wishes; with wishes; with wishes, and including talents that have left a wanted fact
 * unstated.
 */
export type Asking = 'nothing' | 'strictly' | 'with_untold';

const FITTING: Readonly<Record<Asking, string>> = {
  nothing: '',
  strictly: ' passar',
  with_untold: ' passar eller kan passa',
};

/** '1 talang passar', '2 341 talanger passar', 'Ingen passar'; without wishes only the number: '402 talanger'. */
export function countText(total: number, asking: Asking = 'strictly'): string {
  if (total === 0) return asking === 'nothing' ? 'Inga talanger ännu' : 'Ingen passar';
  return `${formatNumber(total)} ${total === 1 ? 'talang' : 'talanger'}${FITTING[asking]}`;
}

/** Tells that only the strongest profiles were compared in full; undefined if all matches were. */
export function comparedText({ compared, total }: Pick<TalentResults, 'compared' | 'total'>): string | undefined {
  return compared < total ? `De ${formatNumber(compared)} starkaste profilerna jämförs.` : undefined;
}

/** The last page that the contract accepts. */
const PAGE_MAX = 1000;

type Counts = Pick<TalentResults, 'total' | 'compared' | 'page_size'>;

/** The number of people on all pages together: only compared people have a rank. */
export function leafable({ total, compared, page_size }: Counts): number {
  return Math.min(PAGE_MAX * page_size, total, compared);
}

/** The number of pages, at least one. */
export function pageCount(counts: Counts): number {
  return Math.max(1, Math.ceil(leafable(counts) / counts.page_size));
}
