/** Hours that are not decided, in words. A file of its own, because comparisons of terms need none of it. */
import type { TermsSpan } from '#domain/deal/terms/days.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import type { Fact } from '#texts/deal/terms-facts.ts';
import { listed } from '#texts/kernel/in-sentence.ts';

const WITHOUT_HOURS: readonly TermsSpan['kind'][] = ['travel', 'reserve'];

/**
 * Says which hours are not decided; for days of work also the length of a day at most. Empty if all days have hours.
 */
export function factsOfHours({ days, fee }: Pick<Terms, 'days' | 'fee'>): Fact[] {
  const open = days.filter(({ kind, end_time }) => end_time === null && !WITHOUT_HOURS.includes(kind));
  const kinds = new Set(open.map(({ kind }) => kind));
  if (kinds.size === 0) return [];
  if (!kinds.has('work')) {
    const names = listed([...kinds].map((kind) => dateKindLabels[kind]));
    return [{ label: 'Tider', value: `${names}: inte bestämda ännu, de kommer i dagsbeskedet` }];
  }
  const most = `En arbetsdag är högst ${fee.hours_per_day}\u00a0${fee.hours_per_day === 1 ? 'timme' : 'timmar'}`;
  return [{ label: 'Tider', value: `Inte bestämda ännu, de kommer i dagsbeskedet. ${most}` }];
}
