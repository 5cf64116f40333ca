import type { z } from 'zod';
import type { CommandRoute, ReadRoute, Routes } from './contract.ts';

type AnswerOf<Name extends keyof Routes> = z.output<Routes[Name]['response']>;
type ReadAs<Name extends CommandRoute> = {
  [Read in ReadRoute]: AnswerOf<Name> extends AnswerOf<Read> ? Read : never;
}[ReadRoute];

/**
 * Commands whose answer equals that of a reading route with the same params: the browser uses the answer and does not
 * load again. Commands on pictures are left out: a browser sends several at once, and their answers arrive in any
 * order.
 */
export const ANSWERS_AS_READ: { readonly [Name in CommandRoute]?: ReadAs<Name> } = {
  'DELETE /talent/guardian': 'GET /talent/guardian',
  'DELETE /talent/second-guardian': 'GET /talent/guardian',
  'PATCH /talent/profile': 'GET /talent/profile',
  'POST /projects/:id/activate': 'GET /projects/:id',
  'POST /projects/:id/await-answers': 'GET /projects/:id',
  'POST /projects/:id/back-to-answers': 'GET /projects/:id',
  'POST /projects/:id/back-to-talents': 'GET /projects/:id',
  'POST /projects/:id/cancel': 'GET /projects/:id',
  'POST /projects/:id/complete': 'GET /projects/:id',
  'POST /projects/:id/open-casting': 'GET /projects/:id',
  'POST /projects/:id/start-review': 'GET /projects/:id',
  'POST /talent/guardian/remind': 'GET /talent/guardian',
  'POST /talent/second-guardian/remind': 'GET /talent/guardian',
  'POST /talent/profile/complete': 'GET /talent/profile',
  'POST /talent/requests/:id/answer-interested': 'GET /talent/requests/:id',
  'POST /talent/requests/:id/answer-not-interested': 'GET /talent/requests/:id',
  'PUT /projects/:id': 'GET /projects/:id',
  'PUT /talent/guardian': 'GET /talent/guardian',
  'PUT /talent/second-guardian': 'GET /talent/guardian',
  'PUT /talent/payment-details': 'GET /talent/payment-details',
};
