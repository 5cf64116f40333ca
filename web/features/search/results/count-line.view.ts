import type { TalentResults } from '#contract/search.ts';
import { formatNumber } from '#web/ui/format-money.ts';

/** '1 talang passar', '2 341 talanger passar', 'Ingen passar'. */
export function countText(total: number): string {
  if (total === 0) return 'Ingen passar';
  return `${formatNumber(total)} ${total === 1 ? 'talang' : 'talanger'} passar`;
}

/** Said when so many fit that only the strongest profiles were compared in full. */
export function comparedText({ compared, total }: Pick<TalentResults, 'compared' | 'total'>): string | undefined {
  return compared < total ? `De ${formatNumber(compared)} starkaste profilerna jämförs.` : undefined;
}

/** The last page that can be asked for; the contract takes no page beyond. */
const PAGE_MAX = 1000;

/** How many pages there are to leaf through, at least one. */
export function pageCount({ total, page_size }: Pick<TalentResults, 'total' | 'page_size'>): number {
  return Math.min(PAGE_MAX, Math.max(1, Math.ceil(total / page_size)));
}
