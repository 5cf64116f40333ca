import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import type { BookingRow } from '#contract/work/booking.ts';
import { add } from '#domain/kernel/money/ore.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { NOT_TO_MINORS } from '#texts/people/withheld-words.ts';
import { api } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';
import { useCommand } from '#web/api/use-command.ts';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Figure } from '#web/ui/text/figure.tsx';
import { formatDay, formatSpan } from '#web/ui/text/format-date.ts';
import { bookedPeople } from './bookings.view.ts';
import { BookingsByDay } from './bookings-by-day.tsx';
import { BookingsByPerson } from './bookings-by-person.tsx';

const cancellationCost = onDemand(() => import('#web/features/work/report/cancellation-cost.tsx'));

const fetchAll = (id: string) =>
  fetchPages((page) => api('GET /projects/:id/bookings', { params: { id }, query: { page } }));

interface ProjectBookingsProps extends Pick<ComponentProps<typeof BookingsByPerson>, 'contact'> {
  project: ProjectDetails;
  /** False for an administrator without a mandate for the company, who can read but not cancel. */
  mayAct?: boolean;
}

/** Counts and sums of a project's bookings; the bookings by person or by day, each with a button to cancel it. */
export function ProjectBookings({ project, contact, mayAct = true }: ProjectBookingsProps) {
  const { send } = useCommand();
  const bookings = useQuery({
    queryKey: ['GET /projects/:id/bookings', { params: { id: project.id } }, 'all'],
    queryFn: () => fetchAll(project.id),
  });
  const [cancelled, setCancelled] = useState<BookingRow>();
  const cost = useOnDemand(cancellationCost, cancelled !== undefined, () => setCancelled(undefined));
  return (
    <QueryFrame
      query={bookings}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title="Inga bokningar">Ingen hann bokas i projektet.</EmptyState>}
    >
      {({ items }) => {
        const rows = mayAct ? items : items.map((row) => ({ ...row, actions: [] }));
        const people = bookedPeople(rows);
        const booked = people.filter((person) => person.days > 0);
        const fee = add(...people.map((person) => person.fee_ore));
        return (
          <div className="flex flex-col gap-8">
            <div className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
              <Figure
                value={booked.length}
                label="Bokade"
                note={project.headcount > booked.length ? `av ${project.headcount} platser` : undefined}
              />
              <Figure value={booked.reduce((sum, person) => sum + person.days, 0)} label="Dagar sammanlagt" />
              <Figure value={formatOre(fee)} label="Arvoden sammanlagt" />
              <Figure
                value={project.first_day ? formatDay(project.first_day) : '–'}
                label="Första dagen"
                note={
                  project.last_day && project.last_day !== project.first_day && `till ${formatDay(project.last_day)}`
                }
              />
            </div>
            <Tabs
              label="Visa bokningarna"
              tabs={[
                {
                  id: 'person',
                  label: 'Per person',
                  content: <BookingsByPerson people={people} onCancel={setCancelled} contact={contact} />,
                },
                { id: 'day', label: 'Per dag', content: <BookingsByDay rows={rows} onCancel={setCancelled} /> },
              ]}
            />
            <ConfirmDialog
              isOpen={cancelled !== undefined}
              onOpenChange={(isOpen) => !isOpen && setCancelled(undefined)}
              title={`Avboka ${cancelled?.talent_name ?? ''}?`}
              confirmLabel={`Avboka ${cancelled?.talent_name ?? ''}`}
              cancelLabel="Behåll bokningen"
              isDangerous
              reason={{
                label: 'Anledning',
                hint: `Den skickas med i mejlet. ${NOT_TO_MINORS}`,
                is_required: true,
                max_length: 500,
              }}
              onConfirm={async (reason) => {
                if (!cancelled) return;
                await send('POST /bookings/:id/cancel', { params: { id: cancelled.id }, body: { reason } });
                showToast(`${cancelled.talent_name} är avbokad.`);
              }}
            >
              {cancelled && cost && <cost.CancellationCost bookingId={cancelled.id} />}
              {cancelled && (
                <p className="mt-2">
                  Det gäller {formatSpan(cancelled.starts_on, cancelled.ends_on)} som {cancelled.role_title}.{' '}
                  {cancelled.talent_name} får ett mejl, och dagarna blir lediga för andra. Det går inte att ångra.
                </p>
              )}
            </ConfirmDialog>
          </div>
        );
      }}
    </QueryFrame>
  );
}
