import type { Additions } from '#domain/deal/terms/fee.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TimeInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PercentInput } from '#web/ui/form/percent-input.tsx';

type Ob = NonNullable<Additions['ob']>;

interface ObFieldsProps {
  ob: Ob;
  errorAt: (name: string) => string | undefined;
  onChange: (ob: Ob) => void;
}

/** The addition for unsocial hours: its percentage, its hours, and the days to which it applies all day. */
export function ObFields({ ob, errorAt, onChange }: ObFieldsProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label="OB, del av timlönen" error={errorAt('additions.ob.points')} className="w-36">
        <PercentInput value={ob.points} onChange={(points) => onChange({ ...ob, points })} />
      </Field>
      <Field label="OB från" error={errorAt('additions.ob.from')} className="w-24">
        <TimeInput value={ob.from} onChange={(event) => onChange({ ...ob, from: event.target.value })} />
      </Field>
      <Field label="OB till" error={errorAt('additions.ob.to')} className="w-24">
        <TimeInput value={ob.to} onChange={(event) => onChange({ ...ob, to: event.target.value })} />
      </Field>
      <div className="w-full">
        <Checkbox
          label="Hela lördagar och söndagar"
          checked={ob.on_weekends}
          onChange={(event) => onChange({ ...ob, on_weekends: event.target.checked })}
        />
        <Checkbox
          label="Hela helgdagar"
          checked={ob.on_holidays}
          onChange={(event) => onChange({ ...ob, on_holidays: event.target.checked })}
        />
      </div>
    </div>
  );
}
