import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonSize, IconButton } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Popover } from '#web/ui/overlay/popover.tsx';
import type { Listed } from './use-shortlisting.ts';

export interface ShortlistButtonProps {
  /** The people to put on lists. */
  talents: readonly Listed[];
  size?: ButtonSize | undefined;
  /** 'icon' for places with little room, such as on a portrait. */
  look?: 'words' | 'icon' | undefined;
}

const choice = onDemand(() => import('./shortlist-choice.tsx'));

/**
 * A button with a panel of lists, for adding people to lists and removing them. A list that holds all of the people is
 * ticked.
 */
export function ShortlistButton({ talents, size = 'normal', look = 'words' }: ShortlistButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(choice, isOpen, () => setIsOpen(false));
  const [only] = talents;
  const whom = talents.length === 1 && only ? only.name : `${talents.length} personer`;
  return (
    <Popover
      label={`Listor för ${whom}`}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      align="end"
      trigger={
        look === 'icon' ? (
          <IconButton icon={Bookmark} label={`Spara i lista: ${whom}`} disabled={talents.length === 0} />
        ) : (
          <Button size={size} icon={Bookmark} disabled={talents.length === 0}>
            Spara i lista<span className="sr-only">: {whom}</span>
          </Button>
        )
      }
    >
      {here ? <here.ShortlistChoice talents={talents} /> : <Loading />}
    </Popover>
  );
}
