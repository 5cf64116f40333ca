import type { OutboxEntryRow } from '#contract/talk/outbox.ts';
import { entryErrorWords, entryStateWords, outboxKindWords } from '#texts/talk/outbox-words.ts';
import type { CsvColumns } from '#web/ui/list/csv.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';

/** The columns of exported outgoing messages. */
export const outboxColumns: CsvColumns<OutboxEntryRow> = [
  ['Till', ({ recipient_name }) => recipient_name],
  ['Adress', ({ recipient }) => recipient],
  ['Slag', ({ kind }) => outboxKindWords[kind]],
  ['Läge', ({ state }) => entryStateWords[state]],
  ['Skrivet', ({ created_date }) => formatInstant(created_date)],
  ['I läget sedan', ({ state_date }) => formatInstant(state_date)],
  ['Försök', ({ attempts }) => attempts],
  ['Senaste felet', ({ last_error }) => last_error && entryErrorWords(last_error)],
  ['Av', ({ handled_by }) => handled_by],
];
