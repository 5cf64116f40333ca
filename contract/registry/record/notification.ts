import { z } from 'zod';
import { declareRecord, NOBODY, nothing } from './declaration.ts';
import { CARRIED, field } from './field.ts';

const notice = {
  ...CARRIED,
  title: field('text'),
  message: field('text'),
  type: field('text'),
  /** project_activated for an activation notice (spec, section 3). */
  notification_type: field('text', { nullable: true }),
  read: field('flag'),
  related_project_id: field('id', { nullable: true }),
  related_candidate_status_id: field('id', { nullable: true }),
};

/** An update can only mark a notification as read, never as unread again, as in the bell. */
const update = z.strictObject({ read: z.literal(true).optional() });

const example = {
  id: 'c4f2e8a1-7b5d-4930-86ce-1d9a3f0b2e87',
  created_date: '2026-10-02T09:00:00.000Z',
  updated_date: '2026-10-02T09:00:00.000Z',
  related_project_id: 'b7a4d2e9-3f1c-4e6b-8c0a-5d9f7e2b1a43',
  related_candidate_status_id: '5e9a7c31-2d84-4b6f-a3c9-0f1e8d7b6c65',
  read: false,
};

export const talentNotificationRecord = declareRecord({
  name: 'TalentNotification',
  about: 'A notice in the bell of the talent, who can mark it as read.',
  fields: { ...notice, talent_id: field('id') },
  may: { read: ['talent', 'admin'], create: NOBODY, update: ['talent'], delete: NOBODY },
  create: nothing,
  update,
  assigned: [],
  errors: [],
  example: {
    ...example,
    title: 'Höstkampanj är aktiverat',
    message: 'Du är bokad som Ryttare.',
    type: 'candidate.book',
    notification_type: 'project_activated',
    talent_id: '6f0c2b1e-51a5-4a8f-9d3a-2f4c7e0b9a11',
  },
  found_by: 'read',
});

export const companyNotificationRecord = declareRecord({
  name: 'CompanyNotification',
  about: 'A notice in the bell of the company, which can mark it as read.',
  fields: { ...notice, company_id: field('id') },
  may: { read: ['company', 'admin'], create: NOBODY, update: ['company'], delete: NOBODY },
  create: nothing,
  update,
  assigned: [],
  errors: [],
  example: {
    ...example,
    title: 'Nytt svar',
    message: 'Anna Berg har sagt ja till Ryttare.',
    type: 'candidate.answer-interested',
    notification_type: null,
    company_id: '3c8e1f6a-0f7d-4a55-8a1b-0d9b3e6c7f21',
  },
  found_by: 'read',
});
