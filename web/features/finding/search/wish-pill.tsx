import type { KeyboardEvent } from 'react';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { Opener, Pill, RemoveButton } from './chip-parts.tsx';
import type { WishChip } from './search-chips.view.ts';
import type { ChipChanges } from './use-chip-changes.ts';

const editor = onDemand(() => import('./chip-editor.tsx'));

interface WishPillProps {
  chip: WishChip;
  changes: ChipChanges;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The chip of one wish. A press opens a panel for changing the wish. */
export function WishPill({ chip, changes, onKeyDown }: WishPillProps) {
  return (
    <Pill wish={chip.wish}>
      <Popover
        label={`Ändra ${chip.label}`}
        isOpen={changes.open === chip.at}
        onOpenChange={(isOpen) => changes.show(isOpen ? chip : undefined)}
        trigger={<Opener chip={chip} onKeyDown={onKeyDown} />}
      >
        <LateEditor
          chip={chip}
          onChange={(wish) => changes.put(chip, wish)}
          onRemove={() => changes.remove(chip)}
          onClose={changes.close}
        />
      </Popover>
      {/* Hidden on phones to save space; there 'Ta bort' in the panel removes the wish. */}
      <RemoveButton label={chip.label} className="max-md:hidden" onRemove={() => changes.remove(chip)} />
    </Pill>
  );
}

interface LateEditorProps {
  chip: WishChip;
  onChange: (wish: Wish) => void;
  onRemove: () => void;
  onClose: () => void;
}

function LateEditor({ chip, ...rest }: LateEditorProps) {
  const here = useOnDemand(editor, true, rest.onClose);
  return here ? <here.ChipEditor wish={chip.wish} {...rest} /> : <Loading />;
}
