import { useState } from 'react';
import type { TimePerson } from '#contract/auditions/audition-day.ts';
import { appointmentLabels } from '#texts/auditions/appointment-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useTimes } from '#web/features/auditions/audition-day/audition-day-queries.ts';
import { ForTalent } from '#web/features/office/mandate/for-talent.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { person } from './person-column.tsx';

/**
 * The appointments of an audition by day. The administrator can confirm an appointment for a talent who cannot confirm
 * it.
 */
export function ToldTimes({ auditionId, title }: { auditionId: string; title: string }) {
  const [day, setDay] = useState<string>();
  const times = useTimes(auditionId, day);
  const now = useNow();
  const { run, pending } = useCommand({ hasToast: true });
  const confirm = ({ id, appointment }: TimePerson) =>
    appointment &&
    run('POST /talent/invitations/:id/time/confirm', {
      params: { id },
      body: { starts_date: appointment.starts_date },
    });
  const columns: Column<TimePerson>[] = [
    person,
    {
      id: 'time',
      header: 'Tid',
      cell: ({ appointment }) => (appointment ? <InstantText instant={appointment.starts_date} /> : 'Inte meddelad'),
    },
    {
      id: 'state',
      header: 'Läge',
      cell: ({ appointment }) =>
        appointment && (
          <StateBadge tone={appointmentLabels[appointment.status].tone}>
            {appointmentLabels[appointment.status].word}
          </StateBadge>
        ),
    },
    {
      id: 'act',
      header: 'Åtgärder',
      is_header_hidden: true,
      align: 'end',
      cell: (row) =>
        row.talent_id &&
        row.appointment?.status === 'told' &&
        new Date(row.appointment.starts_date) > now && (
          <ForTalent
            {...{ talent_id: row.talent_id, name: row.talent_name }}
            label="Bekräfta tiden"
            isBusy={pending !== undefined}
            onAct={() => void confirm(row)}
          />
        ),
    },
  ];
  return (
    <Section title={`Tider: ${title}`}>
      <QueryFrame
        query={times}
        isEmpty={({ days }) => days.length === 0}
        empty={<p className="text-ink-muted">Företaget har inte lagt ut några tider.</p>}
      >
        {(data) => (
          <div className="flex flex-col gap-6">
            {data.days.length > 1 && (
              <Field label="Dag" className="max-w-xs">
                <Select
                  options={data.days.map((one) => ({ value: one.day, label: formatDay(one.day) }))}
                  value={data.day ?? ''}
                  onChange={({ target }) => setDay(target.value)}
                />
              </Field>
            )}
            <DataTable
              label={`Tider: ${title}`}
              columns={columns}
              rows={data.slots.flatMap(({ people }) => people)}
              keyOf={({ id }) => id}
            />
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}
