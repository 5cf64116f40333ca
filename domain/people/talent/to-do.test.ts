import { expect, test } from 'vitest';
import { inOrderOfLoss, OWN_TO_DOS } from './to-do.ts';

const wait = (what: (typeof OWN_TO_DOS)[number], until: string | null = null) => ({ what, until });

test('the earliest silent decision comes first, then signatures, and a dispute last', () => {
  const waiting = [
    wait('explain_report'),
    wait('sign_extension'),
    wait('sign_agreement'),
    wait('answer_report', '2026-08-28'),
    wait('send_report', '2026-08-26'),
  ];
  const told = ['send_report', 'answer_report', 'sign_agreement', 'sign_extension', 'explain_report'];
  expect(inOrderOfLoss(waiting).map(({ what }) => what)).toEqual(told);
});

test('tasks of the same day, and without a day, are in the declared order', () => {
  for (const until of ['2026-08-26', null]) {
    const all = OWN_TO_DOS.map((what) => wait(what, until));
    expect(inOrderOfLoss(all.toReversed())).toEqual(all);
  }
});
