import { inOrderOfDays, type KindSpan } from '#domain/deal/terms/days.ts';
import type { MoveAnswerCode, MoveHindrance } from '#domain/work/day-move/day-move.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { formatDaySpan } from '#texts/kernel/format.ts';
import { inSentence, listed } from '#texts/kernel/in-sentence.ts';

const spanText = ({ kind, starts_on, ends_on }: KindSpan) =>
  `${formatDaySpan(starts_on, ends_on)}${kind === 'work' ? '' : ` (${inSentence(dateKindLabels[kind])})`}`;

/** Days as a list in words, each with its kind unless it is work. */
export const daysText = (spans: readonly KindSpan[]): string => listed(inOrderOfDays(spans).map(spanText));

const without = (spans: readonly KindSpan[], others: readonly KindSpan[]) => {
  const known = new Set(others.map(spanText));
  return spans.filter((span) => !known.has(spanText(span)));
};

/** The moved days in words: '14 dec blir 16 dec'. */
export const movesText = (before: readonly KindSpan[], after: readonly KindSpan[]): string =>
  `${daysText(without(before, after))} blir ${daysText(without(after, before))}`;

/** Reasons why a person keeps the former days. */
export const moveHindranceTexts: Record<MoveHindrance, string> = {
  days_collide: 'Har redan en annan dag bokad då. Ändra villkoren för sig.',
  days_begun: 'Under 18 år, och bokningen har börjat. De nya dagarna behöver bokas för sig.',
  work_decided: 'Arbetsrapporten är avgjord.',
  cancelled_pay: 'En avbokad dag har ersättning som inte kan ändras.',
  talent_not_visible: 'Visas inte längre för er.',
  not_allowed_now: 'Arbetsrapporten är ifrågasatt, eller avtalet går inte att ändra nu.',
};

export const moveAnswerLabels: Record<MoveAnswerCode, string> = {
  yes: 'Ja',
  no: 'Nej',
  waiting: 'Väntar på svar',
  over: 'Gäller inte längre',
};
