import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { readBrief } from '#domain/finding/search/read-brief.ts';
import { toPrediction } from '#domain/finding/search/to-prediction.ts';
import { type Beside, besideOf, judgeBeside } from '#tests/briefs/judge/beside.ts';
import { type Gold, judge, type Slack, type Verdict } from '#tests/briefs/judge/judge.ts';

// `node scripts/measure-briefs.ts tests/briefs/work.jsonl [--faults | --classes]`: measures the brief parser on a
// corpus: micro-F1 over all fields, the share of briefs without a fault, and the time per brief. If the corpus has
// facts besides the wanted person, these are measured in the same way. --faults prints the texts of the working corpus
// only: developers of the parser must not know the kept-apart texts. --classes counts the faults by field, in any
// corpus.
const line = z.object({
  id: z.string(),
  brief: z.string(),
  today: z.string(),
  gold: z.custom<Gold>(),
  slack: z.custom<Slack>().optional(),
  more: z.custom<Beside>().optional(),
});

const [file, flag] = process.argv.slice(2);
if (!file) throw new Error('Give the file of a corpus, for example tests/briefs/work.jsonl.');
const briefs = readFileSync(file, 'utf8')
  .split('\n')
  .filter((text) => text.trim() !== '')
  .map((text) => line.parse(JSON.parse(text)));
const showsFaults = flag === '--faults' && !basename(file).includes('kept-apart');

const newTally = () => ({
  briefs: 0,
  found: 0,
  invented: 0,
  missed: 0,
  faultless: 0,
  classes: new Map<string, number>(),
});
const [sought, beside] = [newTally(), newTally()];
let milliseconds = 0;

function count(tally: typeof sought, { found, invented, missed }: Verdict): void {
  tally.briefs += 1;
  tally.found += found;
  tally.invented += invented.length;
  tally.missed += missed.length;
  if (invented.length + missed.length === 0) tally.faultless += 1;
  for (const [sign, faults] of [
    ['+', invented],
    ['-', missed],
  ] as const)
    for (const fault of faults) {
      const name = sign + fault.split('=')[0];
      tally.classes.set(name, (tally.classes.get(name) ?? 0) + 1);
    }
}

for (const { id, brief, today, gold, slack, more } of briefs) {
  const start = performance.now();
  const reading = readBrief(brief, today);
  const predicted = toPrediction(reading);
  milliseconds += performance.now() - start;
  const verdicts = [judge(gold, predicted, slack), ...(more ? [judgeBeside(more, besideOf(reading))] : [])];
  if (verdicts[0]) count(sought, verdicts[0]);
  if (verdicts[1]) count(beside, verdicts[1]);
  const [invented, missed] = [verdicts.flatMap((one) => one.invented), verdicts.flatMap((one) => one.missed)];
  if (showsFaults && invented.length + missed.length > 0)
    console.log(
      `${id} +[${invented.join(', ')}] -[${missed.join(', ')}]\n    ${brief.slice(0, 400).replaceAll('\n', ' ⏎ ')}`,
    );
}

function report(name: string, tally: typeof sought): void {
  const { found, invented, missed } = tally;
  const f1 = (2 * found) / Math.max(1, 2 * found + invented + missed);
  const share = ((100 * tally.faultless) / Math.max(1, tally.briefs)).toFixed(1);
  console.log(
    `${name}: ${tally.briefs} briefs, micro-F1 ${f1.toFixed(3)} (found ${found}, invented ${invented}, missed ${missed}), without a fault ${share} %`,
  );
  if (flag === '--classes')
    console.log(
      `    ${[...tally.classes]
        .sort(([, one], [, other]) => other - one)
        .map(([fault, times]) => `${fault} ${times}`)
        .join(', ')}`,
    );
}

report('what is sought', sought);
if (beside.briefs > 0) report('what is told beside', beside);
console.log(`${(milliseconds / Math.max(1, briefs.length)).toFixed(2)} ms each`);
