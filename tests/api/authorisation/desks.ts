/**
 * Which administrators may call what, beside the table of all callers, where `admin` is an owner. The walk asks every
 * route as each of them; the first group that a route is in says who is let in.
 */

/** The administrators that are asked as themselves. */
export const ASKED_DESKS = ['review_desk', 'finance_desk', 'support_desk'] as const;
export type Desk = (typeof ASKED_DESKS)[number];

const GROUPS: readonly (readonly [what: RegExp, desks: readonly Desk[]])[] = [
  // Who the administrators are, and what they have looked at.
  [/ \/admin\/(administrators|audit|invitations)\b/, []],
  // What moves money, and the books.
  [/ \/admin\/(archived-people|bank|batches|books)\b/, ['finance_desk']],
  [/^(POST|PUT) \/admin\/(invoices|payouts|platform|rates)\b/, ['finance_desk']],
  // What companies pay and people are paid, and the papers of it: also who answers questions about it.
  [/^GET \/admin\/(invoices|invoicing|owed-projects|payouts|projects\/:id\/file)\b/, ['finance_desk', 'support_desk']],
  [/^POST \/(invoices|payouts)\/|\/receipts\/:receipt_id$/, ['finance_desk', 'support_desk']],
  // Whom and what people get to see.
  [/^POST \/admin\/(announcements|applications|talents)\/|^POST \/admin\/(settings|wordings)$/, ['review_desk']],
  [/^POST \/admin\/(applications|appeals|project-checks)\//, ['review_desk']],
  [/ \/admin\/talents\/:id\/merge\//, ['review_desk']],
  // What administrators write for each other.
  [/ \/admin\/notes\b/, ASKED_DESKS],
  [/^POST \/announcements\/:id\/(approve|refuse|take-down)$/, ['review_desk']],
  [/^PUT \/admin\/announcement-rules$|\/review\/hide$/, ['review_desk']],
  // What talents keep with their CV.
  [/^GET \/(admin\/talents\/:id\/)?documents\b/, ['review_desk', 'support_desk']],
  // What people write to us, and what is mailed to them.
  [/^GET \/(admin\/)?inquiries\b|^GET \/admin\/outbox$/, ['support_desk']],
  // Reading, also where what is looked for stands in the body, and what is of the account.
  [/^GET |^POST \/records\/\w+\/filter$| \/(account|notifications|saved-searches|shortlists)\b/, ASKED_DESKS],
  [/^POST \/(agreements\/:id\/document|briefs\/read|prices\/quote|talents\/:id\/sedcard)$/, ASKED_DESKS],
  // Everything else helps a company or a talent, or acts in their place.
  [/./, ['support_desk']],
];

export const mayCallAt = (desk: Desk, route: string): boolean =>
  GROUPS.find(([what]) => what.test(route))?.[1].includes(desk) ?? false;
