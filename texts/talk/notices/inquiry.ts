import type { TalkLifecycles } from '#domain/talk/lifecycles.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { inquiryCategoryWords, inquiryKindWords } from '#texts/talk/inquiry-words.ts';

const ANSWERED = {
  title: 'Du har fått svar',
  message: `En av oss på ${BRAND} har svarat på det du skrev. Du kan skriva tillbaka på samma ställe.`,
  action: 'Läs svaret',
};

/** No notice contains the words of an inquiry: people read these on the screen where they asked. */
export const inquiryNotices: NoticeTextsOf<TalkLifecycles, 'inquiry'> = {
  'inquiry.open': {
    admin: (p) => ({
      title: `${inquiryKindWords[p.kind].one} från ${p.asker_name}`,
      message: `Det gäller: ${inquiryCategoryWords[p.category].toLowerCase()}.`,
      action: 'Läs ärendet',
    }),
  },
  'inquiry.write': {
    admin: (p) => ({
      title: `${p.asker_name} har skrivit igen`,
      message: `Det gäller: ${inquiryCategoryWords[p.category].toLowerCase()}.`,
      action: 'Läs ärendet',
    }),
  },
  'inquiry.answer-talent': { talent: () => ANSWERED },
  'inquiry.answer-company': { company: () => ({ ...ANSWERED, title: 'Ni har fått svar' }) },
};
