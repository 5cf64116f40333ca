import type { EntryState } from '#domain/kernel/outbox/outbox-entry.ts';
import type { Answer } from '#web/api/client.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

type Counts = Answer<'GET /admin/outbox'>['counts'];

/** The order of the tabs: the state that needs an administrator comes first. */
export const ENTRY_TABS: readonly EntryState[] = ['dead', 'waiting', 'sent', 'given_up'];

/** Title and text of each empty tab. */
export const emptyEntries: Record<EntryState, { title: string; text: string }> = {
  dead: { title: 'Allt har kommit fram', text: 'Det som inte går att skicka visas här efter sista försöket.' },
  waiting: { title: 'Inget väntar', text: 'Det som skickas går oftast i väg inom någon sekund.' },
  sent: { title: 'Inget är skickat ännu', text: 'Här visas vem som har fått något, men inte vad det stod.' },
  given_up: { title: 'Inget är avskrivet', text: 'Det som avskrivs visas här, med vem som gjorde det.' },
};

/** The counts in a sentence: '3 väntar, 1 240 skickade i dag, 2 har inte kommit fram.' */
export function countsSentence({ waiting, sent_today, dead }: Counts): string {
  const failed = dead === 0 ? 'allt har kommit fram' : `${formatNumber(dead)} har inte kommit fram`;
  const sent = sent_today === 1 ? '1 skickat' : `${formatNumber(sent_today)} skickade`;
  return `${formatNumber(waiting)} väntar, ${sent} i dag, ${failed}.`;
}

/** Number of attempts for the column 'Försök': 'Inget än' for 0, otherwise '1', '10'. */
export const attemptsText = (attempts: number) => (attempts === 0 ? 'Inget än' : formatNumber(attempts));

/** Toast after all undelivered messages were queued again. */
export const retriedText = (retried: number) =>
  retried === 1 ? 'Ett utskick försöks igen.' : `${formatNumber(retried)} utskick försöks igen.`;
