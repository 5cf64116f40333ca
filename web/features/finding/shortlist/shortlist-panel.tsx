import { ShortlistOverview } from './shortlist-overview.tsx';
import type { RoleAdder } from './shortlist-people.tsx';
import { ShortlistView } from './shortlist-view.tsx';
import type { HrefOfList, ShownList } from './shown-list.ts';

interface ShortlistPanelProps {
  shown: ShownList;
  hrefOf: HrefOfList;
  /** Shows another list or page. `replace` is set if the present list has been deleted. */
  onGo: (shown: ShownList, options?: { replace: boolean }) => void;
  AddToRole: RoleAdder;
}

/** The lists of the company, or the administrator's own; or one list with its people. */
export function ShortlistPanel({ shown, hrefOf, onGo, AddToRole }: ShortlistPanelProps) {
  return shown.list === undefined ? (
    <ShortlistOverview page={shown.page} hrefOf={hrefOf} />
  ) : (
    <ShortlistView
      key={shown.list}
      id={shown.list}
      page={shown.page}
      hrefOf={hrefOf}
      onGone={() => onGo({ page: 1 }, { replace: true })}
      AddToRole={AddToRole}
    />
  );
}
