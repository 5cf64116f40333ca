import { useState } from 'react';
import type { ReportDetails } from '#contract/work/report.ts';
import { REPORT_BOUNDS } from '#domain/work/report/report.ts';
import { lineName } from '#texts/work/report-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { useWritingReport } from './held-report.tsx';

/** The lines of a report that may be disputed: each day, and each reported figure. */
function linesOf({ work }: ReportDetails): string[] {
  const figures = {
    travel: work.travel_minutes,
    mileage: work.kilometres,
    per_diem: work.days_away,
    moved: work.moved_days,
    outlays: work.outlays.length,
  };
  return [
    ...work.days.map(({ day }) => `day:${day}`),
    ...Object.entries(figures).flatMap(([line, told]) => (told > 0 ? line : [])),
  ];
}

/** The form that disputes lines of a report by the other side. */
export function DisputeForm({ report, onDone }: { report: ReportDetails; onDone: () => void }) {
  const { send, fields, failure, isPending } = useCommand();
  useWritingReport(isPending);
  const changed = report.changes.map((one) => (one.line === 'day' ? `day:${one.day}` : one.line));
  const [lines, setLines] = useState<readonly string[]>(changed);
  const [words, setWords] = useState('');
  const isBeside = Boolean(fields.lines ?? fields.words);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={async (event) => {
        event.preventDefault();
        const body = { version: report.version, lines: [...lines], words };
        await send('POST /assignments/:id/report/dispute', { params: { id: report.id }, body }).then(onDone, () => {});
      }}
    >
      <FieldGroup label="Vad stämmer inte?" error={fields.lines}>
        {linesOf(report).map((line) => (
          <Checkbox
            key={line}
            label={lineName(line, (day) => formatDay(day))}
            checked={lines.includes(line)}
            onChange={({ target }) =>
              setLines(target.checked ? [...lines, line] : lines.filter((other) => other !== line))
            }
          />
        ))}
      </FieldGroup>
      <Field label="Hur var det?" hint="Den andra sidan och den av oss som avgör läser det." error={fields.words}>
        <Textarea
          rows={3}
          value={words}
          maxLength={REPORT_BOUNDS.words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {failure && !isBeside && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <div>
        <Button type="submit" variant="danger" isBusy={isPending}>
          Låt Medverka avgöra
        </Button>
      </div>
    </form>
  );
}
