import { expect, test } from 'vitest';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { creationsOf, type Workflow } from '#domain/kernel/workflow/workflow.ts';
import { workflows } from '#domain/registry/workflows.ts';
import { noticeNounsOf } from './notice-desks.ts';

test('every notice for administrators has a desk, and an owner gets all of them', () => {
  const all: readonly Workflow[] = Object.values(workflows);
  const telling = all
    .filter((workflow) =>
      [...creationsOf(workflow), ...Object.values(workflow.transitions)].some(({ notices }) => 'admin' in notices),
    )
    .map(({ noun }) => noun);
  expect(telling.length).toBeGreaterThan(5);
  expect(noticeNounsOf('owner')).toEqual(expect.arrayContaining(telling));
  for (const role of ADMIN_ROLES) expect(noticeNounsOf('owner')).toEqual(expect.arrayContaining(noticeNounsOf(role)));
});

test('finance gets notices of money, reviewers those of people, and support those of questions', () => {
  expect(noticeNounsOf('finance')).toEqual([
    'invoice',
    'credit_line',
    'payout',
    'correction',
    'tax_paper',
    'injury',
    'admin',
  ]);
  expect(noticeNounsOf('review')).toEqual([
    'company',
    'company_change',
    'profile',
    'announcement',
    'project_check',
    'appeal',
    'admin',
  ]);
  expect(noticeNounsOf('support')).toEqual(['report', 'inquiry', 'outbox', 'agreement', 'job', 'admin']);
});
