import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** The party that the administrator acts for now; null for none, and while it is not known. */
export function useMandate() {
  const { data } = useQuery(query('GET /admin/mandate'));
  return data?.held ?? null;
}

/** Whether the administrator acts for this company. */
export const useActsForCompany = (company_id: string): boolean => useMandate()?.company_id === company_id;
