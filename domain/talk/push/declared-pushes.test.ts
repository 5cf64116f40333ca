import { expect, test } from 'vitest';
import { PUSH_KINDS, PUSHES } from '#domain/kernel/push/pushes.ts';
import { creationsOf, type Workflow } from '#domain/kernel/workflow/workflow.ts';
import { workflows } from '#domain/registry/workflows.ts';

const all: readonly Workflow[] = Object.values(workflows);
const declared = all.flatMap((workflow) => [...creationsOf(workflow), ...Object.values(workflow.transitions)]);

test('nothing is pushed to a reader without a notice', () => {
  const pushed = declared.filter(({ push }) => push);
  expect(pushed.length).toBeGreaterThan(40);
  for (const { notices, push } of pushed) {
    expect(
      Object.keys(notices).some((audience) => audience !== 'guardian'),
      push,
    ).toBe(true);
  }
});

test('every push is declared by an event, or is that of messages, and every kind has a push', () => {
  const used = new Set([...declared.map(({ push }) => push), 'new_message']);
  expect(Object.keys(PUSHES).filter((push) => !used.has(push as keyof typeof PUSHES))).toEqual([]);
  expect([...new Set(Object.values(PUSHES).map(({ kind }) => kind))]).toEqual([...PUSH_KINDS]);
});
