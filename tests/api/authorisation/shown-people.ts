/**
 * Which answers can show a company somebody: one row for each route that a company may call. The walk beside it
 * (hidden-people.test.ts) asks all of them about somebody who may be seen, and then about the same person hidden in every
 * way there is; a route without a row fails.
 */
import type { records } from '#contract/record/records.ts';
import { ROUTE_ROWS } from './table.ts';

/**
 * `asked`: shows whom the company has asked itself. `found`: shows whom it may find. `nobody`: shows no talent at all.
 */
export type Shows = 'asked' | 'found' | 'nobody';

const RECORDS: Readonly<Record<keyof typeof records, Shows>> = {
  Talent: 'asked',
  CompanyApplication: 'nobody',
  Project: 'nobody',
  Order: 'nobody',
  ProjectCandidateStatus: 'asked',
  Request: 'nobody',
  Booking: 'asked',
  Assignment: 'nobody',
  TalentNotification: 'nobody',
  CompanyNotification: 'asked',
  ProjectEditLog: 'asked',
  ProjectChat: 'asked',
  ProjectMessage: 'asked',
  EmailVerificationCode: 'nobody',
  PasswordResetToken: 'nobody',
};

/** About the caller's own account, or of guardians and their links; the live stream has its own tests. */
const OF_ONESELF = /^\w+ \/(account|guardian-consents|approvals|live)\b/;
const isOpen = (route: string) => ['yes', 'not_found'].includes(ROUTE_ROWS[route]?.owner ?? '');

/** The routes that a company may call, but for those about itself. */
export const ROUTES_OF_COMPANIES = Object.keys(ROUTE_ROWS).filter((route) => isOpen(route) && !OF_ONESELF.test(route));

// What is written answers as what is read.
const RECORD_ROWS = Object.fromEntries(
  Object.entries(RECORDS)
    .flatMap(([name, shows]): [string, Shows][] => [
      [`GET /records/${name}`, shows],
      [`POST /records/${name}/filter`, shows],
      [`GET /records/${name}/:id`, shows],
      [`PATCH /records/${name}/:id`, shows],
      [`POST /records/${name}`, 'nobody'],
      [`DELETE /records/${name}/:id`, 'nobody'],
    ])
    .filter(([route]) => isOpen(route)),
);

export const SHOWN_PEOPLE: Readonly<Record<string, Shows>> = {
  'GET /company/dashboard': 'asked',
  'GET /company/poll': 'asked',
  'GET /notifications': 'asked',
  'POST /notifications/read': 'nobody',
  'GET /projects': 'nobody',
  'POST /projects': 'nobody',
  'GET /projects/:id': 'nobody',
  'GET /projects/:id/log': 'asked',
  'GET /projects/:id/picks': 'found',
  'GET /projects/:id/candidates': 'asked',
  'GET /projects/:id/bookings': 'asked',
  'GET /projects/:id/cancellation': 'nobody',
  'GET /projects/:id/clearances': 'asked',
  'GET /projects/:id/counter-offers': 'asked',
  'GET /board': 'nobody',
  'GET /templates': 'nobody',
  'GET /order-start': 'found',
  // Nobody whose booking was cancelled.
  'GET /company/people': 'nobody',
  'POST /projects/:id/acceptance': 'nobody',
  'POST /projects/:id/copy': 'nobody',
  'POST /projects/:id/template': 'nobody',
  'POST /templates/:id/start': 'nobody',
  'DELETE /templates/:id': 'nobody',
  'POST /counter-offers/:id/answer': 'asked',
  'POST /counter-offers/:id/withdraw': 'asked',
  // It has been withdrawn by now.
  'POST /counter-offers/:id/accept': 'nobody',
  'POST /counter-offers/:id/decline': 'nobody',
  'POST /clearances/:id/chaperone': 'asked',
  'POST /clearances/:id/papers/:paper': 'nobody',
  'POST /clearances/:id/papers/:paper/address': 'nobody',
  // Nothing is lacking for the talent of the walk once the first has been called, so these are refused.
  'POST /clearances/:id/school-leave': 'nobody',
  'POST /clearances/:id/hours': 'nobody',
  'POST /clearances/:id/permit': 'nobody',
  'GET /projects/:id/agreements': 'asked',
  // Of what both have signed, which stays with both: whoever was only asked is not in it.
  'GET /company/rights': 'nobody',
  'GET /projects/:id/rights': 'nobody',
  'GET /rights/:id/extension': 'nobody',
  'POST /rights/:id/extension': 'nobody',
  'GET /threads': 'asked',
  'GET /threads/:id': 'asked',
  'GET /threads/:id/messages': 'asked',
  'POST /threads/:id/messages': 'nobody',
  'POST /threads/:id/read': 'nobody',
  'POST /threads/:id/files': 'nobody',
  'POST /threads/:id/files/:file_id': 'nobody',
  'GET /projects/:id/days': 'asked',
  'GET /projects/:id/call-sheets/:day': 'asked',
  'PUT /projects/:id/call-sheets/:day': 'asked',
  'POST /projects/:id/call-sheets/:day/publish': 'asked',
  'POST /projects/:id/call-sheets/:day/remind': 'nobody',
  'GET /call-sheets/:id/versions': 'nobody',
  'GET /announcements': 'nobody',
  'POST /announcements': 'nobody',
  'GET /announcements/:id': 'nobody',
  'PUT /announcements/:id': 'nobody',
  'POST /announcements/:id/submit': 'nobody',
  'POST /announcements/:id/publish': 'nobody',
  'POST /announcements/:id/withdraw': 'nobody',
  'POST /announcements/:id/close': 'nobody',
  'GET /projects/:id/reviews': 'asked',
  'PUT /assignments/:id/review-of-talent': 'nobody',
  'POST /assignments/:id/review/reply': 'nobody',
  'POST /assignments/:id/review/report': 'nobody',
  'POST /rights/:id/publication': 'nobody',
  'POST /member-invitations/view': 'nobody',
  'POST /member-invitations/accept': 'nobody',
  'GET /company/members': 'nobody',
  'POST /company/invitations': 'nobody',
  'PATCH /company/members/:id': 'nobody',
  'DELETE /company/invitations/:id': 'nobody',
  'DELETE /company/members/:id': 'nobody',
  'GET /company/sign-offs': 'nobody',
  'GET /projects/:id/sign-off': 'nobody',
  'POST /sign-offs/:id/approve': 'nobody',
  'POST /sign-offs/:id/refuse': 'nobody',
  'POST /sign-offs/:id/withdraw': 'nobody',
  'GET /inquiries': 'nobody',
  'POST /inquiries': 'nobody',
  'GET /inquiries/:id': 'nobody',
  'POST /inquiries/:id/messages': 'nobody',
  'POST /inquiries/:id/close': 'nobody',
  'GET /agreements/:id': 'asked',
  // Answers with an address that is good for the caller alone, or not at all.
  'POST /agreements/:id/document': 'nobody',
  'POST /projects/:id/agreements/sign': 'nobody',
  'GET /projects/:id/reports': 'asked',
  'GET /assignments/:id/report': 'asked',
  // What is answered is work that is over, of somebody who is booked.
  'POST /assignments/:id/report/adjust': 'nobody',
  'POST /assignments/:id/report/approve': 'nobody',
  'POST /assignments/:id/report/dispute': 'nobody',
  'POST /assignments/:id/report/explain': 'nobody',
  'POST /assignments/:id/report/quote': 'nobody',
  'POST /assignments/:id/report/receipts/:receipt_id': 'nobody',
  'POST /projects/:id/reports/approve': 'nobody',
  'GET /company/bookings': 'asked',
  'GET /company/bookings/calendar': 'nobody',
  'GET /company/completed-projects': 'nobody',
  // Who worked stands in the document alone, which is what both agreed on and is kept.
  'GET /company/invoices': 'nobody',
  'POST /invoices/:id/papers/:paper_id': 'nobody',
  'GET /bookings/:id/cancellation': 'nobody',
  'POST /projects/:id/agreements/change-terms': 'nobody',
  // Here the booking is cancelled, so there is nothing to take back.
  'POST /agreements/:id/take-back': 'nobody',
  'POST /briefs/read': 'nobody',
  'POST /prices/quote': 'nobody',
  'GET /talents': 'found',
  'GET /talents/:id': 'asked',
  'GET /shortlists': 'nobody',
  'POST /shortlists': 'nobody',
  'GET /shortlists/containing': 'found',
  'GET /shortlists/:id': 'found',
  'PATCH /shortlists/:id': 'nobody',
  'PUT /shortlists/:id/people': 'found',
  'PATCH /shortlists/:id/people': 'nobody',
  'GET /saved-searches': 'nobody',
  'POST /saved-searches': 'nobody',
  'PATCH /saved-searches/:id': 'nobody',
  'POST /saved-searches/:id/looked': 'nobody',
  'GET /talent-count': 'nobody',
  'GET /search-demo': 'nobody',
  'GET /openapi.json': 'nobody',
  ...RECORD_ROWS,
  'PATCH /candidates/:id': 'asked',
  'POST /candidates/:id/remind': 'asked',
  'POST /candidates/:id/extend': 'asked',
  // Who is booked on those days is named to whoever asked them, and not by whom.
  'POST /candidates/:id/option': 'asked',
  'POST /candidates/:id/option/challenge': 'nobody',
  'POST /candidates/:id/option/release': 'nobody',
  'POST /projects/:id/candidates/remind': 'nobody',
  'POST /projects/:id/candidates/extend': 'nobody',
  'POST /projects/:id/requests': 'asked',
  'POST /candidates/:id/approve': 'asked',
  'POST /candidates/:id/undecide': 'asked',
  'POST /candidates/:id/reject': 'asked',
  'POST /candidates/:id/withdraw': 'asked',
  'POST /projects/:id/candidates/withdraw': 'nobody',
  'POST /projects/:id/activate': 'asked',
  'PUT /projects/:id': 'nobody',
  'POST /projects/:id/change-terms': 'nobody',
  'PUT /projects/:id/picks': 'nobody',
  'DELETE /projects/:id/picks/:role_id/:talent_id': 'nobody',
  'POST /shortlists/:id/people/remove': 'found',
  'DELETE /shortlists/:id': 'nobody',
  'DELETE /saved-searches/:id': 'nobody',
  // What is cancelled here is told of in a test of its own: a booking's two sides know each other.
  'POST /bookings/:id/cancel': 'nobody',
  'POST /projects/:id/open-casting': 'nobody',
  'POST /projects/:id/await-answers': 'nobody',
  'POST /projects/:id/back-to-talents': 'nobody',
  'POST /projects/:id/start-review': 'nobody',
  'POST /projects/:id/back-to-answers': 'nobody',
  'POST /projects/:id/complete': 'nobody',
  'POST /projects/:id/cancel': 'nobody',
};
