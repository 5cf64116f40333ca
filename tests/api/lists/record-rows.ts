import type { RecordName } from '#contract/registry/record/records.ts';
import { recordRoute } from '#contract/registry/record.ts';
import type { ListRow } from './list-row.ts';

/**
 * The lists of records, newest first. Equal rows are ordered in the same direction, so that the reversed sort is the
 * exact reverse.
 */
export function recordLists(): Record<string, ListRow> {
  const tables: Partial<Record<RecordName, string>> = {
    Talent: 'talents',
    CompanyApplication: 'companies where email_confirmed_date is not null',
    Project: 'projects',
    Order: `projects where kind = 'order'`,
    ProjectCandidateStatus: 'candidates',
    Request: 'candidates',
    Audition: 'auditions',
    Booking: 'bookings',
    Assignment: 'bookings',
    TalentNotification: 'talent_notifications',
    CompanyNotification: 'company_notifications',
    ProjectEditLog: 'project_edit_logs',
    ProjectChat: 'project_chats',
    ProjectMessage: 'project_messages where chat_id in (select chat_id from inquiries)',
  };
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, table]) => {
      const row: ListRow = {
        as: 'admin',
        made: `select id, created_date from ${table}`,
        order: ['-created_date', '-id'],
      };
      return [
        [`${recordRoute(name as RecordName, 'list')} items`, { ...row, query: { page_size: '20' } }],
        [`${recordRoute(name as RecordName, 'filter')} items`, { ...row, body: { page_size: 20 } }],
      ];
    }),
  );
}
