import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminInjury } from '#contract/work/injury.ts';
import { INJURY_BOUNDS } from '#domain/work/injury/injury.rules.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { FormDialog } from '#web/features/accounts/security/form-dialog.tsx';
import { InjuryWordsList } from '#web/features/work/injury/injury-words-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';

const LABELS = {
  'tell-authority': 'Arbetsmiljöverket vet',
  send: 'Anmäld till Försäkringskassan',
  'mark-serious': 'Märk som allvarlig',
  'close-unsent': 'Anmäls inte',
  close: 'Stäng',
} as const;
type Command = keyof typeof LABELS;
const COMMANDS = Object.keys(LABELS) as Command[];
const isDated = (command: Command): command is 'tell-authority' | 'send' =>
  command === 'tell-authority' || command === 'send';

/** The commands on a case, and what was told about it. */
export function InjuryCommands({ injury }: { injury: AdminInjury }) {
  const { actions, talent_name } = injury;
  const [asked, setAsked] = useState<Command | 'read'>();
  const close = (isOpen: boolean) => !isOpen && setAsked(undefined);
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <Button size="small" variant="quiet" onClick={() => setAsked('read')}>
        Läs<span className="sr-only"> om {talent_name}</span>
      </Button>
      {COMMANDS.filter((command) => actions.includes(command)).map((command) => (
        <Button
          key={command}
          size="small"
          variant={isDated(command) ? undefined : 'quiet'}
          onClick={() => setAsked(command)}
        >
          {LABELS[command]}
          <span className="sr-only">, {talent_name}</span>
        </Button>
      ))}
      <Dialog isOpen={asked === 'read'} onOpenChange={close} title={`Skadan, ${talent_name}`}>
        {asked === 'read' && <Words id={injury.id} />}
      </Dialog>
      {asked !== undefined && asked !== 'read' && isDated(asked) && (
        <OnDay injury={injury} command={asked} onOpenChange={close} />
      )}
      {asked !== undefined && asked !== 'read' && !isDated(asked) && (
        <Confirmed injury={injury} command={asked} onOpenChange={close} />
      )}
    </span>
  );
}

function Words({ id }: { id: string }) {
  return <InjuryWordsList words={useQuery(query('GET /work-injuries/:id/words', { params: { id } }))} />;
}

interface AskedProps<C extends Command> {
  injury: AdminInjury;
  command: C;
  onOpenChange: (isOpen: boolean) => void;
}

function OnDay({ injury: { id, talent_name }, command, onOpenChange }: AskedProps<'tell-authority' | 'send'>) {
  const { send } = useCommand();
  const form = useForm({ defaultValues: { on: clock.today() } });
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={onOpenChange}
      title={`${LABELS[command]}: ${talent_name}`}
      firstField={undefined}
      confirmLabel="Spara"
      onSubmit={async (body) => {
        await send(`POST /admin/work-injuries/:id/${command}`, { params: { id }, body });
        showToast('Dagen är sparad');
      }}
    >
      <p className="text-ink-muted">
        {command === 'send'
          ? 'Talangen får ett mejl om att skadan är anmäld.'
          : 'Skriv dagen då Arbetsmiljöverket fick veta.'}
      </p>
      <Field label="Dag" error={form.formState.errors.on?.message}>
        <DateInput {...form.register('on')} />
      </Field>
    </FormDialog>
  );
}

const QUESTIONS = {
  'mark-serious': 'Arbetsmiljöverket ska då få veta utan dröjsmål.',
  'close-unsent': 'Talangen läser varför i ett mejl. Till exempel att den som fakturerar anmäler själv.',
  close: 'Allt som ska anmälas är anmält.',
} as const;

function Confirmed({
  injury: { id, talent_name },
  command,
  onOpenChange,
}: AskedProps<'mark-serious' | 'close' | 'close-unsent'>) {
  const { send } = useCommand();
  const params = { id };
  const asksReason = command === 'close-unsent';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={`${LABELS[command]}: ${talent_name}?`}
      confirmLabel={LABELS[command]}
      reason={asksReason ? { label: 'Varför?', is_required: true, max_length: INJURY_BOUNDS.reason } : undefined}
      onConfirm={(reason) =>
        command === 'close-unsent'
          ? send('POST /admin/work-injuries/:id/close-unsent', { params, body: { reason } })
          : send(`POST /admin/work-injuries/:id/${command}`, { params })
      }
    >
      {QUESTIONS[command]}
    </ConfirmDialog>
  );
}
