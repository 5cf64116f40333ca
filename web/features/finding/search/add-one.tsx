import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Option } from '#web/ui/form/option.ts';

export interface AddOneProps {
  label: string;
  options: readonly Option[];
  placeholder?: string | undefined;
  onAdd: (id: string) => void;
  isDisabled?: boolean | undefined;
}

/** A searchable list that adds the chosen entry and is then empty again. */
export function AddOne({ label, options, placeholder, onAdd, isDisabled }: AddOneProps) {
  return (
    <Field label={label}>
      <Combobox
        label={label}
        options={options}
        value={null}
        placeholder={placeholder ?? 'Sök och lägg till'}
        isDisabled={isDisabled}
        onChange={(id) => id !== null && onAdd(id)}
      />
    </Field>
  );
}
