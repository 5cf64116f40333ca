import { declareRecord, NOBODY, nothing } from './declaration.ts';
import { CARRIED, field } from './field.ts';

export const projectEditLogRecord = declareRecord({
  name: 'ProjectEditLog',
  about: 'One change of a project: author, time, field, old and new value. Saved together with the change.',
  open_to_keys: true,
  fields: {
    ...CARRIED,
    project_id: field('id'),
    type: field('text'),
    actor_role: field('text'),
    actor_name: field('text'),
    subject: field('text'),
    field: field('text'),
    old_value: field('text', { nullable: true }),
    new_value: field('text', { nullable: true }),
  },
  may: { read: ['company', 'admin'], create: NOBODY, update: NOBODY, delete: NOBODY },
  create: nothing,
  update: nothing,
  assigned: [],
  errors: [],
  example: {
    id: 'e2a9c7b4-5d16-4f83-90b7-3c8e1f6a0d98',
    created_date: '2026-09-02T13:15:30.000Z',
    updated_date: '2026-09-02T13:15:30.000Z',
    project_id: 'b7a4d2e9-3f1c-4e6b-8c0a-5d9f7e2b1a43',
    type: 'project.edit',
    actor_role: 'company',
    actor_name: 'Kim Ek',
    subject: '',
    field: 'title',
    old_value: 'Kampanj',
    new_value: 'Höstkampanj',
  },
  found_by: 'project_id',
});
