import type { TalentResults } from '#contract/search.ts';
import { formatNumber } from '#web/ui/format-money.ts';

/** '1 talang passar', '2 341 talanger passar', 'Ingen passar'; with those who have not told, they may fit as well. */
export function countText(total: number, isWithUntold = false): string {
  if (total === 0) return 'Ingen passar';
  const people = `${formatNumber(total)} ${total === 1 ? 'talang' : 'talanger'}`;
  return `${people} ${isWithUntold ? 'passar eller kan passa' : 'passar'}`;
}

/** Said when so many fit that only the strongest profiles were compared in full. */
export function comparedText({ compared, total }: Pick<TalentResults, 'compared' | 'total'>): string | undefined {
  return compared < total ? `De ${formatNumber(compared)} starkaste profilerna jämförs.` : undefined;
}

/** The last page that can be asked for; the contract takes no page beyond. */
const PAGE_MAX = 1000;

/** How many pages there are to leaf through, at least one: only those who were compared have a place in the order. */
export function pageCount({
  total,
  compared,
  page_size,
}: Pick<TalentResults, 'total' | 'compared' | 'page_size'>): number {
  return Math.min(PAGE_MAX, Math.max(1, Math.ceil(Math.min(total, compared) / page_size)));
}
