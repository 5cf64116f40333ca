/** The worker of a helper (answering-threads.ts): it answers questions from shared segments, and needs no database. */
import { parentPort } from 'node:worker_threads';
import type { FromHelper, ToHelper } from './answering-threads.ts';
import { openSegment } from './packed-segment.ts';
import { answerFromSegments } from './prepared.ts';
import type { Segment } from './segment.ts';
import { thrownOf } from './thrown.ts';

const tell = (message: FromHelper) => parentPort?.postMessage(message);
let segments: ReadonlyMap<number, Segment> = new Map();

parentPort?.on('message', async ({ id, prepared, segments: news }: ToHelper) => {
  try {
    if (news) {
      const before = segments;
      segments = new Map(
        news.map(({ number, packed, gone }) => {
          const segment = packed ? openSegment(packed, gone) : before.get(number);
          if (!segment) throw new Error('A helper was told of a segment that it does not have');
          segment.gone = gone;
          return [number, segment];
        }),
      );
    }
    tell({ id, answer: await answerFromSegments(prepared, [...segments.values()]) });
  } catch (error) {
    tell({ id, thrown: thrownOf(error) });
  }
});
tell('there');
