import { expect, test } from 'vitest';
import { COMPANY_STATUSES } from '#domain/accounts/account/standing.ts';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';
import { answeredShare, companyRows, projectRows, talentRows } from './dashboard.view.ts';

const companies = (pending: number) => ({ pending, approved: 4, refused: 1, suspended: 0, deleted: 0 });

test('the share of answered requests is in whole per cent, and null without requests', () => {
  expect(answeredShare({ request_count: 0, answered_count: 0 })).toBeNull();
  expect(answeredShare({ request_count: 3, answered_count: 2 })).toBe(67);
});

test('every status has its row and every figure leads to an administrator’s screen', () => {
  const projects = { draft: 1, casting: 2, active: 3, completed: 4, cancelled: 5 };
  const talents = { talent_count: 6, findable_talent_count: 5, new_talent_count: 1 };
  const rows = [projectRows({ projects }), companyRows({ companies: companies(2) }), talentRows(talents)];
  expect(rows[0]?.map((row) => row.id)).toEqual([...PROJECT_STATUSES]);
  expect(rows[1]?.map((row) => row.id)).toEqual([...COMPANY_STATUSES]);
  for (const { href } of rows.flat()) expect(href).toMatch(/^\/Admin(?:Projects|Applications|Talents)\b/);
});
