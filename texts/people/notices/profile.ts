import type { PeopleLifecycles } from '#domain/people/lifecycles.ts';
import { appealWay, decidedBy } from '#texts/accounts/appeal-words.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { reviewPartLabels } from '#texts/people/review-part-words.ts';

/** Promises that a person reads an answer to the mail. */
const ANSWER = 'Svara på det här mejlet om du tycker att det blev fel, så tittar en av oss på det igen.';

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

export const profileNotices: NoticeTextsOf<PeopleLifecycles, 'profile'> = {
  'profile.submit': {
    admin: (p) => ({
      title: `Ny profil att granska: ${p.talent_name}`,
      message: `${p.talent_name} har fyllt i hela sin profil. Den syns för företag när någon har godkänt den.`,
      action: 'Granska profilen',
    }),
  },
  'profile.look-again': {
    admin: (p) => ({
      title: `Ändrad profil: ${p.talent_name}`,
      message: `${p.talent_name} har ändrat i sin profil. Det som redan är godkänt syns under tiden.`,
      action: 'Granska profilen',
    }),
  },
  'profile.approve': {
    talent: (p) => ({
      title: 'Din profil är godkänd',
      message: `Välkommen, ${p.first_name}. En av oss har tittat på din profil, och företag kan nu hitta dig.`,
      action: 'Se din profil',
    }),
  },
  'profile.ask-changes': {
    talent: (p) => ({
      title: 'Ändra något i din profil',
      message: `En av oss på granskningen har tittat på din profil och ber dig ändra detta. ${p.asks
        .map(({ part, words }) => `${reviewPartLabels[part]}: ${sentence(words)}`)
        .join(' ')} Skicka profilen igen när du är klar. ${ANSWER}`,
      action: 'Ändra profilen',
    }),
  },
  'profile.suspend': {
    talent: (p) => ({
      title: 'Ditt konto är avstängt',
      message: `Du kan inte logga in, och företag ser dig inte. Därför är kontot avstängt:\n\n${p.reason ?? ''}\n\nDet du redan har skrivit under gäller till dess att något annat sägs. ${decidedBy(p)}\n\n${appealWay(p)}`,
      action: 'Läs beslutet eller överklaga',
    }),
  },
  'profile.reinstate': {
    talent: (p) => ({
      title: 'Ditt konto är öppet igen',
      message: `${p.reason ? `${p.reason}\n\n` : ''}Avstängningen är hävd. Du kan logga in som vanligt, och företag kan hitta dig om profilen är godkänd.`,
      action: 'Logga in',
    }),
  },
  'profile.merge': {
    admin: (p) => ({
      title: `Två konton är nu ett: ${p.talent_name}`,
      message: `${p.reason ? `${sentence(p.reason)} ` : ''}Det går inte att ångra. Ser det inte ut som samma person, säg till på en gång.`,
      action: 'Se profilen',
    }),
    talent: () => ({
      title: 'Dina två konton är nu ett',
      message: `En av oss har sett att du hade två konton, och slagit ihop dem. Allt från det andra finns nu här: förfrågningar, bokningar, avtal, betalningar, meddelanden och bilder. Med det andra kontots adress går det inte längre att logga in. ${ANSWER}`,
      action: 'Se din profil',
    }),
  },
};
