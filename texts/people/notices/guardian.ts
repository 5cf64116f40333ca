import type { PayloadIn } from '#domain/kernel/workflow/lifecycles.ts';
import type { PeopleLifecycles } from '#domain/people/lifecycles.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeText, NoticeTextsOf } from '#texts/kernel/notice-text.ts';

/** The foot of a mail to a guardian, who has no account. */
export const GUARDIAN_MAIL_REASON = `Du får det här mejlet för att någon har uppgett dig som sin vårdnadshavare hos ${BRAND}.`;

const askGuardian = (p: PayloadIn<PeopleLifecycles, 'guardian.ask'>): NoticeText => ({
  title: `${p.first_name} behöver ditt samtycke`,
  message: `Hej ${p.guardian_name}.\n\n${p.talent_name} är under 18 år och vill kunna få uppdrag genom ${BRAND}, en svensk tjänst där granskade företag hittar personer till film, reklam och scen. Du har uppgetts som vårdnadshavare för ${p.first_name}.\n\nUtan ditt ja kan inget företag hitta ${p.first_name}. Läs vad det innebär och svara senast ${formatLongDay(p.answer_by)}. Du kan ta tillbaka ett ja när du vill. Är du inte vårdnadshavare, svara nej eller låt bli att svara.`,
  action: 'Läs och svara',
});

export const guardianNotices: NoticeTextsOf<PeopleLifecycles, 'guardian'> = {
  'guardian.ask': { guardian: askGuardian },
  'guardian.ask-again': { guardian: askGuardian },
  'guardian.give': {
    talent: (p) => ({
      title: 'Din vårdnadshavare har samtyckt',
      message:
        p.awaits === null
          ? `${p.guardian_name} har sagt ja. När din profil är klar kan företag hitta dig och skicka förfrågningar.`
          : `${p.guardian_name} har sagt ja. Ni har två vårdnadshavare, så företag hittar dig först när ${p.awaits || 'den andra'} också har sagt ja.`,
      action: 'Till din översikt',
    }),
    guardian: (p) => ({
      title: `Tack, du har samtyckt för ${p.first_name}`,
      message: `Vi har tagit emot ditt samtycke till att ${p.talent_name} medverkar hos ${BRAND}.${p.awaits === null ? '' : ` Samtycket gäller när ${p.awaits || 'den andra vårdnadshavaren'} också har svarat ja.`}\n\nSpara det här mejlet. Med knappen kan du när som helst läsa vad du har samtyckt till och ta tillbaka samtycket.`,
      action: 'Läs eller ta tillbaka samtycket',
    }),
  },
  'guardian.refuse': {
    talent: (p) => ({
      title: 'Din vårdnadshavare har svarat nej',
      message: `${p.guardian_name} har inte samtyckt, så företag kan inte hitta dig. Allt du har fyllt i finns kvar. Prata med varandra; du kan skicka frågan igen i morgon eller fråga en annan vårdnadshavare.`,
      action: 'Se din profil',
    }),
    guardian: (p) => ({
      title: 'Vi har tagit emot ditt nej',
      message: `Ingen kan hitta ${p.first_name} hos ${BRAND}, och du behöver inte göra något mer. Ändrar du dig kan ${p.first_name} skicka frågan till dig igen.`,
      action: 'Läs mer',
    }),
  },
  'guardian.withdraw': {
    talent: (p) => ({
      title: 'Din vårdnadshavare har tagit tillbaka samtycket',
      message: `${p.guardian_name} har tagit tillbaka sitt samtycke. Företag hittar dig inte längre, och du kan inte säga ja till förfrågningar. Det du redan är bokad till står kvar. Prata med varandra; du kan skicka frågan igen.`,
      action: 'Se din profil',
    }),
    guardian: (p) => ({
      title: 'Samtycket är tillbakataget',
      message: `Ingen kan hitta ${p.first_name} hos ${BRAND} längre. Uppdrag som redan är bokade står kvar: svara på det här mejlet om något av dem ska ställas in.\n\nÄndrar du dig kan ${p.first_name} skicka frågan till dig igen.`,
      action: 'Läs mer',
    }),
  },
  'guardian.invalidate': {
    talent: (p) => ({
      title: 'Samtycket från din vårdnadshavare gäller inte längre',
      message: `Samtycket som vi fick från ${p.guardian_name} gäller inte längre. Företag hittar dig inte, och du kan inte säga ja till förfrågningar. Det du redan är bokad till står kvar. Be din vårdnadshavare samtycka från en egen e-postadress.`,
      action: 'Fråga din vårdnadshavare',
    }),
  },
  'guardian.cancel': {
    guardian: (p) => ({
      title: `Frågan om ${p.first_name} gäller inte längre`,
      message: `${p.talent_name} har tagit tillbaka frågan till dig, eller uppgett en annan vårdnadshavare. Har du svarat gäller svaret inte längre, och länken i tidigare mejl fungerar inte.\n\nStämmer det inte, prata med ${p.first_name} eller svara på det här mejlet.`,
      action: `Till ${BRAND}`,
    }),
  },
};
