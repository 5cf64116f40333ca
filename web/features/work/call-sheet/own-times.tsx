import type { UseFormRegister } from 'react-hook-form';
import type { SheetField } from '#domain/work/call-sheet/call-sheet.ts';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { working } from './call-sheet.view.ts';

/** The values of a call sheet's form. */
export type SheetValues = Record<SheetField, string> & {
  people: { candidate_id: string; call_time: string; note: string }[];
};

interface OwnTimesProps {
  /** The people, in the same order as in the form. */
  people: ReturnType<typeof working>;
  register: UseFormRegister<SheetValues>;
}

/** Fields for each person's own time and note, which the other talents do not see. */
export function OwnTimes({ people, register }: OwnTimesProps) {
  return (
    <FieldGroup
      label="Egna tider"
      hint="Bara för den som ska vara på plats en annan tid, eller behöver veta något eget. Andra ser det inte."
    >
      <ul className="divide-y divide-hairline border-y border-hairline">
        {people.map((person, at) => (
          <li key={person.id} className="grid items-end gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_8rem_1fr]">
            <p className="min-w-0 self-center">
              {person.talent_name}
              <span className="block text-sm text-ink-muted">
                {person.role_title}
                {person.agreed_call_time && `, avtalat ${person.agreed_call_time}`}
              </span>
            </p>
            <Field
              label={
                <>
                  Tid<span className="sr-only"> för {person.talent_name}</span>
                </>
              }
            >
              <TextInput type="time" {...register(`people.${at}.call_time`)} />
            </Field>
            <Field
              label={
                <>
                  Bara till personen<span className="sr-only"> {person.talent_name}</span>
                </>
              }
            >
              <TextInput autoComplete="off" maxLength={300} {...register(`people.${at}.note`)} />
            </Field>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
