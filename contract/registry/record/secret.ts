import { declareRecord, NOBODY, nothing } from './declaration.ts';
import { CARRIED } from './field.ts';

const closed = {
  fields: CARRIED,
  may: { read: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
  create: nothing,
  update: nothing,
  assigned: ['id', 'created_date', 'updated_date'],
  errors: [],
  example: {
    id: '00000000-0000-4000-8000-000000000000',
    created_date: '2026-08-03T09:12:44.000Z',
    updated_date: '2026-08-03T09:12:44.000Z',
  },
  found_by: 'id',
} as const;

export const emailVerificationCodeRecord = declareRecord({
  ...closed,
  name: 'EmailVerificationCode',
  about: 'A code that confirms an address. The entity exists, but the records API neither reads nor writes it.',
});

export const passwordResetTokenRecord = declareRecord({
  ...closed,
  name: 'PasswordResetToken',
  about: 'A link to a new password. The entity exists, but the records API neither reads nor writes it.',
});
