import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** For whom the administrator acts now; null for nobody, and while it is not known. */
export function useMandate() {
  const { data } = useQuery(query('GET /admin/mandate'));
  return data?.held ?? null;
}

/** Whether the administrator acts for this company. */
export const useActsForCompany = (company_id: string): boolean => useMandate()?.company_id === company_id;
