import { expect, test } from 'vitest';
import { type AppealSubject, appealWorkflow } from './appeal.workflow.ts';

const MOMENT = { today: '2026-12-29', now: '2026-12-29T09:00:00Z' };
const APPEAL: AppealSubject = {
  status: 'waiting',
  appellant: 'company',
  open_until: '2026-12-29',
  not_answered_by: null,
};
const whyNot = (command: 'write' | 'uphold-company' | 'uphold-talent', changed: Partial<AppealSubject>) =>
  appealWorkflow.transitions[command].guard({ ...APPEAL, ...changed }, MOMENT);

test('an appeal can be written on its last day, and not after it', () => {
  expect(whyNot('write', {})).toBeNull();
  expect(whyNot('write', { open_until: '2026-12-28' })).toBe('dead_link');
});

test('a decision can be upheld only for the side that appealed', () => {
  expect(whyNot('uphold-company', {})).toBeNull();
  expect(whyNot('uphold-company', { appellant: 'talent' })).toBe('not_allowed_now');
  expect(whyNot('uphold-talent', { appellant: 'talent' })).toBeNull();
  expect(whyNot('uphold-talent', {})).toBe('not_allowed_now');
});
