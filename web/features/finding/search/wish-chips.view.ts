import type { Wish } from '#domain/finding/matching/condition.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import { wishLabel } from '#texts/finding/wish-words.ts';

export interface WishChip {
  readonly id: string;
  /** The wish in Swedish, such as 'Ridning, minst van'. */
  readonly label: string;
  readonly wish: Wish;
  /** All wishes except this one. */
  readonly without: readonly Wish[];
}

/** All wishes, one chip each, in their order. */
export function wishChips(wishes: readonly Wish[]): WishChip[] {
  return wishes.map((wish, index) => ({
    id: `${index} ${writeWish(wish)}`,
    label: wishLabel(wish),
    wish,
    without: wishes.filter((_, other) => other !== index),
  }));
}
