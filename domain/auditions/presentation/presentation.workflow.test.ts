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
  'to %s there is somebody to show, of a project that casts, until a day to come',
  (command) => {
    expect(whyNot(command, {})).toBeNull();
    expect(whyNot(command, { project_status: 'active' })).toBe('project_not_casting');
    expect(whyNot(command, { person_count: 0 })).toBe('nobody_to_show');
    expect(whyNot(command, { ends_on: '2026-12-28' })).toBe('presentation_end_unfit');
  },
);

test('a presentation lapses the day after its last', () => {
  expect(whyNot('lapse', { ends_on: '2026-12-28' })).toBeNull();
  expect(whyNot('lapse', {})).toBe('answer_day_not_passed');
});
