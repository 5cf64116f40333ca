import { type ErrorData as AccountsData, errors as accounts } from '#contract/accounts/errors.ts';
import { type ErrorData as AuditionsData, errors as auditions } from '#contract/auditions/errors.ts';
import { type ErrorData as CastingData, errors as casting } from '#contract/casting/errors.ts';
import { type ErrorData as CompaniesData, errors as companies } from '#contract/companies/errors.ts';
import { errors as deal } from '#contract/deal/errors.ts';
import { errors as finding } from '#contract/finding/errors.ts';
import type { ErrorKinds } from '#contract/kernel/error-kind.ts';
import { type ErrorData as KernelData, errors as kernel } from '#contract/kernel/errors.ts';
import { errors as money } from '#contract/money/errors.ts';
import { errors as office } from '#contract/office/errors.ts';
import { type ErrorData as PeopleData, errors as people } from '#contract/people/errors.ts';
import { type ErrorData as ProjectsData, errors as projects } from '#contract/projects/errors.ts';
import { errors as talk } from '#contract/talk/errors.ts';
import { type ErrorData as WorkData, errors as work } from '#contract/work/errors.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { type ErrorData as RecordData, errors as records } from './record/errors.ts';

/** The complete catalogue of the API's error codes, context by context. */
export const ERRORS = {
  ...kernel,
  ...deal,
  ...accounts,
  ...people,
  ...companies,
  ...finding,
  ...projects,
  ...casting,
  ...auditions,
  ...work,
  ...money,
  ...talk,
  ...office,
  ...records,
} as const satisfies Record<RefusalCode, ErrorKinds[string]>;

export type ErrorCode = keyof typeof ERRORS;

type DataOfPeople = KernelData & AccountsData & PeopleData & CompaniesData;
type DataOfWork = ProjectsData & CastingData & AuditionsData & WorkData;
/** Data that an error answer carries beside some codes, for their Swedish sentences and for the screen. */
export type ErrorData = DataOfPeople & DataOfWork & RecordData;

/** The body of every failed answer. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    /** A Swedish sentence to show. */
    readonly message: string;
    /** For invalid_input: the Swedish sentence of each invalid field, by path ('roles.0.title'). */
    readonly fields?: Readonly<Record<string, string>>;
    readonly data?: unknown;
    readonly request_id: string;
  };
}
