import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Application } from '#contract/office/application.ts';
import type { CompanyStatus } from '#domain/accounts/account/standing.ts';
import type { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import { ApiError, query } from '#web/api/client.ts';
import type { Send } from '#web/api/send-command.ts';
import { useCommand } from '#web/api/use-command.ts';

/**
 * A page of the applications in one state. While another state or page loads, `list` has no data and `counts` are the
 * previous ones.
 */
export function useApplications(status: CompanyStatus, page: number) {
  const found = useQuery({
    ...query('GET /admin/applications', { query: { status, page } }),
    placeholderData: keepPreviousData,
  });
  return { counts: found.data?.counts, list: found.isPlaceholderData ? { ...found, data: undefined } : found };
}

const calls: Record<
  PersonCommandOf<typeof companyWorkflow>,
  (send: Send, id: string, reason: string) => Promise<Application>
> = {
  approve: (send, id) => send('POST /admin/applications/:id/approve', { params: { id } }),
  refuse: (send, id, reason) => send('POST /admin/applications/:id/refuse', { params: { id }, body: { reason } }),
  suspend: (send, id, reason) => send('POST /admin/applications/:id/suspend', { params: { id }, body: { reason } }),
  reinstate: (send, id) => send('POST /admin/applications/:id/reinstate', { params: { id } }),
};

/** True if the decision was refused because the company's state had changed: another administrator had decided. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'changed_meanwhile' || error.code === 'not_allowed_now');
}

/** Gives a decision about a company. @throws ApiError */
export function useApplicationDecision() {
  const { send } = useCommand();
  return (id: string, command: PersonCommandOf<typeof companyWorkflow>, reason: string) =>
    calls[command](send, id, reason);
}
