import type { ListRow } from './list-row.ts';

/** The lists of projects' outcomes. */
export const OUTCOME_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /company/completed-projects items': {
    as: 'company',
    made: `select id, work_ends_on from projects where company_id = $company and status = 'completed'`,
    order: ['-work_ends_on', 'id'],
  },
  'GET /projects/:id/outcome/people items': {
    as: 'company',
    params: { id: '$project' },
    made: `select distinct k.id, t.first_name || ' ' || t.last_name as name
      from candidates k join talents t on t.id = k.talent_id join bookings b on b.candidate_id = k.id
      where k.project_id = $project`,
    order: ['name', 'id'],
  },
};

/** Lists that are parts of one outcome. */
export const OUTCOME_PARTS: readonly string[] = ['GET /projects/:id/outcome days', 'GET /projects/:id/outcome reports'];
