import { accountRoutes } from '#contract/accounts/account.ts';
import { appealRoutes } from '#contract/accounts/appeal.ts';
import { dataExportRoutes } from '#contract/accounts/data-export.ts';
import { deletionRoutes } from '#contract/accounts/deletion.ts';
import { passkeyRoutes } from '#contract/accounts/passkey.ts';
import { privacyRoutes } from '#contract/accounts/privacy.ts';
import { retentionRoutes } from '#contract/accounts/retention.ts';
import { securityRoutes } from '#contract/accounts/security.ts';
import { settingRoutes } from '#contract/accounts/setting.ts';
import { socialRoutes } from '#contract/accounts/social.ts';
import { auditionRoutes } from '#contract/auditions/audition.ts';
import { auditionDayRoutes } from '#contract/auditions/audition-day-routes.ts';
import { invitationRoutes } from '#contract/auditions/invitation.ts';
import { presentationRoutes } from '#contract/auditions/presentation.ts';
import { viewingRoutes } from '#contract/auditions/viewing.ts';
import { announcementRoutes } from '#contract/casting/announcement.ts';
import { boardRoutes } from '#contract/casting/board.ts';
import { candidateRoutes } from '#contract/casting/candidate-routes.ts';
import { closingRoutes } from '#contract/casting/closing.ts';
import { counterOfferRoutes } from '#contract/casting/counter-offer.ts';
import { optionRoutes } from '#contract/casting/option.ts';
import { adminCompanyRoutes } from '#contract/companies/admin-company.ts';
import { apiKeyRoutes } from '#contract/companies/api-key.ts';
import { companyRoutes } from '#contract/companies/company.ts';
import { companySettingsRoutes } from '#contract/companies/company-settings.ts';
import { memberRoutes } from '#contract/companies/member.ts';
import { webhookRoutes } from '#contract/companies/webhook.ts';
import { rateRoutes } from '#contract/deal/rate.ts';
import { savedSearchRoutes } from '#contract/finding/saved-search.ts';
import { searchRoutes } from '#contract/finding/search.ts';
import { shortlistRoutes } from '#contract/finding/shortlist.ts';
import { bankRoutes } from '#contract/money/bank.ts';
import { batchRoutes } from '#contract/money/batch.ts';
import { bookRoutes } from '#contract/money/books.ts';
import { invoiceRoutes } from '#contract/money/invoice-routes.ts';
import { outcomeRoutes } from '#contract/money/outcome.ts';
import { payoutRoutes } from '#contract/money/payout.ts';
import { platformRoutes } from '#contract/money/platform.ts';
import { adminRoutes } from '#contract/office/admin.ts';
import { adminNoteRoutes } from '#contract/office/admin-note.ts';
import { auditRoutes } from '#contract/office/audit.ts';
import { mandateRoutes } from '#contract/office/mandate.ts';
import { mergeRoutes } from '#contract/office/merge.ts';
import { overviewRoutes } from '#contract/office/overview.ts';
import { paletteRoutes } from '#contract/office/palette.ts';
import { projectFileRoutes } from '#contract/office/project-file.ts';
import { publicRoutes } from '#contract/office/public.ts';
import { savedViewRoutes } from '#contract/office/saved-view.ts';
import { wordingRoutes } from '#contract/office/wording.ts';
import { adminTalentRoutes } from '#contract/people/admin-talent.ts';
import { calendarRoutes } from '#contract/people/calendar.ts';
import { cvDocumentRoutes } from '#contract/people/cv-document.ts';
import { guardianRoutes } from '#contract/people/guardian.ts';
import { paymentRoutes } from '#contract/people/payment.ts';
import { recordingRoutes } from '#contract/people/recording.ts';
import { talentRoutes } from '#contract/people/talent.ts';
import { briefRoutes } from '#contract/projects/brief.ts';
import { projectRoutes } from '#contract/projects/project.ts';
import { projectCheckRoutes } from '#contract/projects/project-check.ts';
import { projectWatchRoutes } from '#contract/projects/project-watch.ts';
import { quoteRoutes } from '#contract/projects/quote.ts';
import { signOffRoutes } from '#contract/projects/sign-off.ts';
import { startRoutes } from '#contract/projects/start.ts';
import { inquiryRoutes } from '#contract/talk/inquiry.ts';
import { notificationRoutes } from '#contract/talk/notification.ts';
import { outboxRoutes } from '#contract/talk/outbox.ts';
import { threadRoutes } from '#contract/talk/thread.ts';
import { agreementRoutes } from '#contract/work/agreement.ts';
import { approvalRoutes } from '#contract/work/approval.ts';
import { bookingRoutes } from '#contract/work/booking.ts';
import { callSheetRoutes } from '#contract/work/call-sheet.ts';
import { clearanceRoutes } from '#contract/work/clearance.ts';
import { companyBookingRoutes } from '#contract/work/company-bookings.ts';
import { extensionRoutes } from '#contract/work/extension.ts';
import { orderRoutes } from '#contract/work/order.ts';
import { pipelineRoutes } from '#contract/work/pipeline.ts';
import { replacementRoutes } from '#contract/work/replacement.ts';
import { reportRoutes } from '#contract/work/report.ts';
import { reviewRoutes } from '#contract/work/review.ts';
import { rightRoutes } from '#contract/work/right.ts';
import { recordRoutes } from './record.ts';

/** Every route of the API. */
export const contract = {
  ...accountRoutes,
  ...securityRoutes,
  ...deletionRoutes,
  ...retentionRoutes,
  ...privacyRoutes,
  ...dataExportRoutes,
  ...passkeyRoutes,
  ...socialRoutes,
  ...talentRoutes,
  ...calendarRoutes,
  ...companyRoutes,
  ...projectRoutes,
  ...projectWatchRoutes,
  ...projectFileRoutes,
  ...projectCheckRoutes,
  ...briefRoutes,
  ...quoteRoutes,
  ...rateRoutes,
  ...platformRoutes,
  ...bookRoutes,
  ...bankRoutes,
  ...pipelineRoutes,
  ...orderRoutes,
  ...candidateRoutes,
  ...startRoutes,
  ...boardRoutes,
  ...counterOfferRoutes,
  ...optionRoutes,
  ...bookingRoutes,
  ...companyBookingRoutes,
  ...replacementRoutes,
  ...clearanceRoutes,
  ...reportRoutes,
  ...outcomeRoutes,
  ...paymentRoutes,
  ...invoiceRoutes,
  ...payoutRoutes,
  ...batchRoutes,
  ...agreementRoutes,
  ...approvalRoutes,
  ...rightRoutes,
  ...extensionRoutes,
  ...inquiryRoutes,
  ...appealRoutes,
  ...adminNoteRoutes,
  ...adminCompanyRoutes,
  ...recordingRoutes,
  ...cvDocumentRoutes,
  ...viewingRoutes,
  ...presentationRoutes,
  ...callSheetRoutes,
  ...announcementRoutes,
  ...memberRoutes,
  ...companySettingsRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...signOffRoutes,
  ...mandateRoutes,
  ...closingRoutes,
  ...auditionRoutes,
  ...auditionDayRoutes,
  ...invitationRoutes,
  ...threadRoutes,
  ...reviewRoutes,
  ...notificationRoutes,
  ...overviewRoutes,
  ...paletteRoutes,
  ...guardianRoutes,
  ...outboxRoutes,
  ...adminTalentRoutes,
  ...mergeRoutes,
  ...settingRoutes,
  ...adminRoutes,
  ...auditRoutes,
  ...searchRoutes,
  ...shortlistRoutes,
  ...savedSearchRoutes,
  ...savedViewRoutes,
  ...wordingRoutes,
  ...publicRoutes,
  ...recordRoutes,
} as const;

export type Routes = typeof contract;

type RecordRoute = `${string} /records/${string}`;
/** The routes whose answers screens show. The record calls are for those who read once. */
export type ReadRoute = Exclude<Extract<keyof Routes, `GET ${string}`>, RecordRoute>;
/** The routes that change something, or are asked in the body because an address may not hold it. */
export type CommandRoute = Exclude<keyof Routes, `GET ${string}` | RecordRoute>;
