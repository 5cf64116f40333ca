import type { ProjectDetails } from '#contract/projects/project.ts';
import { isFeeWritten } from '#domain/deal/terms/fee.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';

type Role = ProjectDetails['roles'][number];

const columns: Column<Role>[] = [
  {
    id: 'title',
    header: 'Roll',
    is_row_header: true,
    cell: (role) => (
      <span>
        <span className="voice-serif text-lg leading-6">{role.title || 'Roll utan namn'}</span>
        {role.description && <span className="block max-w-prose text-sm text-ink-muted">{role.description}</span>}
      </span>
    ),
  },
  { id: 'headcount', header: 'Antal', align: 'end', cell: (role) => role.headcount },
  {
    id: 'fee',
    header: 'Arvode',
    align: 'end',
    cell: (role) => (isFeeWritten(role.terms.fee) ? feeText(role.terms.fee) : 'Saknas'),
  },
  { id: 'picked', header: 'Valda', align: 'end', cell: (role) => role.picked_count },
  { id: 'pending', header: 'Väntar', align: 'end', cell: (role) => role.pending_count },
  { id: 'overdue', header: 'Sena', align: 'end', cell: (role) => role.overdue_count },
  { id: 'interested', header: 'Ja', align: 'end', cell: (role) => role.interested_count },
  {
    id: 'approved',
    header: 'Godkända',
    align: 'end',
    cell: (role) => `${role.approved_count + role.booked_count} av ${role.headcount}`,
  },
];

/** The roles of a project with the progress of each. Company and administrators see the same. */
export function ProjectRoles({ project }: { project: Pick<ProjectDetails, 'roles'> }) {
  return (
    <DataTable
      label="Roller"
      columns={columns}
      rows={project.roles}
      keyOf={(role) => role.id}
      empty={<EmptyState title="Inga roller ännu">En roll säger vem ni söker, hur många och vad det ger.</EmptyState>}
    />
  );
}
