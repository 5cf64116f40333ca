import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCountingSteps } from '#tests/support/count-steps.ts';
import { oneRoleOfBrief, projectOfBrief } from './project-of-brief.ts';

const TODAY = '2026-11-21';

let counting: ReturnType<typeof startCountingSteps>;
beforeAll(() => {
  counting = startCountingSteps();
  // The first text builds the lexicon.
  projectOfBrief('dansare', TODAY);
});
afterAll(() => counting.stop());

/**
 * Steps of reading a text of `letters` letters that repeats `shape`, in both ways: as a whole project, and as one role.
 */
function stepsOf(shape: string, letters: number): number {
  const text = shape.repeat(Math.ceil(letters / shape.length)).slice(0, letters);
  return counting.stepsOf(() => [projectOfBrief(text, TODAY), oneRoleOfBrief(text, TODAY)]);
}

// In each shape, a pass once searched the whole text, or the rest of it, from every position.
test.each([
  ['a negation that may be a but', 'mars utan utan '],
  ['a negation in a sentence without an end', 'man utan '],
  ['a but after a but', 'utan '],
  ['alternatives of a list', 'fiol, eller piano, eller '],
  ['headings within a list', '- - meriterande:\n'],
  ['people who are cast', 'statisterna är klara '],
  ['colours without hair', 'svart, '],
  ['what is told of a family', 'Vår mamma ska spelas av kvinna 40–50 '],
])('twice the text takes at most about twice the steps: %s', (_, shape) => {
  // Far longer than the longest sentence, so that the work within a sentence does not count.
  const [once, twice] = [stepsOf(shape, 6400), stepsOf(shape, 12_800)];
  expect(twice / once).toBeLessThan(2.4);
});
