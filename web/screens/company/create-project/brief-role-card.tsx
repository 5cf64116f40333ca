import { Fragment } from 'react';
import { factsOfAdditions, factsOfRight } from '#texts/deal/terms-facts.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { wishChips } from '#web/features/finding/search/wish-chips.view.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { errorsOf, type RoleDraft } from './taken-brief.ts';

export interface BriefRoleCardProps {
  number: number;
  draft: RoleDraft;
  isTried: boolean;
  onChange: (draft: RoleDraft) => void;
}

const wordsOfRight = (line: Parameters<typeof factsOfRight>[0]) =>
  factsOfRight(line)
    .filter(({ label }) => label === 'Område' || label === 'Tid' || label === 'Ersättning')
    .map(({ value }) => value)
    .join(', ');

/** One role read from a brief: a checkbox for taking it, title, number of people, and its other facts. */
export function BriefRoleCard({ number, draft, isTried, onChange }: BriefRoleCardProps) {
  const { is_taken, title, headcount, role } = draft;
  const errors = isTried ? errorsOf(draft) : {};
  const chips = wishChips(role.wanted.wishes);
  const said = [
    ...factsOfAdditions(role.additions),
    ...(role.rights ?? []).map((line) => ({ label: 'Rättighet', value: wordsOfRight(line) })),
  ];
  const remove = (id: string) => {
    const at = chips.findIndex((chip) => chip.id === id);
    const wishes = role.wanted.wishes.filter((_, index) => index !== at);
    onChange({ ...draft, role: { ...role, wanted: { ...role.wanted, wishes } } });
  };
  return (
    <li className="border-t border-hairline pt-2">
      <Checkbox
        label={`Ta med roll ${number}: ${title.trim() || 'utan namn'}`}
        checked={is_taken}
        onChange={(event) => onChange({ ...draft, is_taken: event.target.checked })}
      />
      {is_taken && (
        <div className="mt-2 flex flex-col gap-4 sm:pl-8">
          <div className="grid gap-4 sm:grid-cols-4">
            <Field label="Rollens namn" error={errors.title} className="sm:col-span-3">
              <TextInput
                maxLength={80}
                value={title}
                onChange={(event) => onChange({ ...draft, title: event.target.value })}
              />
            </Field>
            <Field label="Antal personer" error={errors.headcount}>
              <NumberInput
                unit="st"
                value={headcount}
                onChange={(event) => onChange({ ...draft, headcount: event.target.value })}
              />
            </Field>
          </div>
          {chips.length > 0 ? (
            <FilterChips label={`Önskemål i roll ${number}`} chips={chips} onRemove={remove} />
          ) : (
            <p className="text-sm text-ink-muted">Inga önskemål.</p>
          )}
          <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-muted">Arvode per dag</dt>
            <dd className="tabular">
              {role.day_fee_ore === null ? 'Inget dagsarvode i briefen' : formatOre(role.day_fee_ore)}
            </dd>
            {said.map(({ label, value }) => (
              <Fragment key={label}>
                <dt className="text-ink-muted">{label}</dt>
                <dd className="tabular">{value}</dd>
              </Fragment>
            ))}
            {role.description !== '' && (
              <>
                <dt className="text-ink-muted">Blir beskrivning</dt>
                <dd className="whitespace-pre-line">{role.description}</dd>
              </>
            )}
          </dl>
        </div>
      )}
    </li>
  );
}
