import type { EntryState, OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';

/** Labels of the outbox's tabs, one for each state of an entry. */
export const entryStateWords: Record<EntryState, string> = {
  dead: 'Kom inte fram',
  waiting: 'Väntar',
  sent: 'Skickade',
  given_up: 'Avskrivna',
};

/**
 * The notice in the administrators' bell about an entry whose tries have all failed; the screen Utskick shows its
 * recipient and reason.
 */
export const deadEntryNotice = {
  title: 'Utskick kom inte fram',
  message:
    'Något gick inte att skicka trots flera försök. Under Utskick ser du vad, och kan försöka igen eller avskriva det.',
};

export const outboxKindWords: Record<OutboxKindName, string> = {
  mail: 'Mejl',
  webhook: 'Webhook',
  push: 'Avisering',
  sms: 'Sms',
};

const UNREACHABLE = 'Mejlservern gick inte att nå.';

/** Explanations by the first word of `last_error`: a code of the outbox or of the mail client. */
const ERROR_WORDS: Readonly<Record<string, string>> = {
  unreached: 'Adressen når ingen. Tidigare mejl har kommit tillbaka.',
  device_gone: 'Enheten tar inte längre emot aviseringar.',
  too_late: 'Det hann bli för sent.',
  over_limit: 'Gränsen för sms var nådd.',
  no_operator: 'Ingen operatör är vald.',
  number_gone: 'Numret finns inte längre.',
  refused: 'Mottagaren tog inte emot det.',
  time_limit: 'Inget svar inom tiden.',
  interrupted: 'Avbröts mitt i varje försök.',
  EAUTH: 'Mejlservern godtog inte vår inloggning.',
  ECONNECTION: UNREACHABLE,
  ECONNREFUSED: UNREACHABLE,
  EDNS: UNREACHABLE,
  ESOCKET: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  EENVELOPE: 'Adressen godtogs inte.',
  EMESSAGE: 'Mejlservern tog inte emot mejlet.',
  ETLS: 'Anslutningen gick inte att skydda.',
};

/** The reason of the last failed attempt: 'Adressen godtogs inte. (EENVELOPE 550)'. */
export function entryErrorWords(last_error: string): string {
  const [code = ''] = last_error.split(' ');
  return `${ERROR_WORDS[code] ?? 'Okänt fel.'} (${last_error})`;
}
