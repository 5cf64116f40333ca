import { CLOSES_TOMORROW } from '#domain/casting/announcement/announcement.rules.ts';

/** The facts of a notice that decide its target. */
export interface TargetedNotice {
  readonly title: string;
  readonly type: string;
  readonly notification_type: string | null;
  readonly related_project_id: string | null;
  readonly related_candidate_status_id: string | null;
  /** Id of the noun of the notice's event; absent for a notice of a thread. */
  readonly subject_id?: string | null;
}

/** The type of an activation notice (spec, section 3). */
export const PROJECT_ACTIVATED = 'project_activated';

/** Set as `notification_type` on notices of an agreement that extends a right; its target is the screen of rights. */
export const RIGHT_EXTENSION = 'right_extension';

/** The type of notices of a message, in the thread of a candidate or to everybody booked. */
export const MESSAGE_SENT = 'message.send';
export const MESSAGE_TO_ALL = 'message.send-all';

/** Set as `notification_type` on notices of a thread with a booking; its target is the assignment. */
export const BOOKED_THREAD = 'booked_thread';

/** The type of the notice that a replacement is booked. */
const STEPPED_IN = 'candidate.take-place';

/** The type of the notice that days of a booked talent are moved. */
const DAYS_MOVED = 'candidate.hear-move';

/** The type of the notice that a booked talent cannot come; the company asks others on the screen of that booking. */
const CALLED_OFF = 'booking.call-off';

/** The step of the registration that asks a guardian. */
const GUARDIAN_STEP_PATH = '/TalentRegistration?step=guardian';
/** Notices after which the talent asks a guardian again, the same or another one, in the step GUARDIAN_STEP_PATH. */
const GUARDIAN_SAID_NO = ['guardian.refuse', 'guardian.withdraw', 'guardian.invalidate'];

/** Address of a talent's saved announcements. */
const KEPT_PATH = '/TalentRequests?group=fits&kept=yes';

/** Address of a talent's tax form and account. */
const PAYMENT_PATH = '/TalentSettings#utbetalning';
const MISSING_DETAILS = [
  'payout.ask-details',
  'payout.remind-details',
  'payout.fail',
  'payout.await-account',
  'payout.confirm-account',
];

/**
 * The target of a talent's notice. The order is that of the spec, section 2: activation to TalentAssignments first,
 * then the candidate, then TalentRequests for a project alone, otherwise the dashboard. Notices that the spec does not
 * have (such as agreements, reports, rights and money) come before the candidate and lead to the screen where the
 * talent deals with them.
 */
export function talentNoticeTarget(notice: TargetedNotice): string {
  const isActivation =
    notice.type === PROJECT_ACTIVATED ||
    notice.notification_type === PROJECT_ACTIVATED ||
    notice.title.toLowerCase().includes('aktiverat');
  if (isActivation) return '/TalentAssignments';
  if (GUARDIAN_SAID_NO.includes(notice.type)) return GUARDIAN_STEP_PATH;
  if (notice.type.startsWith('right.') || notice.notification_type === RIGHT_EXTENSION) return '/TalentRights';
  // Agreements, minors' clearances, reports and summonses are on the screen of the assignment.
  const isOfAssignment =
    /^(agreement|clearance|report|summons)\./.test(notice.type) ||
    notice.type === DAYS_MOVED ||
    notice.notification_type === BOOKED_THREAD;
  if (isOfAssignment && notice.related_candidate_status_id) {
    return `/AssignmentDetails?id=${notice.related_candidate_status_id}`;
  }
  if (MISSING_DETAILS.includes(notice.type) || notice.type.startsWith('tax_paper.')) return PAYMENT_PATH;
  if (notice.type.startsWith('representation.')) return '/TalentSettings#agent';
  if (notice.type.startsWith('payout.')) return '/TalentPayouts';
  if (notice.type.startsWith('recording.') && !notice.related_candidate_status_id) return '/TalentProfile';
  if (notice.type.startsWith('profile.')) return '/TalentProfile';
  if (/^(inquiry|injury)\./.test(notice.type)) return '/TalentHelp';
  if (notice.type === CLOSES_TOMORROW) return KEPT_PATH;
  if (notice.type.startsWith('review.')) return '/TalentCompletedProjects';
  if (notice.type.startsWith('foreign_calendar.')) return '/TalentProfile#kalender';
  if (notice.type.startsWith('cv_document.')) return '/TalentProfile#dokument';
  if (notice.related_candidate_status_id) return `/TalentInterestDetails?id=${notice.related_candidate_status_id}`;
  return notice.related_project_id ? '/TalentRequests' : '/TalentDashboard';
}

/** The type of the notice of a failed delivery, which belongs to no lifecycle. */
export const DEAD_ENTRY = 'outbox.die';

/** The type of the notice that a limit of text messages is reached. */
export const SMS_LIMIT = 'outbox.sms_limit';

/** The type of the notice that a company has reached its daily limit of people shown. */
export const SEEN_ENOUGH = 'company.seen_enough';

/** The type of the notice that an administrator has joined, left or changed desk. */
export const ADMIN_CHANGED = 'admin.changed';

/** The type of the notice that a machine's clock differs from that of the database. */
export const CLOCK_APART = 'job.clock';

/** Target of an administrator's notice: the screen of its subject. */
export function adminNoticeTarget({ type }: Pick<TargetedNotice, 'type'>): string {
  if (type === DEAD_ENTRY || type === SMS_LIMIT) return '/AdminOutbox';
  if (type === ADMIN_CHANGED) return '/AdminManagement';
  if (type.startsWith('credit_line.')) return '/AdminInvoicing';
  if (type.startsWith('invoice.')) return '/AdminInvoicingCompanies';
  if (type.startsWith('injury.')) return '/AdminInvoicingTalents?tab=injuries';
  if (type.startsWith('tax_paper.')) return '/AdminInvoicingTalents?tab=papers';
  if (type.startsWith('payout.')) return '/AdminInvoicingTalents';
  if (type.startsWith('correction.')) return '/AdminBooks?part=corrections';
  if (type.startsWith('profile.')) return '/AdminTalentReview';
  if (type.startsWith('inquiry.')) return '/AdminHelp';
  if (type.startsWith('appeal.')) return '/AdminAppeals';
  if (type.startsWith('announcement.')) return '/AdminProjectManagement';
  if (type.startsWith('project_check.')) return '/AdminProjectManagement?tab=projects';
  return type.startsWith('company') ? '/AdminApplications' : '/AdminDashboard';
}

/** Target of a company's notice: the screen of its subject, or else its project, or the dashboard. */
export function companyNoticeTarget(
  notice: Pick<TargetedNotice, 'type' | 'related_project_id' | 'related_candidate_status_id' | 'subject_id'>,
): string {
  if (notice.type === CALLED_OFF && notice.subject_id) return `/CompanyReplacement?id=${notice.subject_id}`;
  if (notice.type === MESSAGE_SENT && notice.related_candidate_status_id) {
    return `/CompanyDashboard?thread=${notice.related_candidate_status_id}`;
  }
  if (notice.type.startsWith('right.') || notice.type === 'project.warn-of-rights') return '/CompanyRights';
  if (/^(invoice|credit_line)\./.test(notice.type)) return '/CompanyInvoices';
  if (/^(inquiry|injury)\./.test(notice.type)) return '/CompanyHelp';
  if (notice.type.startsWith('announcement.')) return '/CompanyProjectHubCreateAnnouncement';
  if (notice.type === 'sign_off.ask') return '/CompanyDashboard';
  if (notice.type.startsWith('company_')) return '/CompanySettings';
  if (/^(audition|invitation|appointment|slot_wish)\./.test(notice.type) && notice.related_project_id) {
    return `/CompanyProjectAudition?id=${notice.related_project_id}`;
  }
  const isOfWork = /^(agreement|booking|clearance|report|review)\./.test(notice.type) || notice.type === STEPPED_IN;
  if (isOfWork && notice.related_project_id) {
    return `/CompanyOngoingProjectDetails?id=${notice.related_project_id}`;
  }
  return notice.related_project_id ? `/CompanyProjectDetails?id=${notice.related_project_id}` : '/CompanyDashboard';
}
