/**
 * The desks of administrators that may call each route, besides owners, whom `table.ts` covers as `admin`. The tests
 * call every route at each desk. The first group that matches a route gives its desks.
 */

/** The desks that the tests call, besides the owner. */
export const ASKED_DESKS = ['review_desk', 'finance_desk', 'support_desk'] as const;
export type Desk = (typeof ASKED_DESKS)[number];

const GROUPS: readonly (readonly [what: RegExp, desks: readonly Desk[]])[] = [
  // The administrators and their access log.
  [/ \/admin\/(administrators|audit|invitations)\b/, []],
  // Routes that move money, the books, and the archive of erased people.
  [
    / \/admin\/(archived-people|bank|batches|books|declarations|declaration-files|employment-certificates|work-injuries|seller-reports|seller-report-files)\b/,
    ['finance_desk'],
  ],
  [/^(POST|PUT) \/admin\/(credit-lines|invoices|payouts|tax-papers|platform|rates)\b/, ['finance_desk']],
  // The country of a company decides the VAT of its invoices.
  [/^PUT \/admin\/companies\//, ['finance_desk']],
  // Invoices and payouts with their documents. Support answers questions about them.
  [
    /^GET \/admin\/(credit-lines|invoices|invoicing|owed-projects|payouts|projects\/:id\/file|tax-papers)\b/,
    ['finance_desk', 'support_desk'],
  ],
  [/^POST \/invoices\/:id\/(resend|mailbox)$|^GET \/work-injuries\/:id\/words$/, ['finance_desk']],
  [/^POST \/(invoices|payouts)\/|\/receipts\/:receipt_id$/, ['finance_desk', 'support_desk']],
  // The legal name of a talent with protected identity.
  [/ \/admin\/talents\/:id\/protected-identity\b/, ['support_desk']],
  // Decisions about people, companies and announcements, about settings, and about texts.
  [/^POST \/admin\/(announcements|applications|talents)\/|^POST \/admin\/(settings|wordings)$/, ['review_desk']],
  [/^POST \/admin\/(applications|appeals|company-changes|project-checks)\//, ['review_desk']],
  [/ \/admin\/talents\/:id\/merge\//, ['review_desk']],
  // Notes between administrators.
  [/ \/admin\/notes\b/, ASKED_DESKS],
  [/^POST \/announcements\/:id\/(approve|refuse|take-down)$/, ['review_desk']],
  [/^PUT \/admin\/announcement-rules$|\/review\/hide$/, ['review_desk']],
  // Documents of talents' CVs.
  [/^GET \/(admin\/talents\/:id\/)?documents\b/, ['review_desk', 'support_desk']],
  // Inquiries, the outbox, and operations.
  [/^GET \/(admin\/)?inquiries\b|^GET \/admin\/(operations|outbox|sms)$/, ['support_desk']],
  // Routes that only read, some with their query in the body, and routes of the caller's own account.
  [/^GET |^POST \/records\/\w+\/filter$| \/(account|notifications|saved-searches|shortlists)\b/, ASKED_DESKS],
  [/^POST \/(agreements\/:id\/document|briefs\/read|prices\/quote|talents\/:id\/sedcard)$/, ASKED_DESKS],
  // All other routes serve a company or a talent, or act on their behalf.
  [/./, ['support_desk']],
];

export const mayCallAt = (desk: Desk, route: string): boolean =>
  GROUPS.find(([what]) => what.test(route))?.[1].includes(desk) ?? false;
