import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminPayoutGroup, OwnPayoutGroup } from '#domain/money/payout/payout-groups.ts';
import { query } from '#web/api/client.ts';

/** A page of the talent's payouts. */
export function useOwnPayouts(group: OwnPayoutGroup, page = 1) {
  return useQuery({
    ...query('GET /talent/payouts', { query: { group, page } }),
    placeholderData: keepPreviousData,
  });
}

/** The payouts of a year, by default the present one. */
export function useYearSummary(year?: number) {
  return useQuery({
    ...query('GET /talent/payouts/summary', { query: year === undefined ? {} : { year } }),
    placeholderData: keepPreviousData,
  });
}

/** The pay of an assignment, by the candidate's id. */
export function usePayoutsOf(id: string) {
  return useQuery({ ...query('GET /assignments/:id/payouts', { params: { id } }), enabled: id !== '' });
}

/** A page of the payouts that wait for the same task of an administrator. */
export function usePayouts(group: AdminPayoutGroup, page: number) {
  return useQuery({
    ...query('GET /admin/payouts', { query: { group, page } }),
    placeholderData: keepPreviousData,
  });
}
