import type { AgreementSigner } from '#domain/work/agreement/agreement.workflow.ts';
import { BRAND } from '#texts/kernel/brand.ts';

/** Version of the sentence that every signer agrees to. */
export const SIGNING_TEXT_VERSION = '2026-11-22';

/** The sentence beside the box that a signer ticks. */
export const SIGNING_SENTENCE =
  'Jag har läst hela avtalet och skriver under det. Min underskrift är bindande och kan inte tas tillbaka.';

export const signerLabels: Record<AgreementSigner, string> = {
  company: 'För företaget',
  guardian: 'Vårdnadshavare',
  talent: 'Talangen',
};

/** The explanation of the signatures on the page of evidence (eIDAS, article 25). */
export const ABOUT_EVIDENCE: readonly string[] = [
  `Avtalet är undertecknat med elektroniska underskrifter hos ${BRAND}. Var och en har sett hela texten, kryssat i att den skriver under och skrivit sitt namn. Den som skrev under för företaget och talangen var inloggad på sitt konto. En vårdnadshavare skrev under genom en personlig länk som skickats till den e-postadress som talangen uppgett.`,
  'Kontrolltalet nedan är räknat på det dokument som skrevs under, innan den här sidan lades till. Samma dokument ger alltid samma tal, och minsta ändring ger ett annat. Var varje underskrift kom ifrån sparas och lämnas ut om den ifrågasätts.',
];

/** Words for the stored method of a signature. */
export const methodLabels: Record<string, string> = { simple: 'Enkel elektronisk underskrift' };

/** Reason of a cancelled booking: both sides have signed an agreement with other days. */
export const OTHER_DAYS_AGREED = 'Ni har skrivit under ett nytt avtal med andra dagar.';
