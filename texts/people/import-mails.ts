/** Mails to people whose data were imported from an earlier system (GDPR, art. 14). */
import { BRAND } from '#texts/kernel/brand.ts';

const DAYS = 30;

const reasonOf = (source: string) =>
  `Du får det här mejlet en gång, eftersom dina uppgifter kommer från ${source}. Gör du ingenting raderas de efter ${DAYS} dagar.`;

export const talentInvitation = (first_name: string, source: string) => ({
  link_hours: DAYS * 24,
  content: {
    title: `Ditt CV har flyttats till ${BRAND}`,
    message: `Hej ${first_name}. Det du har lämnat till ${source} finns nu hos ${BRAND}: din profil och dina bilder. Ingen annan ser dem förrän du har valt ett lösenord, läst villkoren och sagt ja. Vill du inte vara med behöver du inte göra något, då raderas allt efter ${DAYS} dagar.`,
    action: 'Se ditt CV och välj lösenord',
    reason: reasonOf(source),
  },
});

export const companyInvitation = (told: { first_name: string; company: string; source: string }) => ({
  link_hours: DAYS * 24,
  content: {
    title: `${told.company} har flyttats till ${BRAND}`,
    message: `Hej ${told.first_name}. Det som ni har lämnat till ${told.source} om ${told.company} finns nu hos ${BRAND}. Välj ett lösenord och godkänn villkoren, så går vi igenom ansökan. Gör ni inget raderas uppgifterna efter ${DAYS} dagar.`,
    action: 'Välj lösenord',
    reason: reasonOf(told.source),
  },
});
