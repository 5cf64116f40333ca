import { useState } from 'react';
import type { ReplacementView } from '#contract/work/replacement.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { listed } from '#texts/kernel/in-sentence.ts';
import { useCommand } from '#web/api/use-command.ts';
import { CancellationCost } from '#web/features/work/report/cancellation-cost.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { formatSpan } from '#web/ui/text/format-date.ts';

/** The role and the days that somebody can take over, the pay for them, and the reason of the cancellation. */
export function LeftDays({ view }: { view: ReplacementView }) {
  const { booking, days, has_moved, pay_ore } = view;
  return (
    <Section title="Dagarna">
      <DefinitionList
        facts={[
          { label: 'Roll', value: booking.role_title },
          ...(has_moved
            ? [
                {
                  label: `${booking.talent_name} ${booking.status === 'cancelled' ? 'var' : 'är'} bokad`,
                  value: formatSpan(booking.starts_on, booking.ends_on),
                },
              ]
            : []),
          {
            label: has_moved ? 'Nya dagar' : 'Dagar kvar',
            value: listed(days.map((span) => formatSpan(span.starts_on, span.ends_on))),
          },
          { label: 'Arvode till den som hoppar in', value: `${formatOre(pay_ore)} före skatt, enligt rollens villkor` },
          { label: 'Anledning', value: booking.cancel_reason },
        ]}
      />
    </Section>
  );
}

/** The reason that the form proposes when the production has moved the days. */
const DAYS_MOVED = 'Dagarna är flyttade.';

/** Cancels the booking. Others can be asked only after the cancellation: no request goes out for booked days. */
export function CancelFirst({ view: { booking, has_moved } }: { view: ReplacementView }) {
  const { run, isPending, failure, fields } = useCommand();
  const [reason, setReason] = useState(has_moved ? DAYS_MOVED : '');
  const [isMissing, setIsMissing] = useState(false);
  const { id, talent_name } = booking;
  if (!booking.actions.includes('cancel'))
    return <Callout>Ägare och producenter kan avboka {talent_name} och fråga någon annan.</Callout>;
  return (
    <Section title={`Avboka ${talent_name}`}>
      <form
        noValidate
        className="flex max-w-prose flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') setIsMissing(true);
          else void run('POST /bookings/:id/cancel', { params: { id }, body: { reason: reason.trim() } });
        }}
      >
        <div className="flex flex-col gap-2">
          <CancellationCost bookingId={id} />
          {!has_moved && (
            <p className="text-sm text-ink-muted">
              Är {talent_name} sjuk kan ni säga i arbetsrapporten att dagarna inte ska betalas. {talent_name} svarar
              där.
            </p>
          )}
        </div>
        <Field
          label="Anledning"
          hint={`Skickas till ${talent_name}. De ni frågar i stället får inte veta den, och inte vem det gäller.`}
          error={isMissing && reason.trim() === '' ? 'Skriv en anledning innan du går vidare.' : fields.reason}
        >
          <TextInput
            value={reason}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {failure && Object.keys(fields).length === 0 && <FieldError>{failure}</FieldError>}
        <Button type="submit" variant="danger" isBusy={isPending} className="self-start">
          Avboka och fråga andra
        </Button>
      </form>
    </Section>
  );
}
