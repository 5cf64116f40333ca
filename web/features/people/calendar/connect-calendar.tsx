import { useForm } from 'react-hook-form';
import type { NewCalendar } from '#contract/people/calendar.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';

const check = lateCheck(async () => (await import('#contract/people/calendar.ts')).newCalendar);

interface ConnectCalendarProps {
  onConnected: () => void;
  onCancel: () => void;
}

/** Asks for the address of another calendar, and the talent's name for it. */
export function ConnectCalendar({ onConnected, onCancel }: ConnectCalendarProps) {
  const { send } = useCommand();
  const form = useForm<NewCalendar>({ resolver: useLateResolver(check), defaultValues: { name: '', address: '' } });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      onSubmit={async (body) => {
        await send('POST /talent/calendars', { body });
        form.reset();
        onConnected();
      }}
      submitLabel="Lägg till kalendern"
      className="max-w-xl"
      extraActions={
        <Button variant="quiet" onClick={onCancel}>
          Avbryt
        </Button>
      }
    >
      <Field label="Vad du kallar den" hint="Till exempel Jobbet. Bara du ser det." error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field
        label="Kalenderns hemliga adress"
        hint="Den börjar med https:// eller webcal:// och slutar ofta på .ics."
        error={errors.address?.message}
      >
        <TextInput inputMode="url" autoComplete="off" spellCheck={false} {...form.register('address')} />
      </Field>
      <Disclosure title="Så hittar du adressen">
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>Google: Inställningar för kalendern, Integrera kalendern, Hemlig adress i iCal-format.</li>
          <li>Outlook: Inställningar, Kalender, Delade kalendrar, Publicera en kalender, länken till ICS.</li>
          <li>Apple: dela kalendern som offentlig och kopiera länken.</li>
        </ul>
      </Disclosure>
    </FormFrame>
  );
}
