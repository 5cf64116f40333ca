import type { Ore } from '#domain/kernel/money/ore.ts';
import { MEMBER_ROLES, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { memberRoleWords } from '#texts/companies/member-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';

export interface MemberRights {
  readonly role: MemberRole;
  readonly limit_ore: Ore | null;
}

interface MemberFieldsProps {
  value: MemberRights;
  onChange: (value: MemberRights) => void;
  limitError?: string | undefined;
}

const OPTIONS = MEMBER_ROLES.map((role) => ({
  value: role,
  label: memberRoleWords[role].name,
  hint: memberRoleWords[role].may,
}));

/** The role of a member, and the amount above which the member's commands wait for a sign-off. */
export function MemberFields({ value, onChange, limitError }: MemberFieldsProps) {
  return (
    <>
      <RadioCards
        label="Roll"
        columns={1}
        options={OPTIONS}
        value={value.role}
        onChange={(role) => onChange({ ...value, role: role as MemberRole })}
      />
      <Field
        label="Gräns i kronor"
        isOptional
        hint="Det som kostar mer, utan moms, väntar tills någon annan har attesterat. Tomt är ingen gräns."
        error={limitError}
      >
        <MoneyInput value={value.limit_ore} onChange={(limit_ore) => onChange({ ...value, limit_ore })} />
      </Field>
    </>
  );
}
