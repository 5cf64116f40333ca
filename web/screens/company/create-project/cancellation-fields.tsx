import {
  CANCELLATION_BOUNDS,
  CANCELLATION_TEMPLATES,
  type CancellationTemplate,
  templateOf,
} from '#domain/deal/terms/cancellation.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { sentencesOfCancellation } from '#texts/deal/terms-facts.ts';
import { cancellationTemplateLabels } from '#texts/deal/terms-words.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { PercentInput } from '#web/ui/form/percent-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { RoleForm } from './project-form.ts';
import { useRoleTerms } from './use-role-terms.ts';

type Cancellation = RoleForm['terms']['cancellation'];

const KEPT = 'kept';
const templates = (Object.keys(CANCELLATION_TEMPLATES) as CancellationTemplate[]).map((value) => ({
  value,
  label: cancellationTemplateLabels[value],
}));
const MOVES = Array.from({ length: CANCELLATION_BOUNDS.free_moves + 1 }, (_, count) => ({
  value: String(count),
  label: count === 1 ? '1 gång' : `${count} gånger`,
}));
const ONE_MOVE = { free_moves: 1, points: basisPoints(5000) };

/** The company's debt when it cancels a day, by one of the standard tables, and the rule for bad weather. */
export function CancellationFields({ index }: { index: number }) {
  const { terms, put, errorAt } = useRoleTerms(index);
  const { cancellation } = terms;
  const template = templateOf(cancellation);
  const change = (parts: Partial<Cancellation>) => put({ cancellation: { ...cancellation, ...parts } });
  const { weather } = cancellation;
  return (
    <FieldGroup label="Vid avbokning">
      <div className="flex flex-col gap-3">
        <Field label="Avbokningsregler" className="max-w-sm">
          <Select
            options={template ? templates : [...templates, { value: KEPT, label: 'Som tidigare avtalat' }]}
            value={template ?? KEPT}
            onChange={(event) => {
              if (event.target.value === KEPT) return;
              const { steps } = CANCELLATION_TEMPLATES[event.target.value as CancellationTemplate];
              change({ steps: [...steps] });
            }}
          />
        </Field>
        <Checkbox
          label="En dag får flyttas för vädrets skull"
          checked={weather !== null}
          onChange={(event) => change({ weather: event.target.checked ? ONE_MOVE : null })}
        />
        {weather && (
          <div className="flex flex-wrap items-start gap-3 pl-8">
            <Field label="Flytt utan ersättning" className="w-44">
              <Select
                options={MOVES}
                value={weather.free_moves}
                onChange={(event) => change({ weather: { ...weather, free_moves: Number(event.target.value) } })}
              />
            </Field>
            <Field label="Därefter, del av dagens arvode" error={errorAt('cancellation.weather')} className="w-56">
              <PercentInput value={weather.points} onChange={(points) => change({ weather: { ...weather, points } })} />
            </Field>
          </div>
        )}
        <ul aria-live="polite" className="list-disc pl-5 text-sm text-ink-muted">
          {sentencesOfCancellation(cancellation).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </FieldGroup>
  );
}
