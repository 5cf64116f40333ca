import type { ListRow } from './list-row.ts';

/** The lists of announcements. */
export const ANNOUNCEMENT_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /announcements items': {
    as: 'company',
    made: 'select id, created_date from announcements where company_id = $company',
    order: ['-created_date', 'id'],
  },
  'GET /announcements items (admin)': {
    as: 'admin',
    query: { status: 'published' },
    made: `select id, created_date from announcements where status = 'published'`,
    order: ['-created_date', 'id'],
  },
  'GET /talent/announcements items': {
    as: 'talent',
    made: `select id, published_date from announcements where status = 'published'`,
    // All announcements match equally, so the newest come first.
    order: ['-published_date', 'id'],
  },
};

/** The facts of the announcement's public page, in their order on the page. */
export const ANNOUNCEMENT_PARTS: readonly string[] = ['GET /announcements/:id public_facts'];
