import type { RecordName } from '#contract/registry/record/records.ts';
import { sql } from '#server/db/sql.ts';
import { companySource, talentSource } from './people.ts';
import { auditionSource, bookingSource, editLogSource, orderSource, projectSource } from './projects.ts';
import { assignmentSource, candidateSource, requestSource } from './requests.ts';
import { NOTHING, type RecordSource } from './source.ts';
import { chatSource, companyNoticeSource, messageSource, talentNoticeSource } from './words.ts';

/**
 * A source without visible rows, for entities with secrets of signing in. The declarations of these entities give no
 * role a right either.
 */
const secret = (table: string): RecordSource => ({
  from: sql`${sql.table(table)} s`,
  alias: 's',
  visible: () => NOTHING,
});

/** The source of every entity. */
export const sources: Readonly<Record<RecordName, RecordSource>> = {
  Talent: talentSource,
  CompanyApplication: companySource,
  Project: projectSource,
  Order: orderSource,
  ProjectCandidateStatus: candidateSource,
  Request: requestSource,
  Audition: auditionSource,
  Booking: bookingSource,
  Assignment: assignmentSource,
  TalentNotification: talentNoticeSource,
  CompanyNotification: companyNoticeSource,
  ProjectEditLog: editLogSource,
  ProjectChat: chatSource,
  ProjectMessage: messageSource,
  EmailVerificationCode: secret('email_verification_codes'),
  PasswordResetToken: secret('password_reset_tokens'),
};
