import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ASSIGNMENT_GROUPS } from '#contract/work/booking.ts';
import { query } from '#web/api/client.ts';

export type AssignmentGroup = (typeof ASSIGNMENT_GROUPS)[number];

/** One page of the talent's assignments, either with coming days or past ones. */
export function useAssignments(group: AssignmentGroup, page = 1) {
  return useQuery({
    ...query('GET /talent/assignments', { query: { group, page } }),
    placeholderData: keepPreviousData,
  });
}

/** One of the talent's assignments with all its details. */
export function useAssignment(id: string) {
  return useQuery({ ...query('GET /talent/assignments/:id', { params: { id } }), enabled: id !== '' });
}
