import type { SqlBool } from 'kysely';
import { HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { sql } from '#server/db/sql.ts';
import { wordsOfNotice } from '#server/features/talk/notification/queries.ts';
import { readableCandidates } from '#server/features/talk/thread/policy.ts';
import { EVERYTHING, NOTHING, type RecordSource } from './source.ts';

export const talentNoticeSource: RecordSource = {
  from: sql`talent_notifications n`,
  alias: 'n',
  visible: (actor) => {
    if (actor.role === 'admin') return EVERYTHING;
    return actor.role === 'talent' ? sql<SqlBool>`n.talent_id = ${actor.talent_id}` : NOTHING;
  },
};

export const companyNoticeSource: RecordSource = {
  from: sql`company_notifications n`,
  alias: 'n',
  derived: (actor, { today }) => wordsOfNotice(actor, today),
  visible: (actor) => {
    if (actor.role === 'admin') return EVERYTHING;
    return actor.role === 'company' ? sql<SqlBool>`n.company_id = ${actor.company_id}` : NOTHING;
  },
};

/**
 * Threads of candidates. The talent and the project's company see a thread as long as their screens show it;
 * administrators see all. A company's thread with all booked talents is no record.
 */
export const chatSource: RecordSource = {
  from: sql`project_chats h join projects p on p.id = h.project_id join candidates k on k.id = h.candidate_id
    join talents t on t.id = k.talent_id`,
  alias: 'h',
  visible: (actor, moment) => (actor.role === 'admin' ? EVERYTHING : readableCandidates(actor, moment)),
};

export const messageSource: RecordSource = {
  from: sql`project_messages h join projects p on p.id = h.project_id join project_chats c on c.id = h.chat_id
    join candidates k on k.id = c.candidate_id join talents t on t.id = k.talent_id`,
  alias: 'h',
  derived: (actor) => ({
    ...(actor.role !== 'admin' && { body: sql`case when h.hidden_reason is null then h.body else '' end` }),
    read: sql`(h.number <= case when h.sender_side = 'company' then c.talent_read else c.company_read end)`,
  }),
  // As on the screens: administrators with a role in HELPING_ADMINS read reported threads; other administrators, and
  // other threads, are excluded.
  visible: (actor, moment) => {
    if (actor.role !== 'admin') return readableCandidates(actor, moment);
    const isHelper = HELPING_ADMINS.some((role) => role === actor.admin_role);
    return isHelper ? sql<SqlBool>`exists (select from inquiries q where q.chat_id = c.id)` : NOTHING;
  },
};
