import { auditionRecord } from './audition.ts';
import { assignmentRecord, bookingRecord } from './booking.ts';
import { projectCandidateStatusRecord, requestRecord } from './candidate.ts';
import { companyApplicationRecord } from './company-application.ts';
import { projectChatRecord, projectMessageRecord } from './message.ts';
import { companyNotificationRecord, talentNotificationRecord } from './notification.ts';
import { orderRecord, projectRecord } from './project.ts';
import { projectEditLogRecord } from './project-edit-log.ts';
import { emailVerificationCodeRecord, passwordResetTokenRecord } from './secret.ts';
import { talentRecord } from './talent.ts';

/** Every entity of the record calls by its name in the spec. */
export const records = {
  Talent: talentRecord,
  CompanyApplication: companyApplicationRecord,
  Project: projectRecord,
  Order: orderRecord,
  ProjectCandidateStatus: projectCandidateStatusRecord,
  Request: requestRecord,
  Audition: auditionRecord,
  Booking: bookingRecord,
  Assignment: assignmentRecord,
  TalentNotification: talentNotificationRecord,
  CompanyNotification: companyNotificationRecord,
  ProjectEditLog: projectEditLogRecord,
  ProjectChat: projectChatRecord,
  ProjectMessage: projectMessageRecord,
  EmailVerificationCode: emailVerificationCodeRecord,
  PasswordResetToken: passwordResetTokenRecord,
} as const;

export type RecordName = keyof typeof records;
