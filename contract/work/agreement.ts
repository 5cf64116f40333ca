import { z } from 'zod';
import { ownPrice } from '#contract/deal/price.ts';
import { terms, writtenTerms } from '#contract/deal/terms.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, pageNumber, pageOf, personName } from '#contract/kernel/fields.ts';
import { membersGiving } from '#contract/kernel/members.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { projectInput } from '#contract/projects/project.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import {
  AGREEMENT_KINDS,
  AGREEMENT_SIGNERS,
  AGREEMENT_STATUSES,
  agreementWorkflow,
} from '#domain/work/agreement/agreement.workflow.ts';
import { agreementText } from './agreement-text.ts';

/** An agreement without its text. */
export const agreementSummary = z.object({
  id,
  number: z.number(),
  kind: z.enum(AGREEMENT_KINDS),
  version: z.number(),
  /** The candidate's id, which is also the id of the assignment. */
  candidate_id: id,
  project_id: id,
  role_id: id,
  project_title: z.string(),
  company_name: z.string(),
  talent_name: z.string(),
  role_title: z.string(),
  status: z.enum(AGREEMENT_STATUSES),
  awaits: z.enum(AGREEMENT_SIGNERS).nullable(),
  decline_reason: z.string().nullable(),
  /** Hash of the signed document, in lower-case hex; null until the document is made. */
  sha256: z.string().nullable(),
  /** Time at which both parties were bound; a version that was replaced later keeps it. */
  signed_date: instant.nullable(),
  /** True for a company or an administrator if other terms, or the same terms again, may be offered now. */
  may_change_terms: z.boolean(),
  /**
   * True if the work is recorded in order to be shown, but the terms neither give a right to show it nor state that it
   * will not be shown.
   */
  rights_unsaid: z.boolean(),
  actions: actionsOf(agreementWorkflow),
});
export type AgreementSummary = z.output<typeof agreementSummary>;

const signature = z.object({ party: z.enum(AGREEMENT_SIGNERS), signer_name: z.string(), created_date: instant });

/** The parts of an agreement that every signer's screen shows. */
export const signing = z.object({
  /** The whole text as printed; null until it is printed. */
  text: agreementText.nullable(),
  signatures: z.array(signature),
  /** The sentence that the signer confirms. */
  signing_sentence: z.string(),
  /** The terms of this agreement, and those of the agreement that it replaces; null for a first agreement. */
  terms,
  former_terms: terms.nullable(),
});

export type Signing = z.output<typeof signing>;

/** A version in the list of an agreement's versions. */
const agreementVersion = agreementSummary.pick({
  id: true,
  number: true,
  version: true,
  status: true,
  awaits: true,
  signed_date: true,
});
export type AgreementVersion = z.output<typeof agreementVersion>;

/** An agreement with its text and its signatures. */
export const agreementDetails = agreementSummary.extend(signing.shape).extend({
  /** The price by the rates that were known when the terms were sent, and the price of the former terms. */
  price: ownPrice,
  former_price: ownPrice.nullable(),
  /** The name that the signed-in person signs with. */
  own_name: z.string(),
  /** Every version the caller may read, the newest first. */
  versions: z.array(agreementVersion),
});
export type AgreementDetails = z.output<typeof agreementDetails>;

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** The fields of a signature: the typed name, and a box to tick. */
export const signed = {
  name: personName('ditt namn', 120),
  accepts: z.literal(true, { error: 'Kryssa i att du har läst avtalet och skriver under det.' }),
};
export const reason = z.string().trim().min(1, 'Skriv varför.').max(500, 'Högst 500 tecken.');
/** The signing fields as a form. */
export const signingForm = z.strictObject(signed);
const byId = z.strictObject({ id });
const PARTIES = ['company', 'admin', 'talent'] as const;

export const agreementRoutes = declareRoutes({
  'GET /projects/:id/agreements': {
    auth: ['company', 'admin'],
    open_to_keys: true,
    summary: 'Lists the agreements of a project by person.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(agreementSummary).extend({ own_name: z.string(), signing_sentence: z.string() }),
    shows: ['agreement :id', 'project :id'],
    errors: [],
  },
  'GET /agreements/:id': {
    auth: PARTIES,
    looks_at: 'document',
    open_to_keys: true,
    summary: 'Returns an agreement with its text and signatures.',
    params: byId,
    response: agreementDetails,
    shows: ['agreement :id'],
    errors: [],
  },
  'POST /projects/:id/agreements/sign': {
    auth: ['company'],
    members: membersGiving(agreementWorkflow, 'sign-for-company'),
    summary: 'Signs agreements of a project for the company, all or none.',
    params: byId,
    body: z.strictObject({
      ...signed,
      /**
       * True if the company states with its signature that a recording without a right to show it will not be shown.
       */
      not_shown: z.boolean().default(false),
      agreements: z.array(z.strictObject({ id, sha256 })).min(1, 'Välj minst ett avtal.').max(500),
    }),
    response: z.object({ signed_count: z.number() }),
    affects: ['agreement'],
    errors: ['name_differs', 'over_limit', 'rights_unsaid', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/agreements/change-terms': {
    auth: ['company', 'admin'],
    members: membersGiving(agreementWorkflow, 'sign-for-company'),
    summary:
      'Offers changed terms to booked people, or the same terms again after a refusal, as a new version of each agreement. The signed version holds until the new one is signed.',
    params: byId,
    body: z.strictObject({
      /** The newest versions, as the caller saw them. */
      agreements: z
        .array(z.strictObject({ id, status: agreementSummary.shape.status, awaits: agreementSummary.shape.awaits }))
        .min(1, 'Välj minst en person.')
        .max(500),
      ...projectInput.pick({ municipality_id: true, place: true }).shape,
      /** Null days or rights leave those of each agreement as they are. */
      terms: writtenTerms,
    }),
    response: z.object({ offered_count: z.number() }),
    affects: ['agreement'],
    errors: ['terms_unchanged', 'terms_incomplete', 'days_begun', 'work_decided', 'cancelled_pay', ...COMMAND_ERRORS],
  },
  'POST /agreements/:id/take-back': {
    auth: ['company', 'admin'],
    members: membersGiving(agreementWorkflow, 'take-back'),
    summary: 'Withdraws an agreement that is not signed.',
    params: byId,
    response: agreementDetails,
    affects: ['agreement'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /agreements/:id/sign': {
    auth: ['talent'],
    summary: "Signs the talent's agreement; the talent signs last.",
    params: byId,
    body: z.strictObject({ ...signed, sha256 }),
    response: agreementDetails,
    affects: ['agreement', 'booking', 'candidate'],
    errors: ['name_differs', 'guardian_missing', 'booking_clash', 'work_decided', 'cancelled_pay', ...COMMAND_ERRORS],
  },
  'POST /agreements/:id/decline': {
    auth: ['talent'],
    summary: 'Declines to sign an agreement, with the reason.',
    params: byId,
    body: z.strictObject({ reason }),
    response: agreementDetails,
    affects: ['agreement'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /agreements/:id/document': {
    auth: PARTIES,
    members: MEMBER_ROLES,
    admins: ADMIN_ROLES,
    looks_at: 'document',
    mandate: 'none',
    open_to_keys: true,
    summary:
      'Returns an address of the PDF, unsigned, or with the signatures once all have signed. It is valid for a few minutes and for this session.',
    params: byId,
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['document_damaged', 'not_allowed_now'],
  },
});
