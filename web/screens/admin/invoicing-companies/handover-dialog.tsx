import { useForm } from 'react-hook-form';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { invoiceCommandLabels } from '#texts/money/invoice-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';

const checkHandover = lateCheck(async () => (await import('#contract/money/invoice.ts')).handoverForm(clock.today()));

interface HandoverDialogProps {
  invoice: InvoiceDetails;
  isOpen: boolean;
  onClose: () => void;
}

/** Registers that a debt collector collects an invoice. */
export function HandoverDialog({ invoice, isOpen, onClose }: HandoverDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`Lämna faktura ${invoice.number} till inkasso`}
      description="Vi skickar inga fler påminnelser, och företaget får veta det. Det går inte att ångra. Betalningar registreras som förut."
    >
      {isOpen && <HandoverForm invoice={invoice} onClose={onClose} />}
    </Dialog>
  );
}

function HandoverForm({ invoice: { id, open_ore }, onClose }: Omit<HandoverDialogProps, 'isOpen'>) {
  const { send } = useCommand();
  const form = useForm({
    resolver: useLateResolver(checkHandover),
    defaultValues: { handed_on: clock.today(), collector: '', has_compensation: true },
  });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      hasLeaveGuard={false}
      submitLabel={invoiceCommandLabels['hand-to-collection']}
      onSubmit={async (body) => {
        await send('POST /admin/invoices/:id/hand-to-collection', { params: { id }, body });
        showToast('Fakturan är lämnad till inkasso');
        onClose();
      }}
    >
      <p className="text-sm text-ink-muted">{formatOre(open_ore)} är obetalt.</p>
      <Field
        label="Vem driver in den?"
        hint="Företaget, och ärendets nummer hos dem."
        error={errors.collector?.message}
      >
        <TextInput {...form.register('collector')} />
      </Field>
      <Field label="Dag" error={errors.handed_on?.message}>
        <DateInput {...form.register('handed_on')} />
      </Field>
      <Checkbox
        label="Ta ut förseningsersättning"
        hint="450 kr mellan företag, minus påminnelseavgifter som redan är uttagna."
        {...form.register('has_compensation')}
      />
    </FormFrame>
  );
}
