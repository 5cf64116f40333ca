import { useEffect } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';
import type { PaletteGroup, PaletteRow } from './palette.view.ts';

export const rowId = (listId: string, index: number) => `${listId}-${index}`;

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Index of the row that Enter chooses, counted over all groups. */
  active: number;
  /** Called after the user has chosen a row. */
  onChosen: () => void;
}

/** The rows of the palette. The focus stays in the text field, whose aria-activedescendant names the active row. */
export function PaletteList({ id, groups, active, onChosen }: PaletteListProps) {
  useEffect(() => {
    document.getElementById(rowId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let index = -1;
  return (
    <div id={id} role="listbox" aria-label="Träffar">
      {groups.map(({ label, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={label} role="group" aria-label={label} className="pb-2">
          <p aria-hidden="true" className="kicker px-3 py-1.5">
            {label}
          </p>
          {rows.map((row) => {
            index += 1;
            return <Row key={row.id} id={rowId(id, index)} row={row} isActive={index === active} onChosen={onChosen} />;
          })}
        </div>
      ))}
    </div>
  );
}

function Row({
  id,
  row,
  isActive,
  onChosen,
}: {
  id: string;
  row: PaletteRow;
  isActive: boolean;
  onChosen: () => void;
}) {
  const { label, hint, to, run } = row;
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    // Not focusable: the text field keeps the focus and handles the keys.
    tabIndex: -1,
    className: classNames(
      'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left text-sm md:min-h-9 md:py-1.5',
      isActive ? 'bg-sunken' : 'hover:bg-sunken',
    ),
  };
  const words = (
    <>
      <span className="min-w-0 truncate">{label}</span>
      {hint && <span className="ml-auto min-w-0 truncate text-ink-muted">{hint}</span>}
    </>
  );
  if (to !== undefined) {
    return (
      <Link {...common} to={to} onClick={onChosen}>
        {words}
      </Link>
    );
  }
  const choose = () => {
    onChosen();
    run?.();
  };
  return (
    <button {...common} type="button" onClick={choose}>
      {words}
    </button>
  );
}
