import type { SavedSearch } from '#contract/finding/saved-search.ts';
import type { TalentQuery, Wish } from '#domain/finding/matching/condition.ts';
import { conditionsText, wishLabel } from '#texts/finding/wish-words.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

/** Maximum length of a name (contract/finding/saved-search.ts). */
export const NAME_MAX = 80;

/** The parts of a reading that a name of a search is made of. */
export interface ReadWishes {
  readonly wishes: readonly Wish[];
  readonly words: string;
}

/** A search that the user may save. */
export interface SearchToSave {
  /** The present query. The server reads its text once, when the search is saved. */
  readonly query: TalentQuery;
  /** The reading of the text, used for proposing a name. */
  readonly reading?: ReadWishes | undefined;
  /** A name to propose instead of the wishes. */
  readonly defaultName?: string | undefined;
}

/** Wishes as the parts of one line: only the first begins with a capital letter. */
function partsOf(wishes: readonly Wish[]): string[] {
  const lead = { must: '', merit: 'gärna ', not: 'inte ' };
  return wishes.map((wish, at) => (at === 0 ? wishLabel(wish) : lead[wish.demand] + conditionsText(wish.any)));
}

/** All wishes in words: 'Kvinna; ridning, minst van; ”Öhman”'. */
export function queryText({ text, wishes }: Pick<TalentQuery, 'text' | 'wishes'>): string {
  return [...partsOf(wishes), ...(text.trim() ? [`”${text.trim()}”`] : [])].join('; ') || 'Alla';
}

/** The proposed name of a search: its wishes in order, until NAME_MAX is full. */
export function proposedName(query: TalentQuery, reading?: ReadWishes): string {
  const read = reading && reading.wishes.length > 0 ? reading : { wishes: [], words: query.text };
  const labels = partsOf([...query.wishes, ...read.wishes]);
  if (read.words.trim()) labels.push(read.words.trim());
  let name = '';
  for (const label of labels) {
    const longer = name ? `${name}, ${label}` : label;
    if (longer.length > NAME_MAX) break;
    name = longer;
  }
  return name || labels[0]?.slice(0, NAME_MAX).trim() || 'Alla talanger';
}

/** The wishes of a search in words; undefined if the name says the same. */
export function askedText(saved: { name: string; query: Pick<TalentQuery, 'text' | 'wishes'> }): string | undefined {
  const { name, query } = saved;
  const words = queryText(query);
  return name === words.replaceAll('; ', ', ').replaceAll('”', '') ? undefined : words;
}

/** The number of matches of the last run: '34 passade', 'Ingen passade'. */
export function foundText({ found_count }: Pick<SavedSearch, 'found_count'>): string {
  return found_count === 0 ? 'Ingen passade' : `${formatNumber(found_count)} passade`;
}

/** '2 nya sedan du tittade'; undefined without new matches. */
export function newText({ new_count }: Pick<SavedSearch, 'new_count'>): string | undefined {
  if (new_count === 0) return undefined;
  return `${formatNumber(new_count)} ${new_count === 1 ? 'ny' : 'nya'} sedan du tittade`;
}

/** Why no mails come although the user has turned them on; undefined if mails come or are turned off. */
export function silentText(search: Pick<SavedSearch, 'notify' | 'has_passed' | 'is_too_wide'>): string | undefined {
  if (search.notify === 'off') return undefined;
  if (search.has_passed) return 'Inga mejl skickas, för dagarna du frågar efter har varit.';
  if (search.is_too_wide) return 'Inga mejl skickas, för så många passar. Spara en snävare sökning.';
  return undefined;
}
