import type { PeopleLifecycles } from '#domain/people/lifecycles.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { allowedWords } from '#texts/people/representation-words.ts';

const action = 'Se dina agenter';
const NOT_YOU = 'Var det inte du: avsluta det, välj ett nytt lösenord och svara på det här mejlet.';

export const representationNotices: NoticeTextsOf<PeopleLifecycles, 'representation'> = {
  'representation.offer': {
    talent: (p) => ({
      title: 'Du har frågat en agent',
      message: `${p.agent_name} ${allowedWords(p.allowed)} för dig efter ett ja. Uppgifter om dina pengar ser en agent aldrig. ${NOT_YOU}`,
      action,
    }),
  },
  'representation.allow': {
    talent: (p) => ({
      title: 'Du har ändrat vad din agent får göra',
      message: `${p.agent_name} ${allowedWords(p.allowed)} för dig från nu. ${NOT_YOU}`,
      action,
    }),
  },
  'representation.accept': {
    talent: (p) => ({
      title: `${p.agent_name} är nu din agent`,
      message: `${p.agent_name} ${allowedWords(p.allowed)} för dig. Du får veta allt som görs åt dig, och kan avsluta det när du vill.`,
      action,
    }),
  },
  'representation.decline': {
    talent: (p) => ({
      title: `${p.agent_name} svarade nej`,
      message: `${p.agent_name} vill inte vara agent åt dig. Du svarar själv, som förut.`,
      action,
    }),
  },
  'representation.end': {
    talent: (p) => ({
      title: `${p.agent_name} är inte längre din agent`,
      message: 'Det gäller från nu. Det som redan är svarat står kvar.',
      action,
    }),
  },
  'representation.resign': {
    talent: (p) => ({
      title: `${p.agent_name} är inte längre din agent`,
      message: `${p.agent_name} har slutat som agent. Du svarar själv från nu. Det som redan är svarat står kvar.`,
      action,
    }),
  },
  'representation.lapse': {
    talent: (p) => ({
      title: `${p.agent_name} har inte svarat`,
      message: 'Frågan gäller inte längre. Du kan fråga igen.',
      action,
    }),
  },
};
