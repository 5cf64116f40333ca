import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { BoardChoice } from './review-board.view.ts';

const STARS: readonly { value: BoardChoice['stars']; label: string }[] = [
  { value: 'all', label: 'Alla' },
  { value: '5', label: '5 stjärnor' },
  { value: '4', label: 'Minst 4 stjärnor' },
  { value: '3', label: 'Minst 3 stjärnor' },
  { value: 'none', label: 'Utan stjärnor' },
];

const ORDERS: readonly { value: BoardChoice['order']; label: string }[] = [
  { value: 'own', label: 'Er egen' },
  { value: 'stars', label: 'Flest stjärnor först' },
];

export interface BoardFilterProps {
  choice: BoardChoice;
  onChange: (choice: BoardChoice) => void;
}

/** The filter and the sort order of a project's boards. */
export function BoardFilter({ choice, onChange }: BoardFilterProps) {
  const stars = STARS.find(({ value }) => value === choice.stars);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:w-full sm:gap-x-6">
      <Field label="Visa" className="w-[calc(50%-0.5rem)] sm:w-44">
        <Select
          options={STARS}
          value={stars?.value}
          onChange={({ target }) =>
            onChange({ ...choice, stars: STARS.find(({ value }) => value === target.value)?.value ?? 'all' })
          }
        />
      </Field>
      <Field label="Ordning" className="w-[calc(50%-0.5rem)] sm:w-52">
        <Select
          options={ORDERS}
          value={choice.order}
          onChange={({ target }) => onChange({ ...choice, order: target.value === 'stars' ? 'stars' : 'own' })}
        />
      </Field>
      <Checkbox
        label="Bara med anteckning"
        checked={choice.has_note}
        onChange={({ target }) => onChange({ ...choice, has_note: target.checked })}
      />
    </div>
  );
}
