import { ShortlistOverview } from './shortlist-overview.tsx';
import { ShortlistView } from './shortlist-view.tsx';

/** Where in the lists somebody is: all of them, or one, and which page. */
export interface ShortlistPlace {
  readonly list?: string | undefined;
  /** From 1. */
  readonly page: number;
}

export interface ShortlistPanelProps {
  place: ShortlistPlace;
  /** The address of another place. */
  hrefOf: (place: ShortlistPlace) => string;
  /** Goes there; `replace` where the present place is no more. */
  onGo: (place: ShortlistPlace, options?: { replace: boolean }) => void;
  /** Whether people can be added to roles of projects: companies do, administrators do not. */
  canCast: boolean;
}

/** The lists of people, and one of them with its people. */
export function ShortlistPanel({ place, hrefOf, onGo, canCast }: ShortlistPanelProps) {
  return place.list === undefined ? (
    <ShortlistOverview page={place.page} hrefOf={hrefOf} />
  ) : (
    <ShortlistView
      key={place.list}
      id={place.list}
      page={place.page}
      hrefOf={hrefOf}
      onGone={() => onGo({ page: 1 }, { replace: true })}
      canCast={canCast}
    />
  );
}
