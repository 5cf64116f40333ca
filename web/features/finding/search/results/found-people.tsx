import type { ResultLook } from '#web/features/finding/search/result-look.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { ResultPeople } from './result-people.ts';
import { ResultWall } from './result-wall.tsx';

// Loaded on demand, because most users keep the wall.
const resultList = onDemand(() => import('./result-list.tsx'));

interface FoundPeopleProps extends ResultPeople {
  look: ResultLook;
  onLook: (look: ResultLook) => void;
}

/** The people of a page, in the chosen view. */
export function FoundPeople({ look, onLook, ...people }: FoundPeopleProps) {
  const list = useOnDemand(resultList, look === 'list', () => onLook('wall'));
  if (look === 'wall') return <ResultWall {...people} />;
  return list ? <list.ResultList {...people} /> : <Loading />;
}
