/**
 * Table rows: the record routes. Calls with an id ask for a missing record, so every allowed caller gets 'not_found';
 * the tests of record routes cover which records each caller sees.
 */
import type { RecordName } from '#contract/registry/record/records.ts';
import { CALLERS, type Caller, type Heard, type Row } from './callers.ts';

/** Roles by first letter: T talent, C company, A administrator. */
type Roles = '' | 'T' | 'C' | 'A' | 'TC' | 'TA' | 'CA' | 'TCA';

interface Rights {
  readonly read: Roles;
  readonly create: Roles;
  readonly update: Roles;
  readonly delete: Roles;
}

const READ_BY_COMPANY: Rights = { read: 'CA', create: '', update: '', delete: '' };
const READ_BY_TALENT: Rights = { read: 'TA', create: '', update: '', delete: '' };
const FOR_NOBODY: Rights = { read: '', create: '', update: '', delete: '' };
const PROJECTS: Rights = { read: 'CA', create: 'C', update: 'CA', delete: 'CA' };

const RIGHTS: Readonly<Record<RecordName, Rights>> = {
  Talent: { read: 'TCA', create: '', update: 'T', delete: '' },
  CompanyApplication: READ_BY_COMPANY,
  Project: PROJECTS,
  Order: PROJECTS,
  ProjectCandidateStatus: { read: 'TCA', create: '', update: 'CA', delete: '' },
  Request: READ_BY_TALENT,
  Audition: READ_BY_COMPANY,
  Booking: READ_BY_COMPANY,
  Assignment: READ_BY_TALENT,
  TalentNotification: { ...READ_BY_TALENT, update: 'T' },
  CompanyNotification: { ...READ_BY_COMPANY, update: 'C' },
  ProjectEditLog: READ_BY_COMPANY,
  ProjectChat: { read: 'TCA', create: 'TC', update: '', delete: '' },
  ProjectMessage: { read: 'TCA', create: 'TC', update: 'TC', delete: '' },
  EmailVerificationCode: FOR_NOBODY,
  PasswordResetToken: FOR_NOBODY,
};

const LETTERS: Readonly<Record<Exclude<Caller, 'anonymous'>, string>> = {
  talent: 'T',
  other_talent: 'T',
  minor: 'T',
  unregistered: 'T',
  pending_company: 'C',
  refused_company: 'C',
  suspended_company: 'C',
  member: 'C',
  owner: 'C',
  other_company: 'C',
  admin: 'A',
};

/**
 * The answer of the checks that come before any row is read: session, role, registration, and approval of the company.
 * `allowed` gives the answer for a caller who passes all of them.
 */
function heardBy(caller: Caller, roles: string, allowed: (letter: string) => Heard): Heard {
  if (caller === 'anonymous') return 'signed_out';
  const letter = LETTERS[caller];
  if (!roles.includes(letter)) return 'forbidden';
  if (caller === 'unregistered') return 'registration_incomplete';
  return /^(pending|refused|suspended)_company$/.test(caller) ? 'company_not_active' : allowed(letter);
}

const rowOf = (roles: string, allowed: (letter: string) => Heard): Row =>
  Object.fromEntries(CALLERS.map((caller) => [caller, heardBy(caller, roles, allowed)])) as Record<Caller, Heard>;

const missing = () => 'not_found' as const;
const yes = () => 'yes' as const;

export const RECORD_ROWS: Readonly<Record<string, Row>> = Object.fromEntries(
  Object.entries(RIGHTS).flatMap(([name, rights]) => [
    [`GET /records/${name}`, rowOf(rights.read, yes)],
    [`POST /records/${name}/filter`, rowOf(rights.read, yes)],
    [`GET /records/${name}/:id`, rowOf(rights.read, missing)],
    [`POST /records/${name}`, rowOf(rights.create, yes)],
    // A PATCH of a missing record creates it, if the caller may create records of this kind (U-15).
    [
      `PATCH /records/${name}/:id`,
      rowOf(rights.update + rights.create, (letter) => (rights.create.includes(letter) ? 'yes' : 'not_found')),
    ],
    [`DELETE /records/${name}/:id`, rowOf(rights.delete, missing)],
  ]),
);
