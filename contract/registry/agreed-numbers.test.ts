import { expect, test } from 'vitest';
import { RATE_LIMITS } from '#contract/kernel/rate-limits.ts';
import { MESSAGES_AT_ONCE } from '#contract/talk/thread.ts';
import { EXPORT_DAYS } from '#domain/accounts/data-export/data-export.rules.ts';
import { AGREEMENT_YEARS, BOOKS_YEARS, REGRET_DAYS } from '#domain/accounts/deletion/deletion.rules.ts';
import { USUAL_LINK_DAYS, USUAL_PICTURES } from '#domain/auditions/presentation/presentation.rules.ts';
import { KEY_HINT_LETTERS } from '#domain/companies/api-key/api-key.rules.ts';
import { INVITATION_DAYS, LIMIT_AT_MOST_ORE } from '#domain/companies/member/member.rules.ts';
import { PAID_WITHIN_DAYS } from '#domain/deal/price/pay-day.ts';
import { FULL_DAY_HOURS, HALF_DAY_HOURS } from '#domain/deal/terms/fee.ts';
import { TERMS_VERSION } from '#domain/deal/terms/terms.ts';
import { PAYMENT_DAYS } from '#domain/money/invoice/invoice.rules.ts';
import { PAYOUT_WORDS_MAX } from '#domain/money/payout/payout-groups.ts';
import { ADMIN_INVITATION_DAYS, ADMINS_AT_MOST, AUDIT_EXPORT_MOST } from '#domain/office/admin/admin.rules.ts';
import { MANDATE_MINUTES } from '#domain/office/mandate/mandate.workflow.ts';
import { NEW_ACCOUNT_DAYS } from '#domain/people/payment/new-account.ts';
import { CREDITS_MAX } from '#domain/people/talent/credits.rules.ts';
import { SEDCARD_PICTURES } from '#domain/people/talent/profile.rules.ts';
import { UNREAD_MINUTES } from '#domain/talk/thread/mail-pause.ts';
import { READABLE_DAYS } from '#domain/talk/thread/thread.rules.ts';
import { CHAPERONE_UNDER_AGE } from '#domain/work/minor/minor-lacks.ts';
import { PERMIT_UNDER_AGE } from '#domain/work/minor/school.ts';
import { EXTENDED_WITHIN_DAYS } from '#domain/work/right/extension.ts';
import { LATER_WITHIN_DAYS } from '#domain/work/right/right.rules.ts';

// Numbers of pay, periods and retention from a promise or a law; contract/kernel/rate-limits-by-number.test.ts has the
// limits of requests.
test.each([
  ['days until a talent is paid', PAID_WITHIN_DAYS, 14],
  ['days that a company has to pay an invoice', PAYMENT_DAYS, 30],
  ['letters of a reason or an objection about a payout', PAYOUT_WORDS_MAX, 1000],
  ['days that nothing is paid to an account that is new', NEW_ACCOUNT_DAYS, 2],
  ['hours of a day of work where nothing is said', FULL_DAY_HOURS, 8],
  ['hours that a half day may hold', HALF_DAY_HOURS, 4],
  ['the present version of terms', TERMS_VERSION, 2],
  ['days after its end in which a right may be extended', EXTENDED_WITHIN_DAYS, 30],
  ['days in which a first publication may be set to a later day', LATER_WITHIN_DAYS, 7],
  ['öre that a member may be let order for at most', LIMIT_AT_MOST_ORE, 1_000_000_000],
  ['days that a member may accept an invitation within', INVITATION_DAYS, 7],
  ['days that an administrator may', ADMIN_INVITATION_DAYS, 7],
  ['administrators', ADMINS_AT_MOST, 50],
  ['rows of the audit log in a file', AUDIT_EXPORT_MOST, 10_000],
  ['minutes of a mandate', MANDATE_MINUTES, 60],
  ['letters by which a key is told', KEY_HINT_LETTERS, 4],
  ['days that a deletion may be regretted', REGRET_DAYS, 7],
  ['years that the books are kept', BOOKS_YEARS, 7],
  ['years that an agreement is kept', AGREEMENT_YEARS, 10],
  ['days that a copy of all data may be fetched', EXPORT_DAYS, 7],
  ['days that a link to a presentation is good', USUAL_LINK_DAYS, 14],
  ['pictures of somebody in it', USUAL_PICTURES, 4],
  ['pictures on a sedcard', SEDCARD_PICTURES, 4],
  ['credits of a profile', CREDITS_MAX, 200],
  ['minutes until an unread message is mailed', UNREAD_MINUTES, 5],
  ['days that a thread that is over may be read', READABLE_DAYS, 30],
  ['messages that are fetched at a time', MESSAGES_AT_ONCE, 30],
  ['years from which no chaperone is needed', CHAPERONE_UNDER_AGE, 16],
  ['years from which no permit is needed', PERMIT_UNDER_AGE, 13],
  ['seconds that sign-ups are counted over', RATE_LIMITS.sign_up.seconds, 3600],
  ['seconds that guesses are counted over', RATE_LIMITS.code.seconds, 86_400],
])('the agreed number of %s', (_, number, agreed) => expect(number).toBe(agreed));
