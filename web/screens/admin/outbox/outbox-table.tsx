import type { OutboxEntryRow } from '#contract/talk/outbox.ts';
import type { EntryState } from '#domain/kernel/outbox/outbox-entry.ts';
import { entryErrorWords, outboxKindWords } from '#texts/talk/outbox-words.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { EntryCommands } from './entry-commands.tsx';
import { attemptsText } from './outbox.view.ts';

const recipient: Column<OutboxEntryRow> = {
  id: 'recipient',
  header: 'Till',
  is_row_header: true,
  cell: (entry) => (
    <span className="block min-w-40">
      <span className="block font-medium">{entry.recipient_name ?? (entry.recipient || 'Adressen är glömd')}</span>
      <span className="block text-sm text-ink-muted">
        {entry.recipient_name ? `${outboxKindWords[entry.kind]} · ${entry.recipient}` : outboxKindWords[entry.kind]}
      </span>
    </span>
  ),
};
const written: Column<OutboxEntryRow> = {
  id: 'created',
  header: 'Skrivet',
  cell: (entry) => <InstantText instant={entry.created_date} />,
};
const attempts: Column<OutboxEntryRow> = {
  id: 'attempts',
  header: 'Försök',
  class_name: 'tabular unstacked:whitespace-nowrap',
  cell: (entry) => attemptsText(entry.attempts),
};
const error: Column<OutboxEntryRow> = {
  id: 'error',
  header: 'Senaste felet',
  cell: (entry) => (entry.last_error ? entryErrorWords(entry.last_error) : 'Inget'),
};
const since = (header: string): Column<OutboxEntryRow> => ({
  id: 'since',
  header,
  cell: (entry) => <InstantText instant={entry.state_date} />,
});
const next: Column<OutboxEntryRow> = {
  id: 'next',
  header: 'Nästa försök',
  cell: (entry) => entry.next_attempt_date && <InstantText instant={entry.next_attempt_date} />,
};
const handled: Column<OutboxEntryRow> = {
  id: 'handled',
  header: 'Av',
  cell: (entry) => entry.handled_by ?? 'Borttaget konto',
};
const commands: Column<OutboxEntryRow> = {
  id: 'commands',
  header: 'Gör något',
  is_header_hidden: true,
  align: 'end',
  cell: (entry) => <EntryCommands entry={entry} />,
};

const COLUMNS: Record<EntryState, Column<OutboxEntryRow>[]> = {
  dead: [recipient, written, since('Sista försöket'), attempts, error, commands],
  waiting: [recipient, written, next, attempts, error],
  sent: [recipient, written, since('Skickat'), attempts],
  given_up: [recipient, written, since('Avskrivet'), handled, error],
};

/** The outgoing messages of one state, as a table. */
export function OutboxTable({ state, entries }: { state: EntryState; entries: readonly OutboxEntryRow[] }) {
  return <DataTable label="Utskick" columns={COLUMNS[state]} rows={entries} keyOf={(entry) => entry.id} />;
}
