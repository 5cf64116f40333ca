import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { wholeWishes } from '#web/features/search/no-wishes.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { onDemand, useOnDemand } from '#web/ui/on-demand.ts';
import { parseNumber } from '#web/ui/parse-number.ts';
import { Loading } from '#web/ui/query-frame.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ProjectForm } from './project-form.ts';

// Their words are the whole vocabulary: fetched when there is something to say with them.
const wishWords = onDemand(() => import('#web/features/search/wish-chips.view.ts'));
const wishesEditor = onDemand(() => import('#web/features/search/wishes-editor.tsx'));

export interface OneRoleProps {
  index: number;
  count: number;
  /** Title and fee are what people answer to: they cannot change while requests are out, nor can the roles themselves. */
  isLocked: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One role: who, how many, what it pays, and the wishes the search starts with. */
export function OneRole({ index, count, isLocked, onMove, onRemove }: OneRoleProps) {
  const { register, control, watch, formState } = useFormContext<ProjectForm>();
  const errors = formState.errors.roles?.[index];
  const role = watch(`roles.${index}`);
  const wanted = wholeWishes(role?.wanted);
  const isAnythingWanted = Object.values(wanted).some((wish) =>
    Array.isArray(wish) ? wish.length > 0 : wish !== null,
  );
  const words = useOnDemand(wishWords, isAnythingWanted, () => undefined);
  const chips = words?.wishChips(wanted) ?? [];
  const [isWishing, setIsWishing] = useState(false);
  const editor = useOnDemand(wishesEditor, isWishing, () => setIsWishing(false));
  const name = role?.title || `roll ${index + 1}`;
  return (
    <li className="border-t border-ink pt-3">
      <div className="mb-4 flex items-center gap-1">
        <h3 className="voice-serif mr-auto min-w-0 text-name">
          <span className="mr-2 text-ink-muted tabular">{index + 1}</span>
          {role?.title || 'Ny roll'}
        </h3>
        {!isLocked && (
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
          <NumberInput unit="st" {...register(`roles.${index}.headcount`, { setValueAs: parseNumber })} />
        </Field>
        <Field label="Arvode per dag" error={errors?.day_fee_ore?.message} className="sm:col-span-3">
          <Controller
            name={`roles.${index}.day_fee_ore`}
            control={control}
            render={({ field }) => <MoneyInput {...field} readOnly={isLocked} />}
          />
        </Field>
        <Field label="Beskrivning" isOptional error={errors?.description?.message} className="sm:col-span-6">
          <Textarea
            {...register(`roles.${index}.description`)}
            rows={3}
            maxLength={2000}
            value={role?.description ?? ''}
          />
        </Field>
      </div>
      <Disclosure
        className="mt-5"
        onToggle={setIsWishing}
        title={
          <span>
            Vem ni söker
            <span className="block text-sm font-normal text-ink-muted">
              {chips.length > 0
                ? chips.map((chip) => chip.label).join(' · ')
                : isAnythingWanted
                  ? 'Laddar...'
                  : 'Inga önskemål ännu. Sökningen börjar med dem.'}
            </span>
          </span>
        }
      >
        <div className="pt-2 text-ink">
          {editor ? (
            <Controller
              name={`roles.${index}.wanted`}
              control={control}
              render={({ field }) => (
                <editor.WishesEditor look="wide" value={wholeWishes(field.value)} onChange={field.onChange} />
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
