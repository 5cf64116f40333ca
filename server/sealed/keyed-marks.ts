import { type BinaryLike, type BinaryToTextEncoding, createHmac, timingSafeEqual } from 'node:crypto';

/** The keys of a mark: the first writes, all read. */
export type MarkKeys = readonly [BinaryLike, ...BinaryLike[]];

const markUnder = (key: BinaryLike, text: string, form: BinaryToTextEncoding) =>
  createHmac('sha256', key).update(text).digest(form);

/** A keyed hash of a text under the writing key. */
export const markOf = ([key]: MarkKeys, text: string, form: BinaryToTextEncoding): string => markUnder(key, text, form);

/** The keyed hashes of a text under all keys, that of the writing key first. */
export const marksOf = (
  [first, ...others]: MarkKeys,
  text: string,
  form: BinaryToTextEncoding,
): [string, ...string[]] => [markUnder(first, text, form), ...others.map((key) => markUnder(key, text, form))];

/** True if a text is one of the expected ones. The time of the comparison reveals none of them. */
export function isOneOf(expected: readonly string[], text: string): boolean {
  const given = Buffer.from(text);
  const isEqual = (one: string) => {
    const bytes = Buffer.from(one);
    return bytes.length === given.length && timingSafeEqual(bytes, given);
  };
  return expected.map(isEqual).includes(true);
}
