import { z } from 'zod';
import { id, line } from '#contract/kernel/fields.ts';
import { WHY_NOT_WRITE } from '#contract/talk/thread.ts';
import { declareRecord, EVERYBODY, NOBODY, nothing } from './declaration.ts';
import { CARRIED, field } from './field.ts';

const BOTH_SIDES = ['talent', 'company'] as const;
/** A talent may leave out `talent_id`, which is always the talent's own id. */
const pair = { project_id: id, talent_id: id.optional() };

const example = {
  id: '27d5b8f3-0a6c-4e91-b2d4-8f7e1c9a3b09',
  created_date: '2026-10-03T11:05:00.000Z',
  updated_date: '2026-10-03T11:05:00.000Z',
  project_id: 'b7a4d2e9-3f1c-4e6b-8c0a-5d9f7e2b1a43',
  talent_id: '6f0c2b1e-51a5-4a8f-9d3a-2f4c7e0b9a11',
};

export const projectChatRecord = declareRecord({
  name: 'ProjectChat',
  about:
    'The thread of a company and a talent it has asked in a project. The talent can answer once the company has written, and always after a booking.',
  fields: { ...CARRIED, project_id: field('id'), talent_id: field('id') },
  may: { read: EVERYBODY, create: BOTH_SIDES, update: NOBODY, delete: NOBODY },
  create: z.strictObject(pair),
  update: nothing,
  assigned: ['id', 'created_date', 'updated_date'],
  // 'not_found': the caller cannot see the project or the talent.
  errors: ['not_allowed_now', 'not_found', ...WHY_NOT_WRITE],
  example,
  found_by: 'project_id',
});

export const projectMessageRecord = declareRecord({
  name: 'ProjectMessage',
  about:
    'A message in the conversation of a project. The recipient’s side can mark it as read. Administrators who answer reports can read reported conversations.',
  fields: {
    ...CARRIED,
    chat_id: field('id'),
    project_id: field('id'),
    talent_id: field('id'),
    sender_account_id: field('id', { nullable: true }),
    recipient_id: field('id', { nullable: true }),
    body: field('text'),
    read: field('flag'),
  },
  looks_at: 'message',
  may: { read: EVERYBODY, create: BOTH_SIDES, update: BOTH_SIDES, delete: NOBODY },
  create: z.strictObject({
    ...pair,
    /** The account of the other side; the server fills it in if it is absent. */
    recipient_id: id.optional(),
    body: line('ett meddelande', 4000),
  }),
  update: z.strictObject({ read: z.literal(true).optional() }),
  // A sender cannot choose the time of a message.
  assigned: ['created_date', 'updated_date'],
  // 'not_found': the caller cannot see the project or the talent.
  errors: ['not_allowed_now', 'not_found', 'file_gone', ...WHY_NOT_WRITE],
  example: {
    ...example,
    chat_id: 'a0e4c6d2-8b3f-4715-9c5a-6d1f2e7b8c10',
    sender_account_id: '9b2e7a10-4c5f-4f8e-a1d0-7c3b5e9f8d32',
    recipient_id: '0b5d3c52-7d0e-4b39-8f5d-1c8a4a4e6f02',
    body: 'Vi ses vid porten klockan 8.',
    read: false,
  },
  found_by: 'project_id',
});
