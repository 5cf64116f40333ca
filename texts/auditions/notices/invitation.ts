import type { InvitationFacts } from '#domain/auditions/facts.ts';
import type { AuditionsLifecycles } from '#domain/auditions/lifecycles.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatLongDay, formatMoment } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

type Told = Pick<
  InvitationFacts,
  'audition_kind' | 'audition_title' | 'role_title' | 'project_title' | 'company_name' | 'talent_name' | 'due_date'
>;

const CALLED = {
  self_tape: 'filma dig själv',
  on_site: 'komma på provfilmning',
  video_call: 'provspela i ett videosamtal',
} as const;

const role = ({ role_title, project_title }: Told) => `${role_title} i ${project_title}`;
const quoted = (words: string | null) => (words ? ` ”${words}”` : '');
const due = ({ due_date }: Told) =>
  due_date === null ? '' : ` Filmen ska vara påbörjad senast ${formatMoment(due_date)}, svensk tid.`;
const decision = ({ decision_by }: Pick<InvitationFacts, 'decision_by'>) =>
  decision_by === null ? '' : ` Besked senast ${formatLongDay(decision_by)}.`;

/** No notice contains the text of the scene, the link to a video call or a talent's access needs. */
export const invitationNotices: NoticeTextsOf<AuditionsLifecycles, 'audition' | 'invitation'> = {
  'audition.close-over': {
    company: (p) => ({
      title: `Tiden är ute: ${p.audition_title}`,
      message: `Sista tidpunkten för ${p.audition_title} i ${p.project_title} har gått. Filmer som var påbörjade i tid kan fortfarande komma.`,
      action: 'Se filmerna',
    }),
  },
  'invitation.invite': {
    talent: (p) => ({
      title: `Provfilmning: ${p.role_title}`,
      message: `${p.company_name} vill att du ska ${CALLED[p.audition_kind]} för ${role(p)}.${due(p)}${decision(p)} Svara ja eller nej.`,
      action: 'Läs kallelsen',
    }),
    guardian: (p) => ({
      title: `Provfilmning för ${p.talent_name}`,
      message: `${p.company_name} vill att ${p.talent_name} ska provfilma för ${role(p)}.${due(p)} Läs kallelsen tillsammans: den står i ${p.talent_name}s konto.`,
      action: `Till ${BRAND}`,
    }),
  },
  'invitation.accept': {
    company: (p) => ({
      title: `${p.talent_name} tackade ja`,
      message: `${p.talent_name} är med på ${p.audition_title} för ${role(p)}.${quoted(p.message)}`,
      action: 'Se kallelserna',
    }),
  },
  'invitation.decline': {
    company: (p) => ({
      title: `${p.talent_name} provfilmar inte`,
      message: `${p.talent_name} tackade nej till ${p.audition_title} för ${role(p)}.${quoted(p.message)}`,
      action: 'Se kallelserna',
    }),
  },
  'invitation.hand-in': {
    talent: (p) => ({
      title: `Kvitto: din film för ${p.role_title} är framme`,
      message: `Filmen för ${role(p)} hos ${p.company_name} är framme. Du kan byta den fram till sista tidpunkten.${decision(p)}`,
      action: 'Se kvittot',
    }),
    company: (p) => ({
      title: `Ny film: ${p.talent_name}`,
      message: `${p.talent_name} har skickat sin film för ${role(p)}.`,
      action: 'Se filmen',
    }),
  },
  'invitation.remind': {
    talent: (p) => ({
      title: `Påminnelse: ${p.audition_title}`,
      message: `${p.company_name} väntar på dig för ${role(p)}.${due(p)}`,
      action: 'Läs kallelsen',
    }),
  },
  'invitation.remind-of-tape': {
    talent: (p) => ({
      title: `Ett dygn kvar: ${p.audition_title}`,
      message: `Filmen för ${role(p)} hos ${p.company_name} har inte kommit än.${due(p)} Hinner du inte kan du be om mer tid.`,
      action: 'Skicka filmen',
    }),
  },
  'invitation.ask-time': {
    company: (p) => ({
      title: `${p.talent_name} ber om mer tid`,
      message: `${p.talent_name} hinner inte klart med filmen för ${role(p)}.${quoted(p.message)}`,
      action: 'Svara',
    }),
  },
  'invitation.grant-time': {
    talent: (p) => ({
      title: 'Du har fått mer tid för filmen',
      message: `${p.company_name} väntar på din film för ${role(p)}.${due(p)}`,
      action: 'Se kallelsen',
    }),
  },
  'invitation.keep-time': {
    talent: (p) => ({
      title: 'Tiden för filmen är som förut',
      message: `${p.company_name} kan inte vänta längre på filmen för ${role(p)}.${due(p)}`,
      action: 'Se kallelsen',
    }),
  },
  'invitation.hear-change': {
    talent: (p) => ({
      title: `Ändrad provfilmning: ${p.role_title}`,
      message: `${p.company_name} har ändrat ${p.audition_title} för ${role(p)}. Läs den igen.${due(p)}`,
      action: 'Läs kallelsen',
    }),
  },
  'invitation.hear-extension': {
    talent: (p) => ({
      title: 'Alla har fått mer tid för filmen',
      message: `${p.company_name} väntar längre på filmerna för ${role(p)}.${due(p)}`,
      action: 'Se kallelsen',
    }),
  },
  'invitation.withdraw': {
    talent: (p) => ({
      title: `Du behöver inte provfilma: ${p.role_title}`,
      message: `${p.company_name} har dragit tillbaka kallelsen till ${p.audition_title} för ${role(p)}.${quoted(p.reason)}`,
      action: 'Se kallelsen',
    }),
  },
  'invitation.call-off': {
    talent: (p) => ({
      title: `Inställd provfilmning: ${p.role_title}`,
      message: `${p.audition_title} för ${role(p)} hos ${p.company_name} blir inte av.${quoted(p.reason)}`,
      action: 'Se kallelsen',
    }),
    guardian: (p) => ({
      title: `Inställd provfilmning för ${p.talent_name}`,
      message: `${p.audition_title} för ${role(p)} hos ${p.company_name} blir inte av.`,
      action: `Till ${BRAND}`,
    }),
  },
};
