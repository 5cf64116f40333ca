import { useState } from 'react';
import type { WrittenProposal } from '#contract/casting/counter-offer.ts';
import { withAmount } from '#domain/deal/terms/fee.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { media } from '#domain/kernel/vocabulary/usage.ts';
import { feeLabels } from '#texts/deal/terms-words.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

export interface ProposalDialogProps {
  /** The terms to start from: those of the request, or of the other side's version. */
  terms: Terms;
  /** Name of the receiver. */
  to: string;
  /** The latest day that the company may set for the answer; null if no day can be set. */
  lastDay: string | null;
  onSend: (proposal: WrittenProposal) => Promise<unknown>;
  onClose: () => void;
}

/** Proposes other terms. The fields start from the present terms; untouched fields leave them unchanged. */
export function ProposalDialog({ terms, to, lastDay, onSend, onClose }: ProposalDialogProps) {
  const paid = withAmount(terms.fee, terms.fee.amount_ore ?? (1 as Ore)).basis;
  const [fee, setFee] = useState<Ore | null>(terms.fee.amount_ore);
  const [additions, setAdditions] = useState(terms.additions);
  const [months, setMonths] = useState(terms.rights.map((right) => right.months));
  const [words, setWords] = useState('');
  const [endsOn, setEndsOn] = useState('');
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const errorText = useErrorText();
  const fields = error instanceof ApiError ? error.fields : {};
  const dayError = endsOn !== '' && !isDay(endsOn) ? 'Skriv datumet som ÅÅÅÅ-MM-DD.' : fields.ends_on;

  const send = async () => {
    if (dayError && error === undefined) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await onSend({ fee_ore: fee ?? NO_ORE, additions, months, words, ends_on: isDay(endsOn) ? endsOn : null });
      onClose();
    } catch (refusal) {
      setError(refusal);
      setIsBusy(false);
    }
  };
  const amount = (name: 'mileage_ore' | 'per_diem_ore', label: string, unit: string) => (
    <Field label={label} isOptional error={fields[`additions.${name}`]}>
      <MoneyInput
        unit={unit}
        value={additions[name]}
        onChange={(ore) => setAdditions((before) => ({ ...before, [name]: ore }))}
      />
    </Field>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Föreslå andra villkor"
      description="Dagar, plats och roll är desamma. Det du inte ändrar gäller som det står nu."
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void send()}>
            Skicka förslaget
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={feeLabels[paid === 'unpaid' ? 'day' : paid]} error={fields.fee_ore}>
          <MoneyInput value={fee} onChange={setFee} />
        </Field>
        {terms.rights.map((right, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: rights have no key but their position
            key={index}
            label={`Får visas så länge: ${right.media.map((id) => media.label(id)).join(', ') || 'användning'}`}
            error={fields[`months.${index}`]}
          >
            <NumberInput
              unit="mån"
              defaultValue={right.months ?? ''}
              onChange={(event) => {
                const count = parseNumber(event.target.value) ?? null;
                setMonths((before) => before.map((one, at) => (at === index ? count : one)));
              }}
            />
          </Field>
        ))}
        <div className="grid gap-5 sm:grid-cols-2">
          {amount('mileage_ore', 'Egen bil', 'kr/mil')}
          {amount('per_diem_ore', 'Traktamente', 'kr/dygn')}
        </div>
        <Field label={`Några ord till ${to}`} isOptional error={fields.words}>
          <Textarea rows={3} maxLength={1000} value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
        {lastDay && (
          <Field
            label="Svar önskas senast"
            isOptional
            hint={`Två arbetsdagar om du inte säger något, och senast ${lastDay}.`}
            error={dayError}
          >
            <DateInput value={endsOn} onChange={(event) => setEndsOn(event.target.value)} />
          </Field>
        )}
        {error !== undefined && Object.keys(fields).length === 0 && (
          <Callout tone="lost" role="alert">
            {errorText(error)}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
