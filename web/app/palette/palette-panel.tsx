import { useId, useState } from 'react';
import { useHasUse } from '#web/app/desk-screens.ts';
import { useMayCast } from '#web/features/accounts/session/may-cast.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { DialogPanel } from '#web/ui/overlay/dialog-panel.tsx';
import { pageCommands } from './page-commands.ts';
import { fitting, type PaletteGroup, placeRows, targetGroups } from './palette.view.ts';
import { PaletteList, rowId } from './palette-list.tsx';
import { useTargets } from './use-targets.ts';

/**
 * Lists screens, commands of the page, and objects that match the typed text. The user chooses by arrows and Enter, or
 * by a press.
 */
export function PalettePanel({ onClose }: { onClose: () => void }) {
  const role = useSession().record?.role ?? 'talent';
  const mayCast = useMayCast();
  const hasUse = useHasUse();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  // Read once when the palette opens, because the page behind it does not change.
  const [commands] = useState(() => pageCommands());
  const targets = useTargets(typed);
  const groups: PaletteGroup[] = [
    ...targetGroups(targets.found, role),
    { label: 'På den här sidan', rows: fitting(commands, typed) },
    {
      label: 'Gå till',
      rows: fitting(
        placeRows(role, mayCast).filter(({ id }) => hasUse(id)),
        typed,
      ),
    },
  ].filter(({ rows }) => rows.length > 0);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const at = Math.min(active, Math.max(count - 1, 0));

  const onKeyDown = (event: React.KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 + count };
    const next = steps[event.key];
    if (next !== undefined && count > 0) {
      event.preventDefault();
      setActive(next % count);
    } else if (event.key === 'Enter' && count > 0) {
      event.preventDefault();
      document.getElementById(rowId(listId, at))?.click();
    }
  };

  return (
    <DialogPanel
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Gå till"
      className="inset-x-0 top-0 max-h-[92dvh] animate-fade rounded-b-panel sm:inset-x-auto sm:top-[12dvh] sm:left-1/2 sm:max-h-[70dvh] sm:w-[min(40rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:rounded-panel"
    >
      {/* Padding for the focus ring, which the scrolling list would cut off. */}
      <div className="sticky top-0 z-1 bg-surface pt-1 pb-3">
        <SearchField
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? rowId(listId, at) : undefined}
          autoComplete="off"
          label="Skärm, projekt eller namn"
          placeholder="Skärm, projekt eller namn"
          value={typed}
          isBusy={targets.isBusy}
          maxLength={60}
          onKeyDown={onKeyDown}
          onChange={(text) => {
            setTyped(text);
            setActive(0);
          }}
        />
      </div>
      <PaletteList id={listId} groups={groups} active={at} onChosen={onClose} />
      {count === 0 && !targets.isBusy && (
        <p className="py-6 text-sm text-ink-muted">
          {targets.isUnknown ? 'Söks när du är uppkopplad igen.' : 'Inget heter så, av det du får se.'}
        </p>
      )}
    </DialogPanel>
  );
}
