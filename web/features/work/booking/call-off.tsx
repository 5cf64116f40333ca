import { useState } from 'react';
import type { AssignmentDetails } from '#contract/work/booking.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { daysToCallOff } from './assignment.view.ts';

/** The talent calls off booked days and gives a reason. At first all days are ticked. */
export function CallOff({ assignment, onClose }: { assignment: AssignmentDetails; onClose: () => void }) {
  const { id, company_name, contact_phone } = assignment;
  const { send } = useCommand();
  const days = daysToCallOff(assignment);
  const isOneDay = days.every(({ starts_on, ends_on }) => starts_on === days[0]?.starts_on && ends_on === starts_on);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const keep = (booking_id: string, isKept: boolean) =>
    setKept((before) => new Set([...before].filter((one) => one !== booking_id).concat(isKept ? [booking_id] : [])));
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Kan du inte komma?"
      confirmLabel="Jag kan inte komma"
      isDangerous
      reason={{
        label: 'Varför',
        hint: 'Företaget läser det. Är du sjuk räcker det att skriva just det.',
        is_required: true,
        max_length: 500,
      }}
      onConfirm={async (reason) => {
        const booking_ids = days.filter((day) => !kept.has(day.id)).map((day) => day.id);
        await send('POST /talent/assignments/:id/call-off', { params: { id }, body: { booking_ids, reason } });
        showToast(`${company_name} har fått veta det.`);
      }}
    >
      <p>
        {company_name} får veta det genast och kan fråga någon annan. Du får inget arvode för{' '}
        {isOneDay ? 'dagen' : 'dagarna'}, och det går inte att ångra här.
        {contact_phone && ` Är det nära inpå, ring också ${contact_phone}.`}
      </p>
      {days.length > 1 && (
        <fieldset className="mt-4 text-ink">
          <legend className="mb-1 font-medium">Vilka dagar gäller det?</legend>
          {days.map((day) => (
            <Checkbox
              key={day.id}
              label={
                <>
                  {dateKindLabels[day.kind]}, <SpanText from={day.starts_on} to={day.ends_on} />
                </>
              }
              checked={!kept.has(day.id)}
              onChange={(event) => keep(day.id, !event.target.checked)}
            />
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}
