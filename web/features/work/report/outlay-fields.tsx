import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { REPORT_BOUNDS } from '#domain/work/report/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Uploader } from '#web/ui/form/uploader.tsx';
import { OpenReceipt } from './open-receipt.tsx';
import type { DraftOutlay } from './report-draft.ts';

const RECEIPT_MAX_BYTES = 10 * 1024 * 1024;
const NEW: DraftOutlay = { what: '', amount_ore: null, receipt_id: null };

export interface OutlayFieldsProps {
  /** Id of the assignment. */
  id: string;
  outlays: readonly DraftOutlay[];
  /**
   * True for the talent. Only talents add outlays, because each needs a receipt; other writers change existing outlays.
   */
  mayAdd: boolean;
  /** Messages by name of the field: 'outlays.0.what'. */
  errors: Readonly<Record<string, string>>;
  /** Gets an update function, because the outlays may change while a receipt is uploaded. */
  onChange: (change: (outlays: readonly DraftOutlay[]) => readonly DraftOutlay[]) => void;
}

/** The outlays, each with its receipt. */
export function OutlayFields({ id, outlays, mayAdd, errors, onChange }: OutlayFieldsProps) {
  const { send } = useCommand();
  // React keys, which stay with their rows when other rows are added or removed.
  const keys = useRef(outlays.map(() => crypto.randomUUID() as string));
  const change = (key: string, part: Partial<DraftOutlay>) =>
    onChange((all) => all.map((outlay, at) => (keys.current[at] === key ? { ...outlay, ...part } : outlay)));
  const add = () => {
    keys.current = [...keys.current, crypto.randomUUID()];
    onChange((all) => [...all, NEW]);
  };
  const remove = (at: number) => {
    keys.current = keys.current.toSpliced(at, 1);
    onChange((all) => all.toSpliced(at, 1));
  };
  return (
    <div className="flex flex-col gap-4">
      {outlays.map((outlay, at) => {
        const key = keys.current[at] ?? '';
        return (
          <fieldset key={key} className="flex flex-col gap-3 border-t border-hairline pt-4">
            <legend className="sr-only">Utlägg {at + 1}</legend>
            <div className="flex flex-wrap items-start gap-4">
              <Field label="Vad" error={errors[`outlays.${at}.what`]} className="min-w-48 flex-1">
                <TextInput
                  value={outlay.what}
                  maxLength={REPORT_BOUNDS.what}
                  onChange={({ target }) => change(key, { what: target.value })}
                />
              </Field>
              <Field label="Belopp" error={errors[`outlays.${at}.amount_ore`]} className="w-36">
                <MoneyInput value={outlay.amount_ore} onChange={(amount_ore) => change(key, { amount_ore })} />
              </Field>
              <IconButton icon={X} label={`Ta bort utlägg ${at + 1}`} className="mt-6" onClick={() => remove(at)} />
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
                  upload={async (file, _name, onProgress) => {
                    const { receipt_id } = await send('POST /assignments/:id/report/receipts', {
                      params: { id },
                      file,
                      onProgress,
                    });
                    change(key, { receipt_id });
                  }}
                />
                {errors[`outlays.${at}.receipt_id`] && (
                  <p className="text-sm text-lost">{errors[`outlays.${at}.receipt_id`]}</p>
                )}
              </>
            )}
          </fieldset>
        );
      })}
      {mayAdd && outlays.length < REPORT_BOUNDS.outlays && (
        <div>
          <Button icon={Plus} onClick={add}>
            Lägg till utlägg
          </Button>
        </div>
      )}
    </div>
  );
}
