import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { TalentQuery } from '#domain/matching/condition.ts';
import { Button, type ButtonSize } from '#web/ui/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/on-demand.ts';
import { Popover } from '#web/ui/popover.tsx';
import { Loading } from '#web/ui/query-frame.tsx';
import type { ReadWishes } from './saved-search.view.ts';

export interface SaveSearchButtonProps {
  /** What is asked for now. The server fixes what its text means when it is saved. */
  query: TalentQuery;
  /** How the text was understood, for the name that is proposed. */
  reading?: ReadWishes | undefined;
  /** Another name to propose. */
  defaultName?: string | undefined;
  size?: ButtonSize | undefined;
}

const form = onDemand(() => import('./save-search-form.tsx'));

/** Keeps the search, and asks whether a mail should come when somebody new fits. */
export function SaveSearchButton({ query, reading, defaultName, size = 'small' }: SaveSearchButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(form, isOpen, () => setIsOpen(false));
  return (
    <Popover
      label="Spara sökningen"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size={size} variant="quiet" icon={BookmarkPlus}>
          Spara sökningen
        </Button>
      }
    >
      {here ? (
        <here.SaveSearchForm
          query={query}
          reading={reading}
          defaultName={defaultName}
          onDone={() => setIsOpen(false)}
        />
      ) : (
        <Loading />
      )}
    </Popover>
  );
}
