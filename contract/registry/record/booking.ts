import { ore } from '#domain/kernel/money/ore.ts';
import { declareRecord, NOBODY, nothing } from './declaration.ts';
import { CARRIED, field } from './field.ts';

const span = {
  ...CARRIED,
  related_candidate_status_id: field('id'),
  project_id: field('id'),
  kind: field('text'),
  starts_on: field('day'),
  ends_on: field('day'),
  /** The amount of the fee in the terms of the booking, whatever its basis; 0 without an amount. */
  day_fee_ore: field('ore'),
  status: field('text', { state: true }),
  cancel_reason: field('text', { nullable: true }),
};

const example = {
  id: '8d1b6f40-9e3a-4c72-b5d8-7a2c0e4f3b76',
  created_date: '2026-10-02T09:00:00.000Z',
  updated_date: '2026-10-02T09:00:00.000Z',
  related_candidate_status_id: '5e9a7c31-2d84-4b6f-a3c9-0f1e8d7b6c65',
  project_id: 'b7a4d2e9-3f1c-4e6b-8c0a-5d9f7e2b1a43',
  kind: 'work',
  starts_on: '2026-10-12',
  ends_on: '2026-10-14',
  day_fee_ore: ore(450_000),
  status: 'confirmed',
  cancel_reason: null,
};

export const bookingRecord = declareRecord({
  name: 'Booking',
  about: 'Booked days, as the company sees them. Activation creates them, commands change them.',
  open_to_keys: true,
  fields: { ...span, role_id: field('id'), company_id: field('id'), talent_id: field('id', { nullable: true }) },
  may: { read: ['company', 'admin'], create: NOBODY, update: NOBODY, delete: NOBODY },
  create: nothing,
  update: nothing,
  assigned: [],
  errors: [],
  example: {
    ...example,
    role_id: '1f5c9d37-6a2b-4d8e-9b70-e4c3a8f61d54',
    company_id: '3c8e1f6a-0f7d-4a55-8a1b-0d9b3e6c7f21',
    talent_id: '6f0c2b1e-51a5-4a8f-9d3a-2f4c7e0b9a11',
  },
  found_by: 'project_id',
});

export const assignmentRecord = declareRecord({
  name: 'Assignment',
  about: 'The talent’s own booked days. The id is that of the booking.',
  fields: {
    ...span,
    project_title: field('text'),
    company_name: field('text'),
    role_title: field('text'),
    municipality_id: field('text', { nullable: true }),
    place: field('text'),
  },
  may: { read: ['talent', 'admin'], create: NOBODY, update: NOBODY, delete: NOBODY },
  create: nothing,
  update: nothing,
  assigned: [],
  errors: [],
  example: {
    ...example,
    project_title: 'Höstkampanj',
    company_name: 'Filmbolaget',
    role_title: 'Ryttare',
    municipality_id: '1480',
    place: 'Slottsskogen',
  },
  found_by: 'status',
});
