import { describe, expect, test } from 'vitest';
import { readBrief } from '#domain/finding/search/read-brief.ts';
import { toPrediction } from '#domain/finding/search/to-prediction.ts';
import { RULES } from './rules.ts';

// Each rule carries its examples. An example lists everything that is read from its text.
describe.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (_name, { examples }) => {
  test.each(examples.map(([brief, fields]) => ({ brief, fields })))('$brief', ({ brief, fields }) => {
    expect(toPrediction(readBrief(brief, '2026-11-21'))).toEqual(fields);
  });
});
