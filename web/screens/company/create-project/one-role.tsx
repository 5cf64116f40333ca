import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { BriefRole } from '#contract/projects/brief.ts';
import type { RoleQuote } from '#contract/projects/quote.ts';
import { isFeeWritten, withAmount } from '#domain/deal/terms/fee.ts';
import { wholeQuery } from '#web/features/finding/search/no-query.ts';
import { SensitiveNote } from '#web/features/projects/project/sensitive-note.tsx';
import { IconButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { afterDrawing, onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { FeeFields } from './fee-fields.tsx';
import type { ProjectForm } from './project-form.ts';
import { RoleTerms } from './role-terms.tsx';
import { TermsStart } from './terms-start.tsx';

// Their words are the whole vocabulary: fetched when there is something to say with them.
const wishWords = afterDrawing(() => import('#texts/finding/wish-words.ts'));
const rolePrice = onDemand(() => import('./role-price.tsx'));
const wishesEditor = onDemand(() => import('./role-wishes.tsx'));

export interface OneRoleProps {
  index: number;
  count: number;
  /** Title and fee are what people answer to: they change by asking again. */
  isLocked: boolean;
  /** People were asked for it, so it stays where it is. */
  isFixed: boolean;
  /** What it costs as it is written; undefined until that is known. */
  quote: RoleQuote | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One role: who, how many, what it pays, and the wishes the search starts with. */
export function OneRole({ index, count, isLocked, isFixed, quote, onMove, onRemove }: OneRoleProps) {
  const { register, control, watch, formState, getValues, setValue } = useFormContext<ProjectForm>();
  const errors = formState.errors.roles?.[index];
  const role = watch(`roles.${index}`);
  const wanted = wholeQuery(role?.wanted);
  const text = wanted.text.trim();
  const isAnythingWanted = wanted.wishes.length > 0 || text !== '';
  const words = useOnDemand(wishWords, isAnythingWanted, () => undefined);
  const labels = words ? [...wanted.wishes.map(words.wishLabel), ...(text === '' ? [] : [`”${text}”`])] : [];
  const price = useOnDemand(rolePrice, quote !== undefined, () => undefined);
  const [isWishing, setIsWishing] = useState(false);
  const editor = useOnDemand(wishesEditor, isWishing, () => setIsWishing(false));
  // What a description of the role says besides who it is for; what is written already stays.
  const takeTerms = ({ headcount, day_fee_ore, description, additions, rights }: BriefRole) => {
    const now = getValues(`roles.${index}`);
    if (description !== '' && !now.description.includes(description)) {
      const about = [now.description.trim(), description].filter(Boolean).join('\n');
      setValue(`roles.${index}.description`, about, { shouldDirty: true });
    }
    if (headcount > 1 && now.headcount === 1) setValue(`roles.${index}.headcount`, headcount, { shouldDirty: true });
    if (!isLocked) {
      const written = Object.fromEntries(Object.entries(now.terms.additions).filter(([, value]) => value !== null));
      const terms = { ...now.terms, additions: { ...additions, ...written }, rights: now.terms.rights ?? rights };
      setValue(`roles.${index}.terms`, terms, { shouldDirty: true });
    }
    if (day_fee_ore !== null && !isFeeWritten(now.terms.fee) && !isLocked) {
      setValue(`roles.${index}.terms.fee`, withAmount(now.terms.fee, day_fee_ore), { shouldDirty: true });
    }
  };
  const name = role?.title || `roll ${index + 1}`;
  return (
    <li className="border-t border-ink pt-3">
      <div className="mb-4 flex items-center gap-1">
        <h3 className="voice-serif mr-auto min-w-0 text-name">
          <span className="mr-2 text-ink-muted tabular">{index + 1}</span>
          {role?.title || 'Ny roll'}
        </h3>
        {!isFixed && (
          <>
            <IconButton
              icon={ArrowUp}
              label={`Flytta upp ${name}`}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`Flytta ned ${name}`}
              disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            />
            <IconButton icon={Trash2} label={`Ta bort ${name}`} onClick={onRemove} />
          </>
        )}
      </div>
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
        <Field label="Beskrivning" isOptional error={errors?.description?.message} className="sm:col-span-6">
          <Textarea
            {...register(`roles.${index}.description`)}
            rows={3}
            maxLength={2000}
            value={role?.description ?? ''}
          />
        </Field>
        <div className="empty:hidden sm:col-span-6">
          <SensitiveNote text={[role?.title, role?.description, text].join('\n')} />
        </div>
      </div>
      {price && quote && <price.RolePrice quote={quote} headcount={role.headcount} />}
      {!isLocked && <TermsStart index={index} />}
      <RoleTerms index={index} isLocked={isLocked} />
      <Disclosure
        onToggle={setIsWishing}
        title={
          <span>
            Vem ni söker
            <span className="block text-sm font-normal text-ink-muted">
              {labels.length > 0
                ? labels.join(' · ')
                : isAnythingWanted
                  ? 'Laddar...'
                  : 'Inga önskemål ännu. Sökningen börjar med dem.'}
            </span>
          </span>
        }
      >
        <div className="pt-2 text-ink">
          {isWishing && editor ? (
            <Controller
              name={`roles.${index}.wanted`}
              control={control}
              render={({ field }) => (
                <editor.RoleWishes value={wholeQuery(field.value)} onChange={field.onChange} onRead={takeTerms} />
              )}
            />
          ) : (
            isWishing && <Loading />
          )}
        </div>
      </Disclosure>
    </li>
  );
}
