import type { ReactNode } from 'react';
import type { Additions } from '#domain/deal/terms/fee.ts';
import { USUAL_ADDITIONS } from '#domain/deal/terms/start-terms.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { termsFieldLabels } from '#texts/deal/terms-words.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { ObFields } from './ob-fields.tsx';
import { ShareFields } from './share-fields.tsx';
import { useRoleTerms } from './use-role-terms.ts';
import { useTermsLacks } from './use-terms-lacks.ts';

/** Pay in addition to the fee, with its conditions. An addition that is not ticked is not agreed. */
export function AdditionFields({ index }: { index: number }) {
  const { terms, put, errorAt } = useRoleTerms(index);
  const lackAt = useTermsLacks(index);
  const { additions } = terms;
  const change = (parts: Partial<Additions>) => put({ additions: { ...additions, ...parts } });
  const { overtime, ob, travel_time, mileage_ore, per_diem_ore, outlays } = additions;
  return (
    <FieldGroup label="Tillägg" hint="Betalas utöver arvodet när det blir aktuellt.">
      <Addition
        label={termsFieldLabels['additions.overtime']}
        isOn={overtime !== null}
        onToggle={(isOn) => change({ overtime: isOn ? USUAL_ADDITIONS.overtime : null })}
      >
        {overtime && (
          <ShareFields
            label="Övertid"
            of="av dagsarvodet för varje påbörjad timme"
            value={overtime}
            error={errorAt('additions.overtime') ?? lackAt('additions.overtime')}
            onChange={(value) => change({ overtime: value })}
          />
        )}
      </Addition>
      <Addition
        label={termsFieldLabels['additions.ob']}
        isOn={ob !== null}
        onToggle={(isOn) => change({ ob: isOn ? USUAL_ADDITIONS.ob : null })}
      >
        {ob && <ObFields ob={ob} errorAt={errorAt} onChange={(value) => change({ ob: value })} />}
      </Addition>
      <Addition
        label={termsFieldLabels['additions.travel_time']}
        isOn={travel_time !== null}
        onToggle={(isOn) => change({ travel_time: isOn ? USUAL_ADDITIONS.travel_time : null })}
      >
        {travel_time && (
          <ShareFields
            label="Restid"
            of="av timlönen för varje timme"
            value={travel_time}
            error={errorAt('additions.travel_time')}
            onChange={(value) => change({ travel_time: value })}
          />
        )}
      </Addition>
      <Addition
        label="Milersättning för egen bil"
        isOn={mileage_ore !== null}
        onToggle={(isOn) => change({ mileage_ore: isOn ? NO_ORE : null })}
      >
        <Field label="Milersättning" error={errorAt('additions.mileage_ore')} className="w-44">
          <MoneyInput
            unit="kr/mil"
            value={mileage_ore}
            onChange={(amount) => change({ mileage_ore: amount ?? NO_ORE })}
          />
        </Field>
      </Addition>
      <Addition
        label={termsFieldLabels['additions.per_diem_ore']}
        isOn={per_diem_ore !== null}
        onToggle={(isOn) => change({ per_diem_ore: isOn ? NO_ORE : null })}
      >
        <Field label="Traktamente per dygn" error={errorAt('additions.per_diem_ore')} className="w-44">
          <MoneyInput value={per_diem_ore} onChange={(amount) => change({ per_diem_ore: amount ?? NO_ORE })} />
        </Field>
      </Addition>
      <Addition
        label="Utlägg mot kvitto"
        isOn={outlays !== null}
        onToggle={(isOn) => change({ outlays: isOn ? USUAL_ADDITIONS.outlays : null })}
      >
        <Field label="Högst" isOptional error={errorAt('additions.outlays')} className="w-44">
          <MoneyInput value={outlays?.max_ore} onChange={(amount) => change({ outlays: { max_ore: amount } })} />
        </Field>
      </Addition>
    </FieldGroup>
  );
}

interface AdditionProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
}

function Addition({ label, isOn, onToggle, children }: AdditionProps) {
  return (
    <div>
      <Checkbox label={label} checked={isOn} onChange={(event) => onToggle(event.target.checked)} />
      {isOn && <div className="mb-3 pl-8">{children}</div>}
    </div>
  );
}
