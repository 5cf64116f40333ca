import type { AccountsLifecycles } from '#domain/accounts/lifecycles.ts';
import type { PayloadIn } from '#domain/kernel/workflow/lifecycles.ts';
import { appealAboutWords } from '#texts/accounts/appeal-words.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import type { NoticeText, NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const upheld = (p: PayloadIn<AccountsLifecycles, 'appeal.uphold-company' | 'appeal.uphold-talent'>): NoticeText => ({
  title: 'Beslutet står fast',
  message: `Vi har läst din överklagan och gått igenom beslutet igen. Så här svarar vi:\n\n${p.reason ?? ''}\n\nSvaret finns också på sidan där du överklagade.`,
  action: `Till ${BRAND}`,
});

export const appealNotices: NoticeTextsOf<AccountsLifecycles, 'appeal'> = {
  'appeal.write': {
    admin: (p) => ({
      title: `${p.name} har överklagat`,
      message: `${appealAboutWords[p.about]}. Överklagan väntar på att någon läser den och svarar.`,
      action: 'Läs överklagan',
    }),
  },
  'appeal.uphold-company': { company: upheld },
  'appeal.uphold-talent': { talent: upheld },
};
