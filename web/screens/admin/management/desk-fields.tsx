import { ADMIN_ROLES, type AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import { adminRoleWords } from '#texts/office/admin-words.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';

const OPTIONS = ADMIN_ROLES.map((role) => ({
  value: role,
  label: adminRoleWords[role].name,
  hint: adminRoleWords[role].may,
}));

/** A choice of an administrator's role; each role tells what it allows. */
export function DeskField({ value, onChange }: { value: AdminRole; onChange: (role: AdminRole) => void }) {
  return (
    <RadioCards
      label="Roll"
      columns={1}
      options={OPTIONS}
      value={value}
      onChange={(role) => onChange(role as AdminRole)}
    />
  );
}
