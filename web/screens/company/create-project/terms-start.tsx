import { useFormContext } from 'react-hook-form';
import { productionTypes } from '#domain/vocabulary/production-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { type ProjectForm, type RoleForm, usualTerms } from './project-form.ts';

type RoleTerms = RoleForm['terms'];

/** Terms to begin with: the usual ones of the production, or those of another role. What is written comes back by undo. */
export function TermsStart({ index }: { index: number }) {
  const { watch, getValues, setValue } = useFormContext<ProjectForm>();
  const [type, roles] = watch(['production_type', 'roles']);
  const take = (terms: RoleTerms, said: string) => {
    const before = structuredClone(getValues(`roles.${index}.terms`));
    const put = (value: RoleTerms) => setValue(`roles.${index}.terms`, value, { shouldDirty: true });
    put(structuredClone(terms));
    showToast(said, { tone: 'neutral', action: { label: 'Ångra', onChoose: () => put(before) } });
  };
  const usual = type && {
    label: `Det vanliga för ${productionTypes.label(type).toLocaleLowerCase('sv')}`,
    onChoose: () => {
      const { days, rights, fee } = getValues(`roles.${index}.terms`);
      const amount_ore = fee.basis === 'unpaid' ? null : fee.amount_ore;
      const terms = usualTerms(type);
      take({ ...terms, days, rights, fee: { ...terms.fee, amount_ore } }, 'Rollen har de vanliga villkoren nu.');
    },
  };
  const others = roles.flatMap((role, at) => {
    const name = role.title.trim() || `roll ${at + 1}`;
    return at === index
      ? []
      : [{ label: `Samma som ${name}`, onChoose: () => take(role.terms, `Rollen har samma villkor som ${name} nu.`) }];
  });
  const items = [...(usual ? [usual] : []), ...others];
  if (items.length === 0) return null;
  return <Menu align="start" items={items} trigger={<Button size="small">Hämta villkor</Button>} />;
}
