import { describe, expect, test } from 'vitest';
import { type CountedCandidate, countAssignments, countPendingRequests } from './candidate-badges.ts';

describe('the badges', () => {
  const candidate = (overrides: Partial<CountedCandidate> = {}): CountedCandidate => ({
    project_id: 'p',
    role_index: 0,
    talent_id: 't',
    interest_status: 'pending',
    client_decision: null,
    is_deleted: false,
    project_status: 'casting',
    project_step: 3,
    ...overrides,
  });
  const counts = (...rows: Partial<CountedCandidate>[]) => {
    const candidates = rows.map(candidate);
    return [countPendingRequests(candidates), countAssignments(candidates)];
  };

  test('requests count in steps 2, 3 and 4, pending or interested, not rejected, not deleted', () => {
    for (const project_step of [2, 3, 4] as const) expect(counts({ project_step })).toEqual([1, 0]);
    expect(counts({ project_step: 1, project_status: 'draft' })).toEqual([0, 0]);
    expect(counts({ project_step: 3, project_status: 'cancelled' })).toEqual([0, 0]);
    expect(counts({ interest_status: 'interested', client_decision: 'approved' })).toEqual([1, 0]);
    expect(counts({ interest_status: 'overdue_interest' })).toEqual([0, 0]);
    expect(counts({ interest_status: 'not_interested' })).toEqual([0, 0]);
    expect(counts({ client_decision: 'rejected' })).toEqual([0, 0]);
    expect(counts({ is_deleted: true })).toEqual([0, 0]);
  });

  test('assignments count in step 5 when approved', () => {
    const booked = { project_step: 5, project_status: 'active', interest_status: 'interested' } as const;
    expect(counts({ ...booked, client_decision: 'approved' })).toEqual([0, 1]);
    expect(counts({ ...booked, client_decision: 'rejected' })).toEqual([0, 0]);
    expect(counts(booked)).toEqual([0, 0]);
    for (const project_status of ['completed', 'cancelled'] as const) {
      expect(counts({ ...booked, client_decision: 'approved', project_status })).toEqual([0, 0]);
    }
  });

  test('one for each project, role and person', () => {
    expect(counts({}, {}, { is_deleted: true })).toEqual([1, 0]);
    expect(counts({}, { role_index: 1 }, { project_id: 'q' }, { talent_id: 'u' })).toEqual([4, 0]);
  });
});
