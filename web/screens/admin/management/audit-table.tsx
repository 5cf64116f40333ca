import type { AuditEntry } from '#contract/office/audit.ts';
import { adminRoleWords } from '#texts/office/admin-words.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { aboutText, whatText } from './audit.view.ts';

const COLUMNS: Column<AuditEntry>[] = [
  {
    id: 'what',
    header: 'Vad',
    is_row_header: true,
    cell: (entry) => (
      <span className="block min-w-56">
        <span className="block font-medium">{whatText(entry)}</span>
        <span className="block text-sm text-ink-muted wrap-anywhere">{entry.route}</span>
      </span>
    ),
  },
  {
    id: 'who',
    header: 'Vem',
    cell: ({ actor_name, admin_role }) => (
      <span className="block">
        <span className="block">{actor_name}</span>
        <span className="block text-sm text-ink-muted">{adminRoleWords[admin_role].name}</span>
      </span>
    ),
  },
  {
    id: 'about',
    header: 'Om',
    cell: (entry) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {aboutText(entry)}
        {entry.shows_minor && <StateBadge tone="waiting">Under 18</StateBadge>}
      </span>
    ),
  },
  { id: 'when', header: 'När', cell: ({ created_date }) => <InstantText instant={created_date} /> },
];

/** Reads and commands of administrators, the latest first. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return <DataTable label="Logg" columns={COLUMNS} rows={entries} keyOf={({ id }) => id} />;
}
