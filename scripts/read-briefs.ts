import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { readBrief } from '#domain/finding/search/read-brief.ts';
import { toPrediction } from '#domain/finding/search/to-prediction.ts';
import { dayOf, isDay } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';

// `npm run --silent brief < in.jsonl > out.jsonl`: reads lines {"id","brief","today"} and writes lines {"id","pred"} in
// the same order. For an invalid line it writes {"id","error"} and continues. Without `today`, the current day is used.
// Lines are handled one at a time, so that a file may have any length.
const request = z.object({
  id: z.unknown(),
  brief: z.string(),
  today: z.string().refine(isDay, 'today is no day').optional(),
});

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue;
  const isFull = !process.stdout.write(`${JSON.stringify(answer(line))}\n`);
  if (isFull) await once(process.stdout, 'drain');
}

function answer(line: string): object {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { id: idInText(line), error: 'not JSON' };
  }
  const parsed = request.safeParse(json);
  const id = idOf(json);
  if (!parsed.success)
    return { id, error: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
  try {
    const { brief, today } = parsed.data;
    return { id, pred: toPrediction(readBrief(brief, today ?? dayOf(systemClock()))) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : 'unknown' };
  }
}

function idOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'id' in json ? json.id : null;
}

/** The id in a line that is not JSON, if one can be found. */
function idInText(line: string): string | number | null {
  const match = /"id"\s*:\s*(?:"([^"\\]{1,200})"|(-?\d{1,15})(?![\d.]))/.exec(line.slice(0, 2000));
  if (match?.[1] !== undefined) return match[1];
  return match?.[2] !== undefined ? Number(match[2]) : null;
}
