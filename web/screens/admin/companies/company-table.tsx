import type { CompanyLine } from '#contract/office/admin-company.ts';
import { companyStatusLabels } from '#texts/companies/labels.ts';
import { RiskFlags } from '#web/features/companies/risk/risk-flags.tsx';
import { answerTimeText } from '#web/features/office/application/answer-time.view.ts';
import { organisationNumberText } from '#web/features/office/application/application.view.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

const columns: Column<CompanyLine>[] = [
  {
    id: 'name',
    header: 'Företag',
    is_row_header: true,
    cell: ({ id, name, organisation_number, city }) => (
      <span className="block min-w-44">
        <Link
          to={`/AdminCompanyDetails?id=${id}`}
          className="voice-serif text-lg leading-6 decoration-1 underline-offset-4 hover:underline stacked:inline-flex stacked:min-h-11 stacked:items-center"
        >
          {name}
        </Link>
        <span className="block text-sm text-ink-muted tabular">
          {[organisationNumberText(organisation_number), city].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Läge',
    cell: ({ status }) => (
      <StateBadge tone={companyStatusLabels[status].tone}>{companyStatusLabels[status].word}</StateBadge>
    ),
  },
  {
    id: 'risks',
    header: 'Att veta',
    cell: ({ risks }) =>
      risks.length > 0 ? <RiskFlags risks={risks} /> : <span className="text-ink-muted">Inget</span>,
  },
  {
    id: 'projects',
    header: 'Projekt',
    align: 'end',
    cell: ({ project_count, open_project_count }) =>
      open_project_count > 0 ? `${project_count}, ${open_project_count} pågår` : project_count,
  },
  { id: 'answers', header: 'Svarstid', align: 'end', cell: ({ answer_hours }) => answerTimeText(answer_hours) },
  {
    id: 'owed',
    header: 'Obetalt',
    align: 'end',
    cell: ({ owed_ore, late_ore }) => (
      <span className="block">
        <Money ore={owed_ore} />
        {late_ore > 0 && (
          <span className="block text-sm text-lost">
            <Money ore={late_ore} /> försenat
          </span>
        )}
      </span>
    ),
  },
];

/** Companies, one row each: status, risks, projects, answer time and debts. */
export function CompanyTable({ companies }: { companies: readonly CompanyLine[] }) {
  return <DataTable room="more" label="Företag" columns={columns} rows={companies} keyOf={({ id }) => id} />;
}
