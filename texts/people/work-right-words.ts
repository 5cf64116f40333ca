/** Words for the right to work in Sweden. */
import type { WorkRightBasis } from '#domain/people/work-right/work-right.ts';

export const workRightBases: Record<WorkRightBasis, string> = {
  sweden: 'Svensk medborgare',
  nordic_eu_ees: 'Medborgare i Norden, EU, EES eller Schweiz',
  family_of_eu: 'Uppehållsrätt eller uppehållskort som familjemedlem',
  permanent_permit: 'Permanent uppehållstillstånd',
  residence_permit: 'Uppehållstillstånd med rätt att arbeta',
  work_permit: 'Arbetstillstånd',
  asylum_exemption: 'Undantag från arbetstillstånd (AT-UND)',
};

/** What finance does about a wage that waits. */
export const LOOK_AT_WORK_RIGHT =
  'Be talangen visa pass, nationellt id-kort eller uppehållstillståndskort, och jämför med personen. Skriv här vad du har sett. Spara ingen kopia.';
