import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { NEW_ROLE, type ProjectForm } from '#web/screens/company/create-project/project-form.ts';
import type { useQuote } from '#web/screens/company/create-project/use-quote.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Money } from '#web/ui/text/money.tsx';
import type { Named } from './order-form.ts';
import { OrderRole } from './order-role.tsx';

export interface OrderRolesProps {
  /** The people of each role, by the index of the role. */
  people: readonly (readonly Named[])[];
  onPeople: (people: readonly (readonly Named[])[]) => void;
  quote: ReturnType<typeof useQuote>;
  /** The server's errors, by the path of the field. */
  refused: Readonly<Record<string, string>>;
}

/** The roles of an order with people and fees, and the total price. */
export function OrderRoles({ people, onPeople, quote, refused }: OrderRolesProps) {
  const { control, watch } = useFormContext<ProjectForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'roles', keyName: 'key' });
  const [first] = watch('roles');
  const removeAt = (index: number) => {
    remove(index);
    onPeople(people.filter((_, at) => at !== index));
  };
  return (
    <Section
      title="Vilka och för hur mycket"
      description="Arvodet är per person. Arbetsgivaravgifter, semesterersättning och skatt betalas ur det, och vår avgift kommer till."
    >
      <ol className="flex flex-col gap-8">
        {fields.map((field, index) => (
          <OrderRole
            key={field.key}
            index={index}
            people={people[index] ?? []}
            onPeople={(of) => onPeople(fields.map((_, at) => (at === index ? of : (people[at] ?? []))))}
            refused={refused[`roles.${index}.talent_ids`]}
            quote={quote.ofRole(index)}
            onRemove={fields.length === 1 ? undefined : () => removeAt(index)}
          />
        ))}
      </ol>
      {refused.roles && <FieldError>{refused.roles}</FieldError>}
      {quote.total_ore !== null && (
        <dl className="mt-4 flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1 border-t border-ink pt-2">
          <dt className="text-sm">
            Kostar er i allt <span className="text-ink-muted">med arbetsgivaravgifter, utan moms</span>
          </dt>
          <dd className="font-medium">
            <Money ore={quote.total_ore} />
          </dd>
        </dl>
      )}
      <Button
        icon={Plus}
        size="small"
        className="mt-6"
        onClick={() => append({ ...NEW_ROLE, terms: first?.terms ?? NEW_ROLE.terms })}
      >
        Lägg till en roll till
      </Button>
    </Section>
  );
}
