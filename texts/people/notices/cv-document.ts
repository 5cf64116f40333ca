import type { PeopleLifecycles } from '#domain/people/lifecycles.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { cvDocumentKinds } from '#texts/people/cv-document-words.ts';

const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const cvDocumentNotices: NoticeTextsOf<PeopleLifecycles, 'cv_document'> = {
  'cv_document.tell-end': {
    talent: (p) => ({
      title: `${begun(cvDocumentKinds[p.kind].own)} går snart ut`,
      message: `Det gäller till och med ${p.valid_until === null ? 'den dag du har sagt' : formatLongDay(p.valid_until)}. Lägg upp det nya när du har fått det, eller ändra dagen om den är fel.`,
      action: 'Se dina dokument',
    }),
  },
};
