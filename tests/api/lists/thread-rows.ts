import type { ListRow } from './list-row.ts';

/** The lists of threads, and of blocked companies. */
export const THREAD_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /talent/blocks items': {
    as: 'talent',
    made: 'select company_id as id, created_date from talent_blocks where talent_id = $talent',
    order: ['-created_date', 'id'],
  },
  'GET /threads items': {
    as: 'company',
    made: 'select subject_id as id, company_unread, last_date from project_chats where company_id = $company',
    order: ['-company_unread', '-last_date', 'id'],
  },
  'GET /threads/:id messages': {
    as: 'company',
    params: { id: '$thread' },
    made: 'select m.id, number from project_messages m join project_chats h on h.id = chat_id where subject_id = $thread',
    order: ['number', 'id'],
    most: 30,
    no_ties: 'messages are numbered',
  },
  'GET /threads/:id/messages messages': {
    as: 'company',
    params: { id: '$thread' },
    query: { before: '4' },
    made: `select m.id, number from project_messages m join project_chats h on h.id = chat_id
      where subject_id = $thread and number < 4`,
    order: ['number', 'id'],
    no_ties: 'messages are numbered',
  },
};

/** Makes the talent block all companies whose applications wait. */
export const makeBlocks = (
  run: (text: string, values?: unknown[]) => Promise<unknown>,
  talent_id: string,
  mixed: (n?: string) => string,
) =>
  run(
    `insert into talent_blocks (talent_id, company_id, created_date)
     select $1, id, ${mixed()} from (select id, row_number() over (order by id) as n from companies where status = 'pending') c`,
    [talent_id],
  );
