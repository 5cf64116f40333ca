import type { Routes } from '../contract.ts';
import type { Shown } from './changes.ts';

type RecordRoute = `${string} /records/${string}`;
/** The routes whose answers screens show. The record calls are for those who read once. */
export type ReadRoute = Exclude<Extract<keyof Routes, `GET ${string}`>, RecordRoute>;

/** Which nouns the answer of each route shows, so that open screens ask again for what has changed and for nothing else. */
export const SHOWS: Readonly<Record<ReadRoute, readonly Shown[]>> = {
  'GET /account/providers': [],
  'GET /account/security': ['account'],
  'GET /account/session': ['account'],
  'GET /account/user': ['account'],
  'GET /admin/applications': ['company'],
  'GET /admin/dashboard': ['agreement', 'booking', 'candidate', 'company', 'guardian', 'outbox', 'profile', 'project'],
  'GET /admin/outbox': ['outbox'],
  'GET /admin/platform': ['platform'],
  'GET /admin/invoicing': ['charge', 'invoice', 'report'],
  'GET /admin/invoices': ['charge', 'invoice'],
  'GET /admin/invoices/:id': ['invoice'],
  'GET /admin/owed-projects': ['charge', 'invoice', 'report'],
  'GET /admin/rates': ['rate'],
  'GET /admin/rates/history': ['rate'],
  'GET /agreements/:id': ['agreement :id'],
  'GET /company/invoices': ['invoice'],
  'GET /company/rights': ['right'],
  'GET /admin/disputes': ['report'],
  'GET /assignments/:id/report': ['booking :id', 'payment', 'report :id'],
  // What is owed depends on the hour too, which nobody announces.
  'GET /bookings/:id/cancellation': ['booking :id'],
  'GET /company/completed-projects': ['project', 'report'],
  'GET /company/dashboard': ['booking', 'candidate', 'project'],
  'GET /admin/poll': ['notice'],
  'GET /company/poll': ['notice'],
  'GET /notifications': ['notice'],
  'GET /projects': ['candidate', 'project'],
  'GET /projects/:id': ['candidate :id', 'pick :id', 'project :id'],
  'GET /projects/:id/agreements': ['agreement :id', 'project :id'],
  'GET /projects/:id/bookings': ['booking :id', 'project :id'],
  'GET /projects/:id/clearances': ['booking :id', 'clearance :id', 'project :id'],
  'GET /projects/:id/candidates': ['candidate :id', 'option :id', 'project :id'],
  'GET /projects/:id/log': ['booking :id', 'candidate :id', 'clearance :id', 'option :id', 'project :id'],
  'GET /projects/:id/rights': ['right :id'],
  'GET /projects/:id/picks': ['candidate :id', 'pick :id', 'project :id'],
  'GET /projects/:id/reports': ['booking :id', 'project :id', 'report :id'],
  'GET /rights/:id/extension': ['right :id'],
  'GET /saved-searches': ['saved-search'],
  'GET /search-demo': [],
  'GET /shortlists': ['shortlist'],
  'GET /shortlists/:id': ['shortlist :id'],
  'GET /shortlists/containing': ['shortlist'],
  'GET /talent-count': [],
  'GET /talent/assignments': ['agreement', 'booking', 'candidate'],
  // An assignment is named by its candidate, which every call about its bookings names too.
  'GET /talent/assignments/:id': ['agreement :id', 'booking :id', 'candidate :id', 'clearance :id', 'payment'],
  'GET /talent/busy-days': ['busy-days'],
  'GET /talent/guardian': ['guardian'],
  'GET /talent/payment-details': ['payment'],
  'GET /talent/poll': ['booking', 'candidate', 'notice'],
  'GET /talent/profile': ['guardian', 'profile'],
  'GET /talent/requests': ['candidate', 'guardian', 'option'],
  // What else is booked on the same days stands with it, and whether a guardian lets one answer.
  'GET /talent/requests/:id': ['booking', 'candidate :id', 'guardian', 'option :id', 'payment'],
  'GET /talent/rights': ['agreement', 'right'],
  'GET /talents': ['candidate :project_id', 'pick :project_id', 'profile'],
  'GET /talents/:id': ['profile :id'],
};
