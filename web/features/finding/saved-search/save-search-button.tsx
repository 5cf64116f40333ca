import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonSize } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Popover } from '#web/ui/overlay/popover.tsx';
import type { SearchToSave } from './saved-search.view.ts';

interface SaveSearchButtonProps extends SearchToSave {
  size?: ButtonSize | undefined;
}

const form = onDemand(() => import('./save-search-form.tsx'));

/** A button that opens the form for saving the search. */
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
