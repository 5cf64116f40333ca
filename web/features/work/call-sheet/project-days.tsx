import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProjectDetails } from '#contract/projects/project.ts';
import type { DayPerson, Workday } from '#contract/work/call-sheet.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { useCommand } from '#web/api/use-command.ts';
import { PhoneLinks } from '#web/features/work/booking/phone-links.tsx';
import { replacementHref } from '#web/features/work/replacement/replacement-href.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import {
  calledOffLabel,
  readLabel,
  sheetHref,
  sheetLabel,
  signedLabel,
  waitsBefore,
  working,
} from './call-sheet.view.ts';
import { useProjectDays } from './call-sheet-queries.ts';
import { SheetVersions } from './sheet-versions.tsx';

const badge = (label: ReturnType<typeof readLabel>) => label && <StateBadge tone={label.tone}>{label.word}</StateBadge>;

const COLUMNS: Column<DayPerson>[] = [
  {
    id: 'name',
    header: 'Person',
    is_row_header: true,
    cell: (person) => (
      <span className="flex items-center gap-3">
        <Avatar name={person.talent_name} src={person.talent_image} />
        <span className="min-w-0">
          <span className="voice-serif block text-lg leading-6">{person.talent_name}</span>
          <span className="block text-sm text-ink-muted">
            {[person.talent_pronoun, person.role_title].filter(Boolean).join(', ')}
            {person.is_replacement && ', hoppar in'}
          </span>
          <PhoneLinks phones={person.talent_phones} />
        </span>
      </span>
    ),
  },
  {
    id: 'time',
    header: 'Tid',
    cell: ({ kind, agreed_call_time, told_call_time, booking_status }) => (
      <span className="tabular">
        {(booking_status !== 'cancelled' && (told_call_time ?? agreed_call_time)) || '–'}
        {told_call_time && agreed_call_time && told_call_time !== agreed_call_time && (
          <span className="text-ink-muted"> (avtalat {agreed_call_time})</span>
        )}
        {kind !== 'work' && <span className="text-ink-muted">, {dateKindLabels[kind].toLocaleLowerCase('sv')}</span>}
      </span>
    ),
  },
  {
    id: 'agreement',
    header: 'Avtal',
    cell: (person) =>
      person.booking_status === 'cancelled' ? (
        <span>
          {badge(calledOffLabel(person))}
          <span className="block max-w-xs text-ink-muted">{person.cancel_reason}</span>
        </span>
      ) : (
        badge(signedLabel(person))
      ),
  },
  { id: 'read', header: 'Dagsbesked', cell: (person) => badge(readLabel(person)) ?? '–' },
  { id: 'diet', header: 'Allergier och kost', cell: ({ diet }) => diet || '–' },
  {
    id: 'actions',
    header: 'Åtgärder',
    is_header_hidden: true,
    align: 'end',
    cell: (person) =>
      person.may_replace && (
        <LinkButton size="small" variant="quiet" to={replacementHref(person.booking_id)} className="print:hidden">
          Ersätt<span className="sr-only"> {person.talent_name}</span>
        </LinkButton>
      ),
  },
];

/**
 * The working days, coming ones first. Each has its people, their signatures, and marks for those who have read the
 * call sheet.
 */
export function ProjectDays({ project }: { project: ProjectDetails }) {
  const page = usePageNumber('days');
  const query = useProjectDays(project.id, page);
  const today = dayOf(useNow());
  const [isAllOpen, setAllOpen] = useState(false);
  return (
    <Section
      title="Dagar"
      description="Dagsbeskedet säger när och var alla ska vara. De bokade får ett mejl för varje version, och här ser du vem som har läst."
      actions={
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            // All days are opened first, because only open days are printed.
            flushSync(() => setAllOpen(true));
            window.print();
          }}
          className="print:hidden"
        >
          Skriv ut
        </Button>
      }
    >
      <QueryFrame
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-muted">Ingen är bokad någon dag.</p>}
      >
        {(data) => (
          <div className="flex flex-col gap-6">
            <Waiting days={data.items} today={today} />
            <div>
              {data.items.map((workday, at) => (
                <Day
                  key={workday.id}
                  projectId={project.id}
                  workday={workday}
                  today={today}
                  isOpen={isAllOpen || at === 0}
                />
              ))}
            </div>
            <PageLinks of={data} noun="dagar" name="days" />
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}

/** The remaining tasks before the coming days. */
function Waiting({ days, today }: { days: readonly Workday[]; today: string }) {
  const waiting = waitsBefore(days, today);
  if (waiting.length === 0) return null;
  return (
    <Callout tone="waiting" title="Det här väntar" className="print:hidden">
      <ul>
        {waiting.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Callout>
  );
}

interface DayProps {
  readonly projectId: string;
  readonly workday: Workday;
  readonly today: string;
  readonly isOpen: boolean;
}

function Day({ projectId, workday, today, isOpen }: DayProps) {
  const { run, pending } = useCommand({ hasToast: true });
  const { id: day, people, sheet } = workday;
  const isToCome = day >= today;
  const { tone, word } = sheetLabel(sheet);
  const remind = async () => {
    const sent = await run('POST /projects/:id/call-sheets/:day/remind', { params: { id: projectId, day } });
    if (sent) showToast(sent.moved_count === 1 ? 'En person är påmind.' : `${sent.moved_count} personer är påminda.`);
  };
  return (
    <Disclosure
      isOpen={isOpen}
      isWide
      title={
        <span className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1">
          <span className="voice-serif text-lg">{formatDay(day, today)}</span>
          <span className="text-sm font-normal text-ink-muted">{working(workday).length} arbetar</span>
          {(isToCome || sheet) && <StateBadge tone={tone}>{word}</StateBadge>}
        </span>
      }
    >
      <div className="flex flex-col gap-4 text-ink">
        <div className="flex flex-wrap gap-2 print:hidden">
          {(sheet || isToCome) && (
            <LinkButton size="small" to={sheetHref(projectId, day)}>
              {sheet ? 'Öppna dagsbeskedet' : 'Skriv dagsbeskedet'}
              <span className="sr-only"> för {formatDay(day, today)}</span>
            </LinkButton>
          )}
          {sheet && sheet.remindable_count > 0 && (
            <Button size="small" isBusy={pending !== undefined} onClick={remind}>
              Påminn {sheet.remindable_count}
            </Button>
          )}
        </div>
        <DataTable
          label={`De som arbetar ${formatDay(day, today)}`}
          columns={COLUMNS.filter(({ id }) => id !== 'diet' || people.some(({ diet }) => diet !== ''))}
          rows={people}
          keyOf={({ booking_id }) => booking_id}
        />
        {sheet && sheet.version > 1 && (
          <div className="print:hidden">
            <SheetVersions id={sheet.id} />
          </div>
        )}
      </div>
    </Disclosure>
  );
}
