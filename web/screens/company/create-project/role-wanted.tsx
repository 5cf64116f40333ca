import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { wholeQuery } from '#web/features/finding/search/no-query.ts';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { afterDrawing, onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { ProjectForm } from './project-form.ts';
import { useToldTerms } from './use-told-terms.ts';

// The labels of wishes need the whole vocabulary, so they are loaded only for a role with wishes.
const wishWords = afterDrawing(() => import('#texts/finding/wish-words.ts'));
const wishesEditor = onDemand(() => import('./role-wishes.tsx'));

/** The wishes of a role on one line, and a button that opens their editor. */
export function RoleWanted({ index, isLocked }: { index: number; isLocked: boolean }) {
  const { control, watch } = useFormContext<ProjectForm>();
  const wanted = wholeQuery(watch(`roles.${index}.wanted`));
  const text = wanted.text.trim();
  const isAnythingWanted = wanted.wishes.length > 0 || text !== '';
  const words = useOnDemand(wishWords, isAnythingWanted, () => undefined);
  const labels = words ? [...wanted.wishes.map(words.wishLabel), ...(text === '' ? [] : [`”${text}”`])] : [];
  const [isWishing, setIsWishing] = useState(false);
  const editor = useOnDemand(wishesEditor, isWishing, () => setIsWishing(false));
  const takeTold = useToldTerms(index, isLocked);
  return (
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
              <editor.RoleWishes value={wholeQuery(field.value)} onChange={field.onChange} onRead={takeTold} />
            )}
          />
        ) : (
          isWishing && <Loading />
        )}
      </div>
    </Disclosure>
  );
}
