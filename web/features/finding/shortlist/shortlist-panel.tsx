import { ShortlistOverview } from './shortlist-overview.tsx';
import type { RoleAdder } from './shortlist-people.tsx';
import { ShortlistView } from './shortlist-view.tsx';
import type { HrefOfList, ShownList } from './shown-list.ts';

interface ShortlistPanelProps {
  shown: ShownList;
  hrefOf: HrefOfList;
  /** Shows something else; `replace` where the shown list is gone. */
  onGo: (shown: ShownList, options?: { replace: boolean }) => void;
  AddToRole: RoleAdder;
}

/** The lists of people, and one of them with its people. */
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
