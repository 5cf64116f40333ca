import { useFormContext } from 'react-hook-form';
import type { BriefRole } from '#contract/projects/brief.ts';
import { isFeeWritten, withAmount } from '#domain/deal/terms/fee.ts';
import type { ProjectForm } from './project-form.ts';

/**
 * Puts the values that were read from a line about a role, except wishes, into the form. Values that the company has
 * typed stay. While the terms are locked, only the description is put in.
 */
export function useToldTerms(index: number, isLocked: boolean) {
  const { getValues, setValue } = useFormContext<ProjectForm>();
  return ({ headcount, day_fee_ore, description, additions, rights }: BriefRole) => {
    const now = getValues(`roles.${index}`);
    if (description !== '' && !now.description.includes(description)) {
      const about = [now.description.trim(), description].filter(Boolean).join('\n');
      setValue(`roles.${index}.description`, about, { shouldDirty: true });
    }
    if (isLocked) return;
    if (headcount > 1 && now.headcount === 1) setValue(`roles.${index}.headcount`, headcount, { shouldDirty: true });
    const written = Object.fromEntries(Object.entries(now.terms.additions).filter(([, value]) => value !== null));
    const terms = { ...now.terms, additions: { ...additions, ...written }, rights: now.terms.rights ?? rights };
    setValue(`roles.${index}.terms`, terms, { shouldDirty: true });
    if (day_fee_ore !== null && !isFeeWritten(now.terms.fee)) {
      setValue(`roles.${index}.terms.fee`, withAmount(now.terms.fee, day_fee_ore), { shouldDirty: true });
    }
  };
}
