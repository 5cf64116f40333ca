import type { Dispatch, SetStateAction } from 'react';
import type { ReportDetails } from '#contract/work/report.ts';
import { type DayOutcome, REPORT_BOUNDS } from '#domain/work/report/report.ts';
import { movedHint, reportLineLabels } from '#texts/work/report-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { DayFields } from './day-fields.tsx';
import { OutlayFields } from './outlay-fields.tsx';
import type { ReportDraft } from './report-draft.ts';

export interface ReportFieldsProps {
  report: ReportDetails;
  draft: ReportDraft;
  /**
   * The writer. Only `talent` adds receipts. Only `company` and `admin` can report that a cancelled day did not take
   * place. `for_talent` is an administrator who writes for the talent.
   */
  by: 'talent' | 'for_talent' | 'company' | 'admin';
  /** The server's messages by name of the field. */
  errors: Readonly<Record<string, string>>;
  onChange: Dispatch<SetStateAction<ReportDraft>>;
}

/** The outcomes that the writer can choose for a planned or cancelled day. */
function outcomesOf(
  planned: DayOutcome | undefined,
  hasBegun: boolean,
  by: ReportFieldsProps['by'],
): readonly DayOutcome[] {
  if (planned !== 'cancelled') return ['done', 'not_done'];
  if (by === 'company' || by === 'admin') return ['cancelled', 'not_done', 'done'];
  return hasBegun ? ['cancelled', 'done'] : ['cancelled'];
}

/** All fields of a report. Fields for additions without agreed pay are left out. */
export function ReportFields({ report, draft, by, errors, onChange }: ReportFieldsProps) {
  const { additions, cancellation } = report.terms;
  const set = (part: Partial<ReportDraft>) => onChange({ ...draft, ...part });
  const figure = (
    name: 'kilometres' | 'days_away' | 'moved_days',
    line: 'mileage' | 'per_diem' | 'moved',
    unit: string,
    hint?: string,
  ) => (
    <Field label={reportLineLabels[line]} hint={hint} error={errors[name]} className={hint ? 'w-72' : 'w-44'}>
      <NumberInput
        unit={unit}
        value={draft[name] === 0 ? '' : draft[name]}
        placeholder="0"
        onChange={({ target }) => set({ [name]: wholeOf(target.value, REPORT_BOUNDS[name]) })}
      />
    </Field>
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="divide-y divide-hairline border-y border-hairline">
        {draft.days.map((day, at) => (
          <DayFields
            key={`${day.day} ${day.kind}`}
            day={day}
            outcomes={outcomesOf(report.plan.days[at]?.outcome, report.begun_days.includes(day.day), by)}
            error={errors[`days.${at}.end_time`]}
            onChange={(changed) => set({ days: draft.days.map((one, place) => (place === at ? changed : one)) })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-4">
        {additions.travel_time && (
          <Field label={reportLineLabels.travel} error={errors.travel_minutes} className="w-44">
            <NumberInput
              unit="min"
              value={draft.travel_minutes === 0 ? '' : draft.travel_minutes}
              placeholder="0"
              onChange={({ target }) => set({ travel_minutes: wholeOf(target.value, REPORT_BOUNDS.travel_minutes) })}
            />
          </Field>
        )}
        {additions.mileage_ore !== null && figure('kilometres', 'mileage', 'km')}
        {additions.per_diem_ore !== null && figure('days_away', 'per_diem', 'dagar')}
        {cancellation.weather && figure('moved_days', 'moved', 'dagar', movedHint(cancellation.weather))}
      </div>
      {additions.outlays && (by === 'talent' || draft.outlays.length > 0) && (
        <OutlayFields
          id={report.id}
          outlays={draft.outlays}
          mayAdd={by === 'talent'}
          errors={errors}
          onChange={(change) => onChange((before) => ({ ...before, outlays: change(before.outlays) }))}
        />
      )}
    </div>
  );
}

/** A typed number, rounded and kept between 0 and `most`; 0 for an empty or unreadable field. */
function wholeOf(typed: string, most: number): number {
  const value = Math.round(parseNumber(typed) ?? 0);
  return Number.isNaN(value) ? 0 : Math.min(Math.max(0, value), most);
}
