import { declareRecord, NOBODY, nothing } from './declaration.ts';
import { CARRIED, field } from './field.ts';

const text = field('text');
const instant = field('instant', { nullable: true });

export const companyApplicationRecord = declareRecord({
  name: 'CompanyApplication',
  about: 'A company and its application: the caller’s own, or any for an administrator. Decisions are commands.',
  fields: {
    ...CARRIED,
    /** The id of the first owner's account (spec, section 3); `email` is this account's address. */
    auth_user_id: field('id'),
    email: text,
    name: text,
    organisation_number: text,
    contact_name: text,
    phone: text,
    address: text,
    postal_code: text,
    city: text,
    invoice_email: text,
    about: text,
    status: field('text', { state: true }),
    status_reason: field('text', { nullable: true }),
    email_confirmed_date: instant,
    decided_date: instant,
  },
  looks_at: 'contact',
  may: { read: ['company', 'admin'], create: NOBODY, update: NOBODY, delete: NOBODY },
  create: nothing,
  update: nothing,
  assigned: [],
  errors: [],
  example: {
    id: '3c8e1f6a-0f7d-4a55-8a1b-0d9b3e6c7f21',
    created_date: '2026-08-03T09:12:44.000Z',
    updated_date: '2026-08-04T07:30:00.000Z',
    auth_user_id: '9b2e7a10-4c5f-4f8e-a1d0-7c3b5e9f8d32',
    email: 'kim@example.com',
    name: 'Filmbolaget',
    organisation_number: '5560000001',
    contact_name: 'Kim Ek',
    phone: '031-123 45 67',
    address: 'Gatan 1',
    postal_code: '411 01',
    city: 'Göteborg',
    invoice_email: 'faktura@example.com',
    about: 'Vi gör film.',
    status: 'approved',
    status_reason: null,
    email_confirmed_date: '2026-08-03T09:20:10.000Z',
    decided_date: '2026-08-04T07:30:00.000Z',
  },
  found_by: 'email',
});
