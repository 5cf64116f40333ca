import { z } from 'zod';
import { id } from '#contract/kernel/fields.ts';
import { declareRecord, NOBODY, nothing } from './declaration.ts';
import { CARRIED, field, parts } from './field.ts';

const called = z.object({ candidate_id: id, status: z.string() });

export const auditionRecord = declareRecord({
  name: 'Audition',
  about: 'Auditions with the roles and candidates called to them, as the company sees them. Commands change them.',
  open_to_keys: true,
  fields: {
    ...CARRIED,
    project_id: field('id'),
    company_id: field('id'),
    kind: field('text'),
    title: field('text'),
    status: field('text', { state: true }),
    deadline_date: field('instant', { nullable: true }),
    place: field('text'),
    decision_by: field('day', { nullable: true }),
    roles: parts(z.array(z.object({ role_id: id, candidates: z.array(called) }))),
  },
  may: { read: ['company', 'admin'], create: NOBODY, update: NOBODY, delete: NOBODY },
  create: nothing,
  update: nothing,
  assigned: [],
  errors: [],
  example: {
    id: '2b7e9c14-5d38-4f6a-8e01-c9a4b3d2f160',
    created_date: '2026-10-02T09:00:00.000Z',
    updated_date: '2026-10-02T09:00:00.000Z',
    project_id: 'b7a4d2e9-3f1c-4e6b-8c0a-5d9f7e2b1a43',
    company_id: '3c8e1f6a-0f7d-4a55-8a1b-0d9b3e6c7f21',
    kind: 'self_tape',
    title: 'Scenen vid bordet',
    status: 'published',
    deadline_date: '2026-10-09T10:00:00.000Z',
    place: '',
    decision_by: '2026-10-16',
    roles: [
      {
        role_id: '1f5c9d37-6a2b-4d8e-9b70-e4c3a8f61d54',
        candidates: [{ candidate_id: '5e9a7c31-2d84-4b6f-a3c9-0f1e8d7b6c65', status: 'accepted' }],
      },
    ],
  },
  found_by: 'project_id',
});
