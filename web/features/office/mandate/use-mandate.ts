import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** The administrator's present mandate; null without one, and while loading. */
export function useMandate() {
  const { data } = useQuery(query('GET /admin/mandate'));
  return data?.held ?? null;
}

/** True if the administrator acts for this company. */
export const useActsForCompany = (company_id: string): boolean => useMandate()?.company_id === company_id;
