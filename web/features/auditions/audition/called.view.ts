import type { InvitationRow } from '#contract/auditions/invitation.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';

/**
 * Facts about an invited person, shown after the role: for example whether the person has opened the invitation, and a
 * deadline that differs from the audition's.
 */
export function calledFacts(
  row: Pick<InvitationRow, 'status' | 'seen_date' | 'sent_in_date' | 'due_date' | 'reminded_date'>,
  deadline: string | null,
  today: string,
): string[] {
  const { status, seen_date, sent_in_date, due_date, reminded_date } = row;
  if (status === 'added') return [];
  const facts: string[] = [];
  if (sent_in_date) facts.push(`inlämnad ${formatInstant(sent_in_date, today)}`);
  else if (status === 'invited') facts.push(seen_date ? `öppnad ${formatInstant(seen_date, today)}` : 'inte öppnad');
  if (due_date && due_date !== deadline && !sent_in_date && (status === 'invited' || status === 'accepted'))
    facts.push(`har till ${formatInstant(due_date, today)}`);
  if (reminded_date && status !== 'done') facts.push(`påmind ${formatInstant(reminded_date, today)}`);
  return facts;
}
