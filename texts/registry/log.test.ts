import { expect, test } from 'vitest';
import { logSentence } from './log.ts';

const WORDS = { actor_name: 'Anna Berg', subject: 'Bo Ek, Ryttare', field: 'status', old_value: null, new_value: null };

test('the log of an order speaks of the order, that of a project of the project', () => {
  expect(logSentence('project.activate', WORDS, 'order')).toBe('Anna Berg aktiverade beställningen.');
  expect(logSentence('project.activate', WORDS, 'project')).toBe('Anna Berg aktiverade projektet.');
  expect(logSentence('candidate.release', WORDS, 'order')).toBe(
    'Bo Ek, Ryttare: fick besked om att beställningen ställs in.',
  );
});
