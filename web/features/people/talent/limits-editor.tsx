import { Controller, useWatch } from 'react-hook-form';
import { type RoleContentId, roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { type LimitAnswer, limitAnswer } from '#domain/people/talent/limits.rules.ts';
import { type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';

const ANSWERS: readonly { readonly id: LimitAnswer; readonly label: string }[] = [
  { id: 'yes', label: 'Ja' },
  { id: 'ask', label: 'Fråga' },
  { id: 'no', label: 'Nej' },
];

/** The list with the entry added or removed, in the order of the vocabulary. */
const withOrNot = (list: readonly RoleContentId[], id: RoleContentId, isIn: boolean) =>
  roleContent.ids.filter((one) => (one === id ? isIn : list.includes(one)));

/**
 * The form of the talent's answers to demands that roles may have. Only a declined demand excludes the talent from a
 * search.
 */
export function LimitsEditor({ profile, ...rest }: ProfileEditorProps) {
  const form = useProfileForm('limits', {
    declines: (profile.declines ?? []).filter(roleContent.has),
    accepts: profile.accepts.filter(roleContent.has),
  });
  const accepts = useWatch({ control: form.control, name: 'accepts' }) ?? [];
  return (
    <ProfileForm form={form} {...rest}>
      <p className="text-sm text-ink-muted">
        Företag ser vad du svarar. Säger du nej föreslås du inte för roller där det ingår, och frågar någon ändå får de
        veta det först.
      </p>
      <Controller
        name="declines"
        control={form.control}
        render={({ field }) => {
          const declines = field.value ?? [];
          const answer = (id: RoleContentId, to: LimitAnswer) => {
            field.onChange(withOrNot(declines, id, to === 'no'));
            form.setValue('accepts', withOrNot(accepts, id, to === 'yes'), { shouldDirty: true });
          };
          return (
            <div className="divide-y divide-hairline border-y border-hairline">
              {roleContent.entries.map(({ id, label }) => (
                <LimitRow
                  key={id}
                  label={label}
                  answer={limitAnswer({ declines, accepts }, id)}
                  onChange={(to) => answer(id, to)}
                />
              ))}
            </div>
          );
        }}
      />
    </ProfileForm>
  );
}

interface LimitRowProps {
  label: string;
  answer: LimitAnswer | null;
  onChange: (answer: LimitAnswer) => void;
}

function LimitRow({ label, answer, onChange }: LimitRowProps) {
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <legend className="float-left text-sm">{label}</legend>
      <div className="ml-auto grid auto-cols-fr grid-flow-col gap-px overflow-hidden rounded-control border border-hairline-strong bg-hairline-strong">
        {ANSWERS.map(({ id, label: word }) => (
          <label
            key={id}
            className="relative flex min-h-11 min-w-16 items-center justify-center bg-surface px-2 text-center text-sm transition-colors duration-(--quick) hover:bg-sunken has-checked:bg-ink has-checked:font-medium has-checked:text-ink-inverse md:min-h-9"
          >
            {/* The input covers the whole field, so that the whole field shows the focus. */}
            <input
              type="radio"
              name={`limit ${label}`}
              checked={answer === id}
              onChange={() => onChange(id)}
              className="absolute inset-0 appearance-none focus-visible:-outline-offset-4"
            />
            <span className="relative pointer-events-none">{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
