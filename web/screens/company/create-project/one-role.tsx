import { useFormContext } from 'react-hook-form';
import type { RoleQuote } from '#contract/projects/quote.ts';
import { wholeQuery } from '#web/features/finding/search/no-query.ts';
import { SensitiveNote } from '#web/features/projects/project/sensitive-note.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { FeeFields } from './fee-fields.tsx';
import { HourFields } from './hour-fields.tsx';
import type { ProjectForm } from './project-form.ts';
import { RoleHead, type RolePlace } from './role-head.tsx';
import { RoleTerms } from './role-terms.tsx';
import { RoleWanted } from './role-wanted.tsx';
import { TermsStart } from './terms-start.tsx';

const rolePrice = onDemand(() => import('./role-price.tsx'));
const feeGuide = onDemand(() => import('./fee-guide.tsx'));

export interface OneRoleProps extends RolePlace {
  /**
   * True if requests have been sent and the user has not unlocked the terms: then only the description and the wishes
   * can be changed.
   */
  isLocked: boolean;
  /** Price of the role as typed; undefined until the server has answered. */
  quote: RoleQuote | undefined;
}

/** One role: title, number of people, fee, hours, description, price, terms, and the wishes of the search. */
export function OneRole({ isLocked, quote, ...place }: OneRoleProps) {
  const { index } = place;
  const { register, watch, formState } = useFormContext<ProjectForm>();
  const errors = formState.errors.roles?.[index];
  const role = watch(`roles.${index}`);
  const price = useOnDemand(rolePrice, quote !== undefined, () => undefined);
  const guide = useOnDemand(feeGuide, !isLocked, () => undefined);
  return (
    <li className="border-t border-ink pt-3">
      <RoleHead {...place} title={role?.title} />
      <div className="grid gap-5 sm:grid-cols-6">
        <Field label="Rollens namn" error={errors?.title?.message} className="sm:col-span-6">
          <TextInput {...register(`roles.${index}.title`)} maxLength={80} readOnly={isLocked} placeholder="Skidåkare" />
        </Field>
        <Field label="Antal personer" error={errors?.headcount?.message} className="sm:col-span-2">
          <NumberInput
            unit="st"
            readOnly={isLocked}
            {...register(`roles.${index}.headcount`, { setValueAs: parseNumber })}
          />
        </Field>
        <FeeFields index={index} isLocked={isLocked} />
        {guide && !isLocked && <guide.FeeGuide index={index} />}
        <HourFields index={index} isLocked={isLocked} />
        <Field label="Beskrivning" isOptional error={errors?.description?.message} className="sm:col-span-6">
          <Textarea
            {...register(`roles.${index}.description`)}
            rows={3}
            maxLength={2000}
            value={role?.description ?? ''}
          />
        </Field>
        <div className="empty:hidden sm:col-span-6">
          <SensitiveNote text={[role?.title, role?.description, wholeQuery(role?.wanted).text.trim()].join('\n')} />
        </div>
      </div>
      {price && quote && <price.RolePrice quote={quote} headcount={role.headcount} />}
      {!isLocked && <TermsStart index={index} />}
      <RoleTerms index={index} isLocked={isLocked} />
      <RoleWanted index={index} isLocked={isLocked} />
    </li>
  );
}
