import type { PeopleLifecycles } from '#domain/people/lifecycles.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { taxPaperDays, taxPaperKinds } from '#texts/people/tax-paper-words.ts';

export const taxPaperNotices: NoticeTextsOf<PeopleLifecycles, 'tax_paper'> = {
  'tax_paper.hand-in': {
    admin: (p) => ({
      title: `${taxPaperKinds[p.kind].label} från ${p.talent_name}`,
      message: 'Jämför uppgiften med Skatteverkets besked eller intyget. Den används när någon har godkänt den.',
      action: 'Se uppgiften',
    }),
  },
  'tax_paper.accept': {
    talent: (p) => ({
      title: `${taxPaperKinds[p.kind].label}: vi använder uppgiften`,
      message: `Den gäller löner som betalas ${taxPaperDays(p)}. Löner som redan är uträknade ändras inte.`,
      action: 'Se dina uppgifter',
    }),
  },
  'tax_paper.refuse': {
    talent: (p) => ({
      title: `${taxPaperKinds[p.kind].label}: vi kan inte använda uppgiften`,
      message: `Så här skriver vi:\n\n${p.reason}\n\nDu kan lägga in den igen när den stämmer.`,
      action: 'Se dina uppgifter',
    }),
  },
};
