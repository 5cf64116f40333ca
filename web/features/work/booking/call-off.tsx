import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AssignmentDetails } from '#contract/work/booking.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { useAttempt } from '#web/ui/form/use-attempt.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { daysToCallOff } from './assignment.view.ts';
import { useAssignment } from './assignment-queries.ts';

const CAUSES = [
  { value: 'ill', label: 'Jag är sjuk', hint: 'Du behöver inte skriva mer.' },
  { value: 'other', label: 'Något annat' },
];
const ILL = 'Jag är sjuk.';

/** The dialog in which a talent calls off booked days. It loads the assignment, so that a list can open it too. */
export function CallOff({ id, onClose }: { id: string; onClose: () => void }) {
  const assignment = useAssignment(id);
  const { send } = useCommand();
  const { isBusy, failure, attempt } = useAttempt();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [cause, setCause] = useState<string>();
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const days = assignment.data ? daysToCallOff(assignment.data) : [];
  // At first only the next days: an illness of today says nothing about a day in three weeks.
  const booking_ids = days.map((day) => day.id).filter((one, at) => (chosen ? chosen.has(one) : at === 0));
  const reason = cause === 'ill' ? ILL : words.trim();
  const confirm = async () => {
    setIsChecked(true);
    if (!cause || reason === '' || booking_ids.length === 0) return;
    const isSent = await attempt(() =>
      send('POST /talent/assignments/:id/call-off', { params: { id }, body: { booking_ids, reason } }),
    );
    if (!isSent) return;
    showToast(`${assignment.data?.company_name} har fått veta det.`);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Kan du inte komma?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            Avbryt
          </Button>
          <Button variant="danger" isBusy={isBusy} disabled={days.length === 0} onClick={confirm}>
            Säg att jag inte kan komma
          </Button>
        </>
      }
    >
      <QueryFrame query={assignment}>
        {(data) => (
          <div className="flex flex-col gap-4">
            <Consequences assignment={data} booking_ids={booking_ids} />
            {days.length > 1 && (
              <fieldset>
                <legend className="mb-1 font-medium">Vilka dagar gäller det?</legend>
                {days.map((day) => (
                  <Checkbox
                    key={day.id}
                    label={
                      <>
                        {dateKindLabels[day.kind]}, <SpanText from={day.starts_on} to={day.ends_on} />
                      </>
                    }
                    checked={booking_ids.includes(day.id)}
                    onChange={({ target }) =>
                      setChosen(
                        new Set(booking_ids.filter((one) => one !== day.id).concat(target.checked ? [day.id] : [])),
                      )
                    }
                  />
                ))}
              </fieldset>
            )}
            <RadioCards
              label="Varför"
              options={CAUSES}
              columns={2}
              value={cause}
              onChange={setCause}
              error={isChecked && !cause ? 'Välj varför.' : undefined}
            />
            {cause === 'other' && (
              <Field
                label="Med dina ord"
                hint="Företaget läser det."
                error={isChecked && reason === '' ? 'Skriv en anledning innan du går vidare.' : undefined}
              >
                <Textarea rows={3} maxLength={500} value={words} onChange={({ target }) => setWords(target.value)} />
              </Field>
            )}
            {isChecked && booking_ids.length === 0 && <Callout tone="lost">Välj minst en dag.</Callout>}
            {failure && (
              <Callout tone="lost" role="alert">
                {failure}
              </Callout>
            )}
          </div>
        )}
      </QueryFrame>
    </Dialog>
  );
}

interface ConsequencesProps {
  readonly assignment: AssignmentDetails;
  readonly booking_ids: readonly string[];
}

/** What follows by the agreement if these bookings are called off. */
function Consequences({ assignment, booking_ids }: ConsequencesProps) {
  const { id, company_name, contact_phone } = assignment;
  const { data: cost } = useQuery({
    ...query('GET /talent/assignments/:id/call-off', { params: { id }, query: { booking_ids } }),
    // Not cached: the cost depends on the hour.
    gcTime: 0,
  });
  return (
    <div className="flex flex-col gap-2 text-ink-muted">
      <p>
        {company_name} får veta det genast och kan fråga någon annan.
        {contact_phone && (
          <>
            {' '}
            Är det nära inpå, ring också{' '}
            <a href={`tel:${contact_phone}`} className="whitespace-nowrap text-link">
              {contact_phone}
            </a>
            .
          </>
        )}
      </p>
      <p className="font-medium text-ink" aria-live="polite">
        {cost && cost.lost_ore > 0
          ? `Arvodet faller bort: ${formatOre(cost.lost_ore)} före skatt. Kvar av uppdraget: ${formatOre(cost.left_ore)}.`
          : cost && 'Inget arvode faller bort.'}
      </p>
      <p className="text-sm">
        Sjukdom och annat du inte råder över kostar dig inget mer än så. Har du inget skäl kan företaget kräva sin
        direkta merkostnad, högst ditt arvode.{' '}
        <Link to="/Villkor#avbokning" className="text-link">
          Läs villkoren
        </Link>
      </p>
    </div>
  );
}
