/**
 * The text of a guardian's consent, in one place: the screen shows it, and the consent stores its hash. A changed
 * meaning needs a new version.
 */
import { BRAND } from '#texts/kernel/brand.ts';

export interface GuardianConsentText {
  /** The ISO day from which the text applies. */
  readonly version: string;
  /** Description of the service. */
  readonly about: readonly string[];
  /** The consequences of a yes, point by point. */
  readonly points: readonly string[];
}

export const guardianConsentText: GuardianConsentText = {
  version: '2026-11-26',
  about: [
    `${BRAND} är en svensk tjänst där företag hittar personer till film, reklam, scen och evenemang. Den som vill medverka gör en profil med bilder och väljer själv vilka förfrågningar den säger ja till.`,
    'Den som är mellan 13 och 17 år får skapa ett konto, men syns inte för något företag förrän en vårdnadshavare har samtyckt.',
  ],
  points: [
    `Företag som en person hos ${BRAND} har granskat kan hitta profilen. De ser namn, bilder, spelålder, kommun, utseende, kunskaper och det barnet skriver om sig själv. De ser inte födelsedatum, adress, telefonnummer eller e-post.`,
    'Företag kan skicka förfrågningar om uppdrag, med dagar, plats, arvode och hur bilderna får användas. Ett ja till en förfrågan är inte bindande.',
    'Företag kan inte skriva meddelanden direkt till någon som är under 18 år. Drar ett företag tillbaka en förfrågan eller ställer in ett uppdrag får barnet veta det, utan företagets egna ord.',
    'Ett avtal om ett uppdrag gäller bara om du som vårdnadshavare också har skrivit under det.',
    'Du kan ta tillbaka samtycket när du vill, med samma länk. Då syns profilen inte längre, och förfrågningar som inte har lett till en bokning går inte att säga ja till. Uppdrag som redan är bokade avbokas inte av sig själva.',
    'Samtycket gäller till dess att barnet fyller 18 år. Finns det två vårdnadshavare ska båda samtycka, var och en med en egen länk.',
  ],
};

/** The text that is hashed and kept: all paragraphs shown, one per line. */
export function guardianConsentPlainText({ about, points }: GuardianConsentText): string {
  return [...about, ...points].join('\n');
}
