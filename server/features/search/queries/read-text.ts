import type { ReadQuery } from '#domain/matching/query-of-reading.ts';
import { queryOfText } from '#domain/matching/query-of-text.ts';

const NOTHING: ReadQuery = { wishes: [], parts: [], words: '', notes: [] };

/** What somebody typed, as the search asks it; `today` is the ISO day it is read. Nothing of it is kept or logged. */
export function readText(text: string, today: string): ReadQuery {
  return text.trim() === '' ? NOTHING : queryOfText(text, today);
}
