import { expect, test } from 'vitest';
import { judgeSecrets, type KnownSecret } from './judge-secrets.ts';

type Life = 'read' | 'first' | 'spent';
/** Judges a list of ids as a process with this list does; `lives` has the known secrets by id. */
const judge = (list: readonly string[], lives: Readonly<Record<string, Life>>) =>
  judgeSecrets(
    list,
    Object.entries(lives).map(
      ([key_id, life]): KnownSecret => ({
        key_id,
        is_in_list: list.includes(key_id),
        is_needed: life === 'first',
        is_spent: life === 'spent',
      }),
    ),
  );

test.each([
  ['the secret of the database', ['old'], { old: 'first' }],
  ['a new secret that is only read at first', ['old', 'new'], { old: 'first' }],
  ['a process that has not got the new secret yet', ['old'], { old: 'first', new: 'read' }],
  ['a new secret that seals', ['new', 'old'], { old: 'first', new: 'read' }],
  ['a new secret at once', ['new', 'old'], { old: 'first' }],
  ['the new secret alone, once no value needs the old one', ['new'], { old: 'spent', new: 'first' }],
] as const)('a start with %s is admitted', (_, list, lives) => {
  expect(judge(list, lives)).toBeNull();
});

test.each([
  ['a wrong secret', ['typo'], { old: 'first' }, 'is not the secret of this database'],
  ['wrong secrets', ['typo', 'slip'], { old: 'first', new: 'read' }, 'is not the secret of this database'],
  [
    'no secret that another process seals with',
    ['old'],
    { old: 'first', new: 'first' },
    'lacks the secret with the id new',
  ],
  ['the new secret alone too early', ['new'], { old: 'first', new: 'first' }, 'lacks the secret with the id old'],
  ['a typing error in the new secret', ['old', 'typo'], { old: 'first', new: 'read' }, 'does not know (id typo)'],
  ['a typing error in the first secret', ['typo', 'old'], { old: 'first', new: 'read' }, 'does not know (id typo)'],
] as const)('a start with %s is refused', (_, list, lives, words) => {
  expect(judge(list, lives)).toContain(words);
  expect(judge(list, lives)).toMatch(/^PERSONAL_DATA_SECRET /);
});
