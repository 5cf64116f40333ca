import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { onDemand, useOnDemand, useWarmUp } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import type { ProjectForm, RoleForm } from './project-form.ts';

type RoleTerms = RoleForm['terms'];
type Usual = typeof import('./usual-terms.ts');

/** The usual terms of each production type; loaded when a role needs them. */
export const usual = onDemand(() => import('./usual-terms.ts'));

const former = onDemand(() => import('./former-terms.tsx'));

/**
 * Copies terms into a role: the usual terms of the production type, which leave days, written hours, rights and the amount of the fee;
 * all terms of another role in this project; or those of a role in an earlier project, without its days. 'Ångra'
 * restores the previous terms.
 */
export function TermsStart({ index }: { index: number }) {
  const { watch, getValues, setValue } = useFormContext<ProjectForm>();
  const errorText = useErrorText();
  useWarmUp(usual);
  const [isLooking, setIsLooking] = useState(false);
  const dialog = useOnDemand(former, isLooking, () => setIsLooking(false));
  const [type, roles] = watch(['production_type', 'roles']);
  const take = (terms: RoleTerms, said: string) => {
    const before = structuredClone(getValues(`roles.${index}.terms`));
    const put = (value: RoleTerms) => setValue(`roles.${index}.terms`, value, { shouldDirty: true });
    put(structuredClone(terms));
    showToast(said, { tone: 'neutral', action: { label: 'Ångra', onChoose: () => put(before) } });
  };
  const takeUsual = (production: NonNullable<typeof type>) => {
    const { days, rights, hours, fee } = getValues(`roles.${index}.terms`);
    const amount_ore = fee.basis === 'unpaid' ? null : fee.amount_ore;
    const put = ({ usualTerms }: Usual) => {
      const terms = usualTerms(production);
      take(
        { ...terms, days, rights, hours: hours ?? terms.hours, fee: { ...terms.fee, amount_ore } },
        'Rollen har de vanliga villkoren nu.',
      );
    };
    usual.fetch().then(put, (error: unknown) => showToast(errorText(error), { tone: 'lost' }));
  };
  const others = roles.flatMap((role, at) => {
    const name = role.title.trim() || `roll ${at + 1}`;
    return at === index
      ? []
      : [{ label: `Samma som ${name}`, onChoose: () => take(role.terms, `Rollen har samma villkor som ${name} nu.`) }];
  });
  const ofProduction = type
    ? [
        {
          label: `Det vanliga för ${productionTypes.label(type).toLocaleLowerCase('sv')}`,
          onChoose: () => takeUsual(type),
        },
      ]
    : [];
  const earlier = { label: 'Från ett tidigare projekt …', onChoose: () => setIsLooking(true) };
  return (
    <>
      <Menu
        align="start"
        items={[...ofProduction, ...others, earlier]}
        trigger={<Button size="small">Hämta villkor</Button>}
      />
      {isLooking && dialog && (
        <dialog.FormerTerms
          onClose={() => setIsLooking(false)}
          onTake={(terms, from) => {
            setIsLooking(false);
            take(terms, `Rollen har samma villkor som ${from} nu.`);
          }}
        />
      )}
    </>
  );
}
