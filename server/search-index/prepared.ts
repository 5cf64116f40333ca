import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { answer, type Known, wordsAsked } from './answer.ts';
import type { DocumentRow } from './document.ts';
import { loadSome } from './load.ts';
import { type Segment, segmentOf } from './segment.ts';
import { segmentPart } from './segment-part.ts';
import { stemsOf } from './stems.ts';
import type { Answers, Question } from './talent-search.ts';

/** A question with all that is read from the database for it; plain data, so that any thread can answer it. */
export interface Prepared {
  readonly question: Question;
  /** The stem of each word that the question asks for. */
  readonly stems: ReadonlyMap<string, string>;
  /** The row of the talent of a 'match' question. */
  readonly rows: readonly DocumentRow[];
}

/** Reads from the database what a question needs beside the talents. */
export async function prepare(db: Kysely<Database>, question: Question): Promise<Prepared> {
  const words = [...new Set(wordsAsked(question))];
  const stemOf = await stemsOf(db, words);
  const stems = new Map(words.map((word) => [word, stemOf(word)]));
  const rows = question.kind === 'match' ? await loadSome(db, [question.talent_id]) : [];
  return { question, stems, rows };
}

/** Answers a question from the parts, which are asked for as often as the question needs them. */
export function answerPrepared(
  { question, stems, rows }: Prepared,
  parts: Known['parts'],
): Promise<Answers[Question['kind']]> {
  const person = question.kind === 'match' ? segmentOf(rows, question.all[0]?.today ?? '') : undefined;
  const stemOf = (word: string) => stems.get(word) ?? word;
  return answer(question, { parts, stemOf, ...(person && { person }) });
}

/** Answers a question from segments. */
export function answerFromSegments(
  prepared: Prepared,
  segments: readonly Segment[],
): Promise<Answers[Question['kind']]> {
  const parts = segments.map(segmentPart);
  return answerPrepared(prepared, () => parts);
}
