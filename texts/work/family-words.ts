import { FAMILY_LINK_HOURS, type FamilyWait } from '#domain/work/family/family-waits.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { GUARDIAN_MAIL_REASON } from '#texts/people/notices/guardian.ts';

/** What waits for a guardian. */
export const familyWaitLabels: Record<FamilyWait, string> = {
  consent: 'Samtycke att svara på',
  agreement: 'Avtal att skriva under',
  clearance: 'Uppgifter som bokningen väntar på',
  phone: 'Ditt mobilnummer saknas',
};

/** The mail with a guardian's link to the page of all children. */
export const familyMail = (token: string) => ({
  title: `Det som väntar på dig hos ${BRAND}`,
  message: `Här är länken till en sida med allt som väntar på dig, för alla barn som du är vårdnadshavare för. Den gäller i ${FAMILY_LINK_HOURS} timme.\n\nHar du inte bett om den kan du bortse från mejlet.`,
  action: 'Se vad som väntar',
  path: `/GuardianConsent?family=yes&token=${token}`,
  reason: GUARDIAN_MAIL_REASON,
});
