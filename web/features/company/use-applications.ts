import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application } from '#contract/company.ts';
import type { CompanyStatus } from '#domain/company/company.workflow.ts';
import type { PersonCommand } from '#domain/workflow/workflows.ts';
import { ApiError, api, query } from '#web/api/client.ts';

/** A page of the applications in one state. While another tab is fetched, the counts of the last one stay. */
export function useApplications(status: CompanyStatus, page: number) {
  const found = useQuery({
    ...query('GET /admin/applications', { query: { status, page } }),
    placeholderData: keepPreviousData,
  });
  return { counts: found.data?.counts, list: found.isPlaceholderData ? { ...found, data: undefined } : found };
}

const calls: Record<PersonCommand<'company'>, (id: string, reason: string) => Promise<Application>> = {
  approve: (id) => api('POST /admin/applications/:id/approve', { params: { id } }),
  refuse: (id, reason) => api('POST /admin/applications/:id/refuse', { params: { id }, body: { reason } }),
  suspend: (id, reason) => api('POST /admin/applications/:id/suspend', { params: { id }, body: { reason } }),
  reinstate: (id) => api('POST /admin/applications/:id/reinstate', { params: { id } }),
};

/** True when the company stood otherwise than the screen showed: somebody else had decided. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'changed_meanwhile' || error.code === 'not_allowed_now');
}

/**
 * Gives a decision about a company. Lists and figures are fetched anew afterwards, also when it was refused.
 * @throws ApiError
 */
export function useApplicationDecision() {
  const client = useQueryClient();
  return async (id: string, command: PersonCommand<'company'>, reason: string): Promise<Application> => {
    try {
      return await calls[command](id, reason);
    } finally {
      void client.invalidateQueries({ queryKey: ['GET /admin/applications'] });
      void client.invalidateQueries({ queryKey: ['GET /admin/dashboard'] });
    }
  };
}
