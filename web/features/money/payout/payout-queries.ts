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

/** The sums paid to the talent in a year, by default the present one. */
export function useYearSummary(year?: number) {
  return useQuery({
    ...query('GET /talent/payouts/summary', { query: year === undefined ? {} : { year } }),
    placeholderData: keepPreviousData,
  });
}

/** The payouts of an assignment; `id` is the id of its candidate. Not fetched while `id` is empty. */
export function usePayoutsOf(id: string) {
  return useQuery({ ...query('GET /assignments/:id/payouts', { params: { id } }), enabled: id !== '' });
}

/** A page of the payouts in one group of the administrators' list. */
export function usePayouts(group: AdminPayoutGroup, page: number) {
  return useQuery({
    ...query('GET /admin/payouts', { query: { group, page } }),
    placeholderData: keepPreviousData,
  });
}
