import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { day, id, instant, line } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { CASTING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import {
  CV_DOCUMENT_AUDIENCES,
  CV_DOCUMENT_BOUNDS,
  CV_DOCUMENT_KINDS,
} from '#domain/people/cv-document/cv-document.rules.ts';
import { cvDocumentWorkflow } from '#domain/people/cv-document/cv-document.workflow.ts';

/** A document of a CV, as everybody who may see it reads it. */
const shownDocument = z.object({
  id,
  kind: z.enum(CV_DOCUMENT_KINDS),
  /** Empty until the talent has named the document. */
  title: z.string(),
  /** The last valid ISO day; null for a document without an end. */
  valid_until: z.string().nullable(),
  bytes: z.number(),
  is_picture: z.boolean(),
});
export type ShownDocument = z.output<typeof shownDocument>;

/** A document as its own talent reads it. */
const ownDocument = shownDocument.extend({
  audience: z.enum(CV_DOCUMENT_AUDIENCES),
  created_date: instant,
  actions: actionsOf(cvDocumentWorkflow),
});
export type OwnDocument = z.output<typeof ownDocument>;

export const documentFacts = z.strictObject({
  kind: z.enum(CV_DOCUMENT_KINDS, { error: 'Välj vad det är.' }),
  title: line('vad du kallar det', CV_DOCUMENT_BOUNDS.title),
  valid_until: day.nullable(),
  audience: z.enum(CV_DOCUMENT_AUDIENCES, { error: 'Välj vem som får se det.' }),
});
export type DocumentFacts = z.output<typeof documentFacts>;

/** The desks that review profiles, and the desk that helps people. */
const DESKS = [...REVIEWING_ADMINS, 'support'] as const;

const byId = z.strictObject({ id });
const shownDocuments = z.object({ items: z.array(shownDocument) });
// The rules limit the number of documents, so that one answer holds them all.
const ownDocuments = z.object({ items: z.array(ownDocument) });

export const cvDocumentRoutes = declareRoutes({
  'GET /talent/documents': {
    auth: ['talent'],
    summary: "Lists the documents of the talent's CV, oldest first.",
    response: ownDocuments,
    shows: ['cv_document'],
    errors: [],
  },
  'POST /talent/documents': {
    auth: ['talent'],
    limits: ['upload'],
    summary: "Adds a PDF or a picture to the talent's CV, visible to the talent alone. The body is the file.",
    /** The sender makes the id, so that a repeated upload keeps one document. */
    query: z.strictObject({ id }),
    upload: { max_bytes: CV_DOCUMENT_BOUNDS.bytes },
    response: ownDocument,
    affects: ['cv_document'],
    errors: ['documents_full', 'file_no_paper', 'file_too_large', 'image_too_small', 'busy', ...COMMAND_ERRORS],
  },
  'POST /talent/documents/:id/change': {
    auth: ['talent'],
    summary: 'Changes the kind, the expiry and the readers of a document.',
    params: byId,
    body: documentFacts,
    response: ownDocument,
    affects: ['cv_document'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/documents/:id/remove': {
    auth: ['talent'],
    summary: 'Deletes a document at once and for good.',
    params: byId,
    response: ownDocuments,
    affects: ['cv_document'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /candidates/:id/documents': {
    auth: ['company'],
    members: CASTING_MEMBERS,
    open_to_keys: true,
    summary: 'Lists the documents that a booked talent has opened to the company, while the booking stands.',
    params: byId,
    response: shownDocuments,
    shows: ['cv_document', 'booking', 'project'],
    errors: [],
  },
  'GET /admin/talents/:id/documents': {
    auth: ['admin'],
    admins: DESKS,
    looks_at: 'document',
    summary: 'Lists the documents of a talent.',
    params: byId,
    response: ownDocuments,
    shows: ['cv_document'],
    errors: [],
  },
  'GET /documents/:id/address': {
    auth: ['talent', 'company', 'admin'],
    members: CASTING_MEMBERS,
    admins: DESKS,
    looks_at: 'document',
    summary:
      'Returns an address of a document, valid for the caller, for a few minutes and only while the caller may see it.',
    params: byId,
    /** Includes the talent's id, so that the log names the owner of a document that an administrator opens. */
    response: z.object({ url: z.string(), talent_id: id }),
    // The answer is an address that works for the caller alone.
    shows: [],
    errors: [],
  },
});
