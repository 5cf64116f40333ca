import { expect, test } from 'vitest';
import { type PresentationSubject, presentationWorkflow } from './presentation.workflow.ts';

const MOMENT = { today: '2026-12-29', now: '2026-12-29T09:00:00Z' };
const SHOWN: PresentationSubject = {
  status: 'shared',
  project_status: 'casting',
  ends_on: '2026-12-29',
  person_count: 1,
};
const whyNot = (command: 'share' | 'renew-link' | 'lapse', changed: Partial<PresentationSubject>) =>
  presentationWorkflow.transitions[command].guard({ ...SHOWN, ...changed }, MOMENT);

test.each(['share', 'renew-link'] as const)(
  '%s needs a person to show, a project that is casting, and a future last day',
  (command) => {
    expect(whyNot(command, {})).toBeNull();
    expect(whyNot(command, { project_status: 'active' })).toBe('project_not_casting');
    expect(whyNot(command, { person_count: 0 })).toBe('nobody_to_show');
    expect(whyNot(command, { ends_on: '2026-12-28' })).toBe('presentation_end_unfit');
  },
);

test('a presentation lapses on the day after its last day', () => {
  expect(whyNot('lapse', { ends_on: '2026-12-28' })).toBeNull();
  expect(whyNot('lapse', {})).toBe('answer_day_not_passed');
});
