import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { readBrief } from '#domain/search/read-brief.ts';
import { toPrediction } from '#domain/search/to-prediction.ts';
import { type Gold, judge, type Slack } from '#tests/briefs/judge/judge.ts';

// `node scripts/measure-briefs.ts tests/briefs/work.jsonl [--faults]`: how well the reader of briefs reads a corpus.
// Micro-F1 over all fields, the share of briefs read without a fault, and the time one takes. Faults are shown for
// what is built with only: nobody who changes the reader may know what is in the parts that are kept apart.
const line = z.object({
  id: z.string(),
  brief: z.string(),
  today: z.string(),
  gold: z.custom<Gold>(),
  slack: z.custom<Slack>().optional(),
});

const [file, flag] = process.argv.slice(2);
if (!file) throw new Error('Name a corpus, for example tests/briefs/work.jsonl.');
const briefs = readFileSync(file, 'utf8')
  .split('\n')
  .filter((text) => text.trim() !== '')
  .map((text) => line.parse(JSON.parse(text)));
const showsFaults = flag === '--faults' && !basename(file).includes('kept-apart');

let [found, invented, missed, faultless, milliseconds] = [0, 0, 0, 0, 0];
for (const { id, brief, today, gold, slack } of briefs) {
  const start = performance.now();
  const predicted = toPrediction(readBrief(brief, today));
  milliseconds += performance.now() - start;
  const verdict = judge(gold, predicted, slack);
  found += verdict.found;
  invented += verdict.invented.length;
  missed += verdict.missed.length;
  if (verdict.invented.length + verdict.missed.length === 0) faultless += 1;
  else if (showsFaults)
    console.log(
      `${id} +[${verdict.invented.join(', ')}] -[${verdict.missed.join(', ')}]\n    ${brief.slice(0, 400).replaceAll('\n', ' ⏎ ')}`,
    );
}
const f1 = (2 * found) / Math.max(1, 2 * found + invented + missed);
console.log(
  `${briefs.length} briefs, micro-F1 ${f1.toFixed(3)} (found ${found}, invented ${invented}, missed ${missed}), without a fault ${((100 * faultless) / Math.max(1, briefs.length)).toFixed(1)} %, ${(milliseconds / Math.max(1, briefs.length)).toFixed(2)} ms each`,
);
