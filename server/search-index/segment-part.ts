import { andNotInto, copyOf, isShared } from './doc-set.ts';
import { countFacets } from './facets.ts';
import type { SearchPart } from './search-part.ts';
import { type Segment, WORD } from './segment.ts';
import { beginningWith, likeWord } from './segment-words.ts';
import { select } from './select.ts';
import { visibleBits } from './visible.ts';

/** A segment as a part of the search. Its answers are computed during the call, before another change can mark a talent as gone. */
export function segmentPart(segment: Segment): SearchPart {
  return {
    words({ today, without }) {
      const visible = copyOf(visibleBits(segment, today, without));
      andNotInto(visible, segment.gone);
      const has = (word: string) => isShared(visible, segment.postings.get(WORD + word));
      return {
        having: async (stems) => stems.filter(has),
        beginningWith: async (start) => beginningWith(segment, start, has),
        like: async (word) => likeWord(segment, word, has),
      };
    },
    async find(ask, { isCounted }) {
      const selected = select(segment, ask);
      const facets = isCounted ? countFacets(selected) : new Map();
      return { total: selected.total, selected, facets, unknown: selected.unknown };
    },
  };
}
