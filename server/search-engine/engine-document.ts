import { isLevelKind } from '#domain/finding/matching/condition.ts';
import { FACET_KINDS, type FacetKind } from '#domain/finding/matching/facet-kinds.ts';
import { plain } from '#server/search-index/corrections.ts';
import { type DocumentRow, dayNumber, termsOf } from '#server/search-index/document.ts';
import { facetIds } from '#server/search-index/facets.ts';
import { WORD } from '#server/search-index/segment.ts';

const FACET_IDS: ReadonlyMap<FacetKind, ReadonlySet<string>> = new Map(
  FACET_KINDS.map((kind) => [kind, new Set(facetIds(kind))]),
);

/** The field of the engine with a talent's options of a kind. */
export const facetField = (kind: FacetKind): string => `facet_${kind}`;

/** True if a search may find the talent, now or later; of others the engine keeps nothing. */
export const isKept = ({ is_findable, visible_from }: DocumentRow): boolean =>
  is_findable && visible_from !== 'infinity';

/** The options of a kind among a talent's terms. A skill or a language has a term for each level up to its own. */
function optionsOf(kind: FacetKind, terms: readonly string[]): string[] {
  const ending = isLevelKind(kind) ? '.1' : '';
  return terms.flatMap((term) => {
    if (!term.startsWith(`${kind}.`) || !term.endsWith(ending)) return [];
    const id = term.slice(kind.length + 1, term.length - ending.length);
    return FACET_IDS.get(kind)?.has(id) ? [id] : [];
  });
}

/** A talent as the engine keeps it. `today` is the first ISO day for which busy days are kept. */
export function engineDocument(row: DocumentRow, today: string): Readonly<Record<string, unknown>> {
  const terms = [...new Set(termsOf(row, today))];
  const words = terms.filter((term) => term.startsWith(WORD)).map((term) => term.slice(WORD.length));
  const has = new Set(terms);
  return {
    id: row.talent_id,
    terms: terms.filter((term) => !term.startsWith(WORD)),
    words,
    plain_words: [...new Set(words.map(plain))],
    points: row.profile_points,
    created: Math.floor(Date.parse(row.created_date) / 1000),
    visible_from: row.visible_from === '-infinity' ? 0 : dayNumber(row.visible_from),
    ...(!has.has('age.unknown') && { age_min: row.playing_age_min ?? 0, age_max: row.playing_age_max ?? 0 }),
    ...(!has.has('height.unknown') && { height: row.height_cm ?? 0 }),
    ...Object.fromEntries(FACET_KINDS.map((kind) => [facetField(kind), optionsOf(kind, terms)])),
    row,
  };
}
