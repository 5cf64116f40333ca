import type { ReactNode } from 'react';
import type { SearchHit } from '#contract/finding/search.ts';
import type { ResultLook } from '#web/features/finding/search/result-look.ts';
import type { ReasonWords } from './reasons.view.ts';

/** The people of one page and the commands for each, for the wall and the list. */
export interface ResultPeople {
  readonly hits: readonly SearchHit[];
  readonly reasonsOf: (hit: SearchHit) => readonly ReasonWords[];
  readonly onOpen: (hit: SearchHit) => void;
  /** Marked people on all pages, by id. */
  readonly chosen: ReadonlyMap<string, SearchHit>;
  /** Marks or unmarks a person; absent if the screen has no commands for marked people. */
  readonly onChoose?: ((hit: SearchHit) => void) | undefined;
  readonly isCompared: (hit: SearchHit) => boolean;
  readonly onCompare: (hit: SearchHit) => void;
  readonly badgeOf?: ((hit: SearchHit, look: ResultLook) => ReactNode) | undefined;
  readonly actionsOf?: ((hit: SearchHit) => ReactNode) | undefined;
}
