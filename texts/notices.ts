/**
 * What people are told, by event and audience. Total by type: an event that its workflow says somebody is told of does
 * not compile without its words here. The same words make the notice in the bell and the mail.
 */
import type { AudienceOf, PayloadOf, ToldEvent } from '#domain/notification/payload.ts';
import { BRAND } from './brand.ts';
import { formatDaySpan, formatLongDay, formatOre } from './format.ts';

export interface NoticeText {
  readonly title: string;
  readonly message: string;
  /** What the button of the mail says. */
  readonly action: string;
}

type NoticeTexts = {
  readonly [Event in ToldEvent]: { readonly [A in AudienceOf<Event>]: (payload: PayloadOf<Event>) => NoticeText };
};

const days = (payload: { first_day: string | null; last_day: string | null }) =>
  payload.first_day && payload.last_day ? formatDaySpan(payload.first_day, payload.last_day) : 'datum meddelas senare';

const quoted = (words: string | null) => (words ? ` ”${words}”` : '');

export const noticeTexts: NoticeTexts = {
  'candidate.request': {
    talent: (p) => ({
      title: `Ny förfrågan: ${p.role_title}`,
      message: `${p.company_name} frågar om du vill medverka i ${p.project_title}, ${days(p)}, för ${formatOre(p.day_fee_ore)} per dag. Svara senast ${formatLongDay(p.answer_by)}.${quoted(p.message)}`,
      action: 'Läs förfrågan',
    }),
  },
  'candidate.answer-interested': {
    company: (p) => ({
      title: `${p.talent_name} är intresserad`,
      message: `${p.talent_name} svarade ja till ${p.role_title} i ${p.project_title}${p.is_late ? ', efter sista svarsdagen' : ''}.${quoted(p.message)}`,
      action: 'Se svaret',
    }),
  },
  'candidate.answer-not-interested': {
    company: (p) => ({
      title: `${p.talent_name} tackade nej`,
      message: `${p.talent_name} tackade nej till ${p.role_title} i ${p.project_title}.${quoted(p.message)}`,
      action: 'Se svaret',
    }),
  },
  'candidate.mark-overdue': {
    talent: (p) => ({
      title: 'Sista svarsdagen har gått',
      message: `Du har inte svarat på förfrågan om ${p.role_title} i ${p.project_title}. Du kan fortfarande svara medan ${p.company_name} väljer.`,
      action: 'Läs förfrågan',
    }),
    company: (p) => ({
      title: `Inget svar från ${p.talent_name}`,
      message: `${p.talent_name} svarade inte i tid om ${p.role_title} i ${p.project_title}. Du kan påminna, ge fler dagar eller fråga någon annan.`,
      action: 'Se svaren',
    }),
  },
  'candidate.extend': {
    talent: (p) => ({
      title: 'Du har fått fler dagar att svara',
      message: `${p.company_name} väntar på ditt svar om ${p.role_title} i ${p.project_title} till och med ${formatLongDay(p.answer_by)}.`,
      action: 'Läs förfrågan',
    }),
  },
  'candidate.remind': {
    talent: (p) => ({
      title: `Påminnelse: ${p.role_title}`,
      message: `${p.company_name} väntar på ditt svar om ${p.role_title} i ${p.project_title}, ${days(p)}. Svara senast ${formatLongDay(p.answer_by)}.`,
      action: 'Svara',
    }),
  },
  'candidate.close': {
    talent: (p) => ({
      title: 'Besked om din förfrågan',
      message: p.reason
        ? `${p.project_title} blir inte av. ${p.company_name} skriver: ”${p.reason}”`
        : `${p.company_name} har valt andra till ${p.role_title} i ${p.project_title}. Tack för att du tog dig tid.`,
      action: 'Se förfrågan',
    }),
  },
  'candidate.book': {
    talent: (p) => ({
      title: `Projektet är aktiverat: ${p.project_title}`,
      message: `Du är bokad som ${p.role_title} hos ${p.company_name}, ${days(p)}, för ${formatOre(p.day_fee_ore)} per dag.`,
      action: 'Se uppdraget',
    }),
  },
  'candidate.release': {
    talent: (p) => ({
      title: `${p.project_title} är inställt`,
      message: `${p.company_name} har ställt in projektet, så din medverkan som ${p.role_title} blir inte av.${p.reason ? ` De skriver: ”${p.reason}”` : ''}`,
      action: 'Se förfrågan',
    }),
  },
  'candidate.finish': {
    talent: (p) => ({
      title: `${p.project_title} är avslutat`,
      message: `${p.company_name} har bekräftat ditt arbete som ${p.role_title}. Du får betalt inom 14 dagar.`,
      action: 'Se uppdraget',
    }),
  },
  'candidate.withdraw': {
    talent: (p) => ({
      title: 'Förfrågan har dragits tillbaka',
      message: `${p.company_name} har dragit tillbaka sin förfrågan om ${p.role_title} i ${p.project_title}. Du behöver inte göra något.${p.reason ? ` De skriver: ”${p.reason}”` : ''}`,
      action: 'Se dina förfrågningar',
    }),
  },
  'booking.cancel': {
    talent: (p) => ({
      title: `Avbokad: ${p.project_title}`,
      message: `${p.company_name} har avbokat dig som ${p.role_title} ${formatDaySpan(p.starts_on, p.ends_on)}.${p.reason ? ` De skriver: ”${p.reason}”` : ''}`,
      action: 'Se dina uppdrag',
    }),
  },
  'company.approve': {
    company: (p) => ({
      title: `${p.company_name} är godkänt`,
      message: `Välkommen till ${BRAND}. Ni kan nu logga in, skriva ert första projekt och söka bland talangerna.`,
      action: 'Logga in',
    }),
  },
  'company.refuse': {
    company: (p) => ({
      title: 'Vi kunde inte godkänna er ansökan',
      message: `Vi har gått igenom ansökan för ${p.company_name}. ${p.reason ?? ''} Svara på det här mejlet om du tycker att det blev fel, så tittar en av oss på det igen.`,
      action: `Till ${BRAND}`,
    }),
  },
  'company.suspend': {
    company: (p) => ({
      title: `${p.company_name} är tillfälligt avstängt`,
      message: `${p.reason ?? ''} Svara på det här mejlet om du tycker att det blev fel, så tittar en av oss på det igen.`,
      action: `Till ${BRAND}`,
    }),
  },
  'company.reinstate': {
    company: (p) => ({
      title: `${p.company_name} är åter öppet`,
      message: 'Avstängningen är hävd. Ni kan logga in som vanligt.',
      action: 'Logga in',
    }),
  },
};
