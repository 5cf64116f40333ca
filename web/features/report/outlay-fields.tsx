import { Plus, X } from 'lucide-react';
import { REPORT_BOUNDS } from '#domain/report/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Uploader } from '#web/ui/uploader.tsx';
import { OpenReceipt } from './open-receipt.tsx';
import type { DraftOutlay } from './report-draft.ts';

const RECEIPT_MAX_BYTES = 10 * 1024 * 1024;
const NEW: DraftOutlay = { what: '', amount_ore: null, receipt_id: null };

export interface OutlayFieldsProps {
  /** The assignment. */
  id: string;
  outlays: readonly DraftOutlay[];
  /** Only the talent has receipts to add; the company changes what there is. */
  mayAdd: boolean;
  /** Sentences by the name of the field: 'outlays.0.what'. */
  errors: Readonly<Record<string, string>>;
  onChange: (outlays: readonly DraftOutlay[]) => void;
}

/** What was laid out, each with its receipt. */
export function OutlayFields({ id, outlays, mayAdd, errors, onChange }: OutlayFieldsProps) {
  const { send } = useCommand();
  const change = (at: number, part: Partial<DraftOutlay>) =>
    onChange(outlays.map((outlay, place) => (place === at ? { ...outlay, ...part } : outlay)));
  return (
    <div className="flex flex-col gap-4">
      {outlays.map((outlay, at) => (
        // Rows have nothing of their own until they are sent, and are only added at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
        <fieldset key={at} className="flex flex-col gap-3 border-t border-hairline pt-4">
          <legend className="sr-only">Utlägg {at + 1}</legend>
          <div className="flex flex-wrap items-start gap-4">
            <Field label="Vad" error={errors[`outlays.${at}.what`]} className="min-w-48 flex-1">
              <TextInput
                value={outlay.what}
                maxLength={REPORT_BOUNDS.what}
                onChange={({ target }) => change(at, { what: target.value })}
              />
            </Field>
            <Field label="Belopp" error={errors[`outlays.${at}.amount_ore`]} className="w-36">
              <MoneyInput value={outlay.amount_ore} onChange={(amount_ore) => change(at, { amount_ore })} />
            </Field>
            <IconButton
              icon={X}
              label={`Ta bort utlägg ${at + 1}`}
              className="mt-6"
              onClick={() => onChange(outlays.filter((_, place) => place !== at))}
            />
          </div>
          {outlay.receipt_id ? (
            <OpenReceipt id={id} receiptId={outlay.receipt_id} />
          ) : (
            <>
              <Uploader
                label="Kvitto"
                hint="JPEG, PNG eller PDF, högst 10 MB. HEIC-bilder kan vi inte läsa."
                accept="image/jpeg,image/png,application/pdf"
                maxBytes={RECEIPT_MAX_BYTES}
                camera="environment"
                upload={async (file) => {
                  const { receipt_id } = await send('POST /assignments/:id/report/receipts', { params: { id }, file });
                  change(at, { receipt_id });
                }}
              />
              {errors[`outlays.${at}.receipt_id`] && (
                <p className="text-sm text-lost">{errors[`outlays.${at}.receipt_id`]}</p>
              )}
            </>
          )}
        </fieldset>
      ))}
      {mayAdd && outlays.length < REPORT_BOUNDS.outlays && (
        <div>
          <Button icon={Plus} onClick={() => onChange([...outlays, NEW])}>
            Lägg till utlägg
          </Button>
        </div>
      )}
    </div>
  );
}
