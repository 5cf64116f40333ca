import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WorkedPerson } from '#contract/money/outcome.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { agreementLabel } from '#texts/work/agreement/agreement-label.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';
import { reportStatusLabels } from '#texts/work/report-words.ts';
import { query } from '#web/api/client.ts';
import { NoteLines } from '#web/features/casting/candidate/note-lines.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { peopleText } from './completed.view.ts';
import { bookAgainHref } from './completed-url.ts';

const companyReport = onDemand(() => import('#web/features/work/report/company-report.tsx'));

const columnsFor = (onReport: (row: WorkedPerson) => void): Column<WorkedPerson>[] => [
  {
    id: 'name',
    header: 'Person',
    is_row_header: true,
    cell: ({ talent_name, talent_image, role_title, casting_notes }) => (
      <span className="flex items-center gap-3">
        <Avatar name={talent_name} src={talent_image} />
        <span className="min-w-0">
          <span className="voice-serif block text-lg leading-6">{talent_name}</span>
          <span className="block text-sm font-normal text-ink-muted">{role_title}</span>
          <div className="max-w-xs font-normal">
            <NoteLines notes={casting_notes} />
          </div>
        </span>
      </span>
    ),
  },
  {
    id: 'days',
    header: 'Dagar',
    cell: ({ spans }) => (
      <ul>
        {spans.map(({ id, kind, status, starts_on, ends_on }) => (
          <li key={id}>
            <SpanText from={starts_on} to={ends_on} />
            <span className="text-ink-muted">
              {kind !== 'work' && `, ${dateKindLabels[kind].toLocaleLowerCase('sv')}`}
              {status === 'cancelled' && `, ${bookingStatusLabels.cancelled.word.toLocaleLowerCase('sv')}`}
            </span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'report',
    header: 'Arbetsrapport',
    cell: (row) =>
      row.report_status && (
        <span className="flex flex-wrap items-center gap-x-3 stacked:justify-end">
          <StateBadge tone={reportStatusLabels[row.report_status].tone}>
            {reportStatusLabels[row.report_status].word}
          </StateBadge>
          <Button size="small" variant="quiet" className="print:hidden" onClick={() => onReport(row)}>
            Öppna<span className="sr-only"> rapporten för {row.talent_name}</span>
          </Button>
        </span>
      ),
  },
  {
    id: 'agreement',
    header: 'Avtal',
    cell: ({ agreement, talent_name }) =>
      agreement ? (
        <Link to={`/CompanyAgreement?id=${agreement.id}`} className="text-link">
          {agreementLabel(agreement).word}
          <span className="sr-only">, avtalet med {talent_name}</span>
        </Link>
      ) : (
        '–'
      ),
  },
  {
    id: 'cost',
    header: 'Kostnad utan moms',
    align: 'end',
    cell: ({ charged_ore }) => (charged_ore === null ? '–' : <Money ore={charged_ore} />),
  },
];

/** All booked talents with days, report, agreement and cost, and the command to book them again. */
export function OutcomePeople({ projectId }: { projectId: string }) {
  const page = usePageNumber('people');
  const people = useQuery({
    ...query('GET /projects/:id/outcome/people', { params: { id: projectId }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<WorkedPerson>();
  const report = useOnDemand(companyReport, opened !== undefined, () => setOpened(undefined));
  const rows = people.data?.items ?? [];
  const askable = rows.filter(({ may_be_asked }) => may_be_asked);
  const picked = askable.filter(({ id }) => chosen.has(id));
  const again = (picked.length > 0 ? picked : askable).flatMap(({ talent_id }) => talent_id ?? []);
  const unasked = rows.filter(({ id, may_be_asked }) => chosen.has(id) && !may_be_asked);
  return (
    <Section
      title="Medverkande"
      aside={people.data?.total}
      description={
        unasked.length > 0 &&
        `${unasked.map(({ talent_name }) => talent_name).join(', ')} går inte att fråga just nu och kommer inte med.`
      }
      actions={
        again.length > 0 && (
          <LinkButton variant="primary" to={bookAgainHref(projectId, [...new Set(again)])} className="print:hidden">
            Boka {picked.length > 0 ? peopleText(picked.length) : 'samma personer'} igen
          </LinkButton>
        )
      }
    >
      <QueryFrame
        query={people}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-muted">Ingen var bokad i projektet.</p>}
      >
        {(data) => (
          <div className="flex flex-col gap-6">
            <DataTable
              room="more"
              label="Medverkande"
              columns={columnsFor(setOpened)}
              rows={data.items}
              keyOf={({ id }) => id}
              nameOf={({ talent_name }) => talent_name}
              selection={askable.length > 0 ? { keys: chosen, onChange: setChosen } : undefined}
            />
            <PageLinks of={data} noun="personer" name="people" />
          </div>
        )}
      </QueryFrame>
      <Dialog
        size="wide"
        isOpen={opened !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpened(undefined)}
        title={opened ? `${opened.talent_name}, ${opened.role_title}` : ''}
      >
        {opened && report && <report.CompanyReport id={opened.id} onDone={() => setOpened(undefined)} />}
      </Dialog>
    </Section>
  );
}
