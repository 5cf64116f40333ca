import { type SetStateAction, useEffect, useRef, useState } from 'react';
import type { ReportDetails, SentReport } from '#contract/work/report.ts';
import { REPORT_BOUNDS } from '#domain/work/report/report.ts';
import { ApiError } from '#web/api/client.ts';
import { readSession } from '#web/features/accounts/session/session-store.ts';
import { OwnPrice } from '#web/features/deal/price/own-price.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useWritingReport } from './held-report.tsx';
import { draftOf, dropKept, keep, type ReportDraft, readKept, saidOf } from './report-draft.ts';
import { ReportFields, type ReportFieldsProps } from './report-fields.tsx';
import { useReportQuote } from './use-report-quote.ts';

export interface ReportFormProps {
  report: ReportDetails;
  by: ReportFieldsProps['by'];
  comment: { label: string; hint?: string; is_required: boolean };
  submitLabel: string;
  onSubmit: (sent: { version: number; work: SentReport; comment: string }) => Promise<unknown>;
  onCancel: () => void;
}

const withoutPrefix = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^work\./, ''), text]));

/**
 * The form of a report with its sum. Typed text is stored in the browser until the report is sent or the user cancels.
 */
export function ReportForm({ report, by, comment: words, submitLabel, onSubmit, onCancel }: ReportFormProps) {
  const { id, version } = report;
  const errorText = useErrorText();
  const [account_id] = useState(() => readSession().record?.data.id);
  const [kept] = useState(() => readKept(localStorage, id, account_id, version));
  const [draft, setDraft] = useState<ReportDraft>(kept?.draft ?? draftOf(report.work));
  const [comment, setComment] = useState(kept?.comment ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const price = useReportQuote(report, draft);
  useWritingReport(isBusy);
  const isTouched = useRef(false);

  useEffect(() => {
    if (isTouched.current && account_id) keep(localStorage, id, { account_id, version, comment, draft });
  }, [account_id, id, version, comment, draft]);

  const change = (next: SetStateAction<ReportDraft>) => {
    isTouched.current = true;
    setDraft(next);
  };
  const submit = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onSubmit({ version, work: saidOf(draft), comment });
      isTouched.current = false;
      dropKept(localStorage, id);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const fields = failure instanceof ApiError ? withoutPrefix(failure.fields) : {};
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {kept && <Callout>Det du skrev förra gången finns kvar här.</Callout>}
      <ReportFields report={report} draft={draft} by={by} errors={fields} onChange={change} />
      <Field label={words.label} hint={words.hint} isOptional={!words.is_required} error={fields.comment}>
        <Textarea
          rows={2}
          value={comment}
          maxLength={REPORT_BOUNDS.words}
          onChange={({ target }) => {
            isTouched.current = true;
            setComment(target.value);
          }}
        />
      </Field>
      <OwnPrice price={price} paidBy={report.paid_by} />
      {failure !== undefined && (
        <Callout tone="lost" role="alert">
          {errorText(failure)}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="large" isBusy={isBusy} className="max-sm:w-full">
          {submitLabel}
        </Button>
        <Button
          variant="quiet"
          size="large"
          onClick={() => {
            isTouched.current = false;
            dropKept(localStorage, id);
            onCancel();
          }}
        >
          Avbryt
        </Button>
      </div>
    </form>
  );
}
