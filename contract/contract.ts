import { accountRoutes } from './account.ts';
import { adminRoutes } from './admin.ts';
import { adminCompanyRoutes } from './admin-company.ts';
import { adminNoteRoutes } from './admin-note.ts';
import { adminTalentRoutes } from './admin-talent.ts';
import { agreementRoutes } from './agreement.ts';
import { announcementRoutes } from './announcement.ts';
import { apiKeyRoutes } from './api-key.ts';
import { appealRoutes } from './appeal.ts';
import { approvalRoutes } from './approval.ts';
import { auditRoutes } from './audit.ts';
import { auditionRoutes } from './audition.ts';
import { auditionDayRoutes } from './audition-day-routes.ts';
import { bankRoutes } from './bank.ts';
import { batchRoutes } from './batch.ts';
import { boardRoutes } from './board.ts';
import { bookingRoutes } from './booking.ts';
import { bookRoutes } from './books.ts';
import { briefRoutes } from './brief.ts';
import { calendarRoutes } from './calendar.ts';
import { callSheetRoutes } from './call-sheet.ts';
import { candidateRoutes } from './candidate-routes.ts';
import { clearanceRoutes } from './clearance.ts';
import { closingRoutes } from './closing.ts';
import { companyRoutes } from './company.ts';
import { companyBookingRoutes } from './company-bookings.ts';
import { companySettingsRoutes } from './company-settings.ts';
import { counterOfferRoutes } from './counter-offer.ts';
import { cvDocumentRoutes } from './cv-document.ts';
import { dataExportRoutes } from './data-export.ts';
import { deletionRoutes } from './deletion.ts';
import { extensionRoutes } from './extension.ts';
import { guardianRoutes } from './guardian.ts';
import { inquiryRoutes } from './inquiry.ts';
import { invitationRoutes } from './invitation.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { mandateRoutes } from './mandate.ts';
import { memberRoutes } from './member.ts';
import { mergeRoutes } from './merge.ts';
import { notificationRoutes } from './notification.ts';
import { optionRoutes } from './option.ts';
import { outboxRoutes } from './outbox.ts';
import { outcomeRoutes } from './outcome.ts';
import { overviewRoutes } from './overview.ts';
import { paletteRoutes } from './palette.ts';
import { passkeyRoutes } from './passkey.ts';
import { paymentRoutes } from './payment.ts';
import { payoutRoutes } from './payout.ts';
import { pipelineRoutes } from './pipeline.ts';
import { platformRoutes } from './platform.ts';
import { presentationRoutes } from './presentation.ts';
import { privacyRoutes } from './privacy.ts';
import { projectRoutes } from './project.ts';
import { projectCheckRoutes } from './project-check.ts';
import { projectFileRoutes } from './project-file.ts';
import { projectWatchRoutes } from './project-watch.ts';
import { publicRoutes } from './public.ts';
import { quoteRoutes } from './quote.ts';
import { rateRoutes } from './rate.ts';
import { recordRoutes } from './record.ts';
import { recordingRoutes } from './recording.ts';
import { replacementRoutes } from './replacement.ts';
import { reportRoutes } from './report.ts';
import { retentionRoutes } from './retention.ts';
import { reviewRoutes } from './review.ts';
import { rightRoutes } from './right.ts';
import { savedSearchRoutes } from './saved-search.ts';
import { savedViewRoutes } from './saved-view.ts';
import { searchRoutes } from './search.ts';
import { securityRoutes } from './security.ts';
import { settingRoutes } from './setting.ts';
import { shortlistRoutes } from './shortlist.ts';
import { signOffRoutes } from './sign-off.ts';
import { socialRoutes } from './social.ts';
import { startRoutes } from './start.ts';
import { talentRoutes } from './talent.ts';
import { threadRoutes } from './thread.ts';
import { viewingRoutes } from './viewing.ts';
import { webhookRoutes } from './webhook.ts';
import { wordingRoutes } from './wording.ts';

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
