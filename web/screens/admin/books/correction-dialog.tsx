import { useState } from 'react';
import type { BookedVoucher } from '#contract/money/books.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskedAgainForm, type Proof } from '#web/features/accounts/security/asked-again-form.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { CorrectingLines } from './correcting-lines.tsx';
import { BLANK_LINE, linesToSend, type TypedLine } from './corrections.view.ts';
import { VoucherLines } from './voucher-lines.tsx';

interface CorrectionDialogProps {
  voucher: BookedVoucher;
  onClose: () => void;
}

/** Proposes the correction of a voucher: a full reversal, or lines that correct it. */
export function CorrectionDialog({ voucher, onClose }: CorrectionDialogProps) {
  const command = useCommand();
  const { id, series, number, lines, may_reverse } = voucher;
  const [how, setHow] = useState(may_reverse ? 'whole' : 'lines');
  const [typed, setTyped] = useState<readonly TypedLine[]>([BLANK_LINE, BLANK_LINE]);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const name = `${series} ${number}`;

  const propose = async (proof: Proof) => {
    const written = how === 'whole' ? null : linesToSend(typed);
    if (written === undefined) return setProblem('Fyll i ett konto och ett belopp i varje rad.');
    setProblem(undefined);
    const body = { voucher_id: id, reason, lines: written, ...proof };
    if (!(await command.run('POST /admin/books/corrections', { body }))) return;
    showToast('Rättelsen väntar på att någon annan godkänner den');
    onClose();
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={`Rätta ${name}`} size="wide">
      <AskedAgainForm command={command} submitLabel="Föreslå rättelsen" onCancel={onClose} onSubmit={propose}>
        <VoucherLines name={name} lines={lines} />
        {may_reverse && (
          <RadioCards
            label="Hur?"
            value={how}
            onChange={setHow}
            columns={2}
            options={[
              { value: 'whole', label: 'Ta tillbaka allt' },
              { value: 'lines', label: 'Rätta med rader' },
            ]}
          />
        )}
        {how === 'lines' && <CorrectingLines lines={typed} onChange={setTyped} />}
        {(problem ?? command.fields.lines) && (
          <Callout tone="lost" role="alert">
            {problem ?? command.fields.lines}
          </Callout>
        )}
        <Field label="Varför?" hint="Det står i verifikationens text." error={command.fields.reason}>
          <Textarea rows={2} maxLength={150} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <p className="text-sm text-ink-muted">
          Rättelsen bokförs när en annan administratör har godkänt den, den dagen eller i den första öppna månaden. Den
          ändrar bara bokföringen.
        </p>
      </AskedAgainForm>
    </Dialog>
  );
}
