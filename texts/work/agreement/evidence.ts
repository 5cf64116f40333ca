import type { AgreementSigner } from '#domain/work/agreement/agreement.workflow.ts';
import { BRAND } from '#texts/kernel/brand.ts';

/** Version of the sentence by which everybody signs. */
export const SIGNING_TEXT_VERSION = '2026-11-22';

/** What stands beside the box that is ticked before one signs. */
export const SIGNING_SENTENCE =
  'Jag har läst hela avtalet och skriver under det. Min underskrift är bindande och kan inte tas tillbaka.';

export const signerLabels: Record<AgreementSigner, string> = {
  company: 'För företaget',
  guardian: 'Vårdnadshavare',
  talent: 'Talangen',
};

/** What the page of evidence says of the signatures (eIDAS, article 25). */
export const ABOUT_EVIDENCE: readonly string[] = [
  `Avtalet är undertecknat med elektroniska underskrifter hos ${BRAND}. Var och en har sett hela texten, kryssat i att den skriver under och skrivit sitt namn. Den som skrev under för företaget och talangen var inloggad på sitt konto. En vårdnadshavare skrev under genom en personlig länk som skickats till den e-postadress som talangen uppgett.`,
  'Kontrolltalet nedan är räknat på det dokument som skrevs under, innan den här sidan lades till. Samma dokument ger alltid samma tal, och minsta ändring ger ett annat. Var varje underskrift kom ifrån sparas och lämnas ut om den ifrågasätts.',
];

/** How it was signed. */
export const methodLabels: Record<string, string> = { simple: 'Enkel elektronisk underskrift' };

/** Why days are not booked any more that both have signed away. */
export const OTHER_DAYS_AGREED = 'Ni har skrivit under ett nytt avtal med andra dagar.';
