import { expect, test } from 'vitest';
import { ENTRY_COMMANDS, ENTRY_STATES, ENTRY_STEPS, entryCommands } from './outbox-entry.ts';

test('every state can be reached from waiting, and only sent and given-up entries never change', () => {
  const reached = new Set(['waiting']);
  for (const state of reached)
    for (const step of Object.values(ENTRY_STEPS)) if (step.from === state) reached.add(step.to);
  expect([...reached].sort()).toEqual([...ENTRY_STATES].sort());
  const left = new Set<string>(Object.values(ENTRY_STEPS).map((step) => step.from));
  expect(ENTRY_STATES.filter((state) => !left.has(state))).toEqual(['sent', 'given_up']);
});

test('an administrator may only act on dead entries', () => {
  expect(ENTRY_STATES.map(entryCommands)).toEqual([[], [], [...ENTRY_COMMANDS], []]);
});
