/**
 * The record calls (spec, section 7): list, filter, get, create, update and delete for every entity, expanded from its
 * declaration in contract/registry/record/.
 */
import { type RecordName, records } from './record/records.ts';
import { recordRoutesOf } from './record/routes-of.ts';

/** The six routes of every entity. */
export const recordRoutes = {
  ...recordRoutesOf(records.Talent),
  ...recordRoutesOf(records.CompanyApplication),
  ...recordRoutesOf(records.Project),
  ...recordRoutesOf(records.Order),
  ...recordRoutesOf(records.ProjectCandidateStatus),
  ...recordRoutesOf(records.Request),
  ...recordRoutesOf(records.Audition),
  ...recordRoutesOf(records.Booking),
  ...recordRoutesOf(records.Assignment),
  ...recordRoutesOf(records.TalentNotification),
  ...recordRoutesOf(records.CompanyNotification),
  ...recordRoutesOf(records.ProjectEditLog),
  ...recordRoutesOf(records.ProjectChat),
  ...recordRoutesOf(records.ProjectMessage),
  ...recordRoutesOf(records.EmailVerificationCode),
  ...recordRoutesOf(records.PasswordResetToken),
} satisfies Readonly<Record<`GET /records/${RecordName}`, unknown>>;

/** The six calls, for tests and tables that cover them all. */
export const RECORD_CALLS = ['list', 'filter', 'get', 'create', 'update', 'delete'] as const;
export type RecordCall = (typeof RECORD_CALLS)[number];

/** The route of a call of an entity. */
export function recordRoute<Name extends RecordName>(name: Name, call: RecordCall) {
  const route = {
    list: `GET /records/${name}`,
    filter: `POST /records/${name}/filter`,
    get: `GET /records/${name}/:id`,
    create: `POST /records/${name}`,
    update: `PATCH /records/${name}/:id`,
    delete: `DELETE /records/${name}/:id`,
  } as const;
  return route[call];
}
