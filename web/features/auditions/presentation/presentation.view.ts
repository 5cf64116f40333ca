import type {
  BoardVote,
  PreparedPerson,
  PresentedPerson,
  WrittenPresentation,
} from '#contract/auditions/presentation.ts';
import { VOTES, type Vote } from '#domain/auditions/presentation/presentation.rules.ts';
import { voteLabels } from '#texts/auditions/presentation-words.ts';

/** 'Spelar 25–35 år, 170 cm'; empty if the profile has neither. */
export function factsOf(person: Pick<PresentedPerson, 'playing_age_min' | 'playing_age_max' | 'height_cm'>): string {
  const { playing_age_min: min, playing_age_max: max, height_cm } = person;
  const age = min === null || max === null ? '' : min === max ? `${min} år` : `${min}–${max} år`;
  return [age && `Spelar ${age}`, height_cm && `${height_cm} cm`].filter(Boolean).join(', ');
}

/** The vote that a key gives: 1 is yes, 2 maybe, 3 no; undefined for other keys. */
export const voteOfKey = (key: string): Vote | undefined => VOTES[Number(key) - 1];

/** 'Ja 2, kanske 1': the number of each vote; empty without votes. */
export function countText(votes: readonly { readonly vote: Vote | null }[]): string {
  const counts = VOTES.map((vote) => ({ vote, count: votes.filter((said) => said.vote === vote).length }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ vote, count }) => `${voteLabels[vote].word} ${count}`)
    .join(', ');
}

/** One guest's opinion: 'Per: kanske, ”varm röst”'. */
export const saidText = ({ guest_name, vote, comment }: Pick<BoardVote, 'guest_name' | 'vote' | 'comment'>): string =>
  `${guest_name}: ${[vote && voteLabels[vote].word.toLocaleLowerCase('sv'), comment && `”${comment}”`].filter(Boolean).join(', ')}`;

/** The guests' votes, grouped by the id of the candidate. */
export const votesByCandidate = (votes: readonly BoardVote[]): ReadonlyMap<string, readonly BoardVote[]> =>
  Map.groupBy(votes, ({ candidate_id }) => candidate_id);

export type ChosenPerson = WrittenPresentation['people'][number];

/** A prepared person as the server takes it. */
export const chosenOf = ({ candidate_id, words, media_ids, tape_ids }: PreparedPerson): ChosenPerson => ({
  candidate_id,
  words,
  media_ids,
  tape_ids,
});

/** The list with one item moved a step up or down; unchanged at either end. */
export function stepped<Item>(items: readonly Item[], at: number, by: 1 | -1): Item[] {
  const item = items[at];
  if (item === undefined || at + by < 0 || at + by >= items.length) return [...items];
  return items.toSpliced(at, 1).toSpliced(at + by, 0, item);
}

/** Adds an id, or removes it if present; the others keep their order. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
