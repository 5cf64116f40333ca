import { Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { RoleQuote } from '#contract/projects/quote.ts';
import { FeeFields } from '#web/screens/company/create-project/fee-fields.tsx';
import type { ProjectForm } from '#web/screens/company/create-project/project-form.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { Named } from './order-form.ts';
import { PersonPicker } from './person-picker.tsx';

const hourFields = onDemand(() => import('#web/screens/company/create-project/hour-fields.tsx'));
const rolePrice = onDemand(() => import('#web/screens/company/create-project/role-price.tsx'));

export interface OrderRoleProps {
  index: number;
  people: readonly Named[];
  onPeople: (people: readonly Named[]) => void;
  /** The server's error about these people. */
  refused: string | undefined;
  quote: RoleQuote | undefined;
  /** Undefined for the only role. */
  onRemove: (() => void) | undefined;
}

/** One role of an order: task, people, fee, hours, and the price for company and talent. */
export function OrderRole({ index, people, onPeople, refused, quote, onRemove }: OrderRoleProps) {
  const { register, formState, watch } = useFormContext<ProjectForm>();
  const title = watch(`roles.${index}.title`) || `Roll ${index + 1}`;
  const hours = useOnDemand(hourFields, true, () => undefined);
  const price = useOnDemand(rolePrice, quote !== undefined, () => undefined);
  return (
    <li className="border-t border-ink pt-3">
      <div className="mb-4 flex items-center gap-1">
        <h3 className="voice-serif mr-auto min-w-0 text-name">{title}</h3>
        {onRemove && <IconButton icon={Trash2} label={`Ta bort ${title}`} onClick={onRemove} />}
      </div>
      <div className="grid gap-5 sm:grid-cols-4">
        <FieldGroup label="Vilka" error={refused} className="sm:col-span-4">
          <PersonPicker label={title} people={people} onChange={onPeople} />
        </FieldGroup>
        <Field
          label="Vad de gör"
          error={formState.errors.roles?.[index]?.title?.message}
          className="sm:col-span-4 sm:max-w-sm"
        >
          <TextInput {...register(`roles.${index}.title`)} maxLength={80} />
        </Field>
        <FeeFields index={index} isLocked={false} />
        {hours && <hours.HourFields index={index} isLocked={false} />}
      </div>
      {price && quote && <price.RolePrice quote={quote} headcount={Math.max(1, people.length)} />}
    </li>
  );
}
