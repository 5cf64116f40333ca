import type { CastingLifecycles } from '#domain/casting/lifecycles.ts';
import { rankWord } from '#texts/casting/option-words.ts';
import { formatDaySpan, formatMoment } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const days = (payload: { first_day: string | null; last_day: string | null }) =>
  payload.first_day && payload.last_day ? formatDaySpan(payload.first_day, payload.last_day) : 'datum meddelas senare';

export const optionNotices: NoticeTextsOf<CastingLifecycles, 'option'> = {
  'option.give': {
    talent: (p) => ({
      title: `${rankWord(p.rank)} option: ${p.role_title}`,
      message: `${p.company_name} har ${rankWord(p.rank)} option på dig för ${p.role_title} i ${p.project_title}, ${days(p)}. Den gäller till ${formatMoment(p.ends_date)}. En option är ingen bokning: dagarna är dina tills du är bokad, och du kan släppa den när du vill.`,
      action: 'Se optionen',
    }),
  },
  'option.face-challenge': {
    company: (p) => ({
      title: `Optionen på ${p.talent_name} är utmanad`,
      message: `Ett annat företag vill boka ${p.talent_name} ${days(p)}. Boka personen till ${p.role_title} i ${p.project_title}, genom att godkänna och aktivera projektet, eller släpp optionen, senast ${formatMoment(p.answer_until)}. Annars förfaller den och nästa går före.`,
      action: 'Svara på utmaningen',
    }),
    talent: (p) => ({
      title: `Optionen är utmanad: ${p.role_title}`,
      message: `Någon fler vill boka dig ${days(p)}. ${p.company_name} måste boka dig till ${p.project_title} eller släppa sin option senast ${formatMoment(p.answer_until)}. Du behöver inte göra något.`,
      action: 'Se optionen',
    }),
  },
  'option.stand-again': {
    company: (p) => ({
      title: `Utmaningen om ${p.talent_name} gäller inte längre`,
      message: `Företaget som utmanade er har inte längre någon option. Er option på ${p.talent_name} till ${p.role_title} i ${p.project_title} gäller till ${formatMoment(p.ends_date)} som förut.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: `Utmaningen gäller inte längre: ${p.role_title}`,
      message: `${p.company_name} har kvar sin option på dig för ${p.project_title} till ${formatMoment(p.ends_date)} som förut.`,
      action: 'Se optionen',
    }),
  },
  'option.become-first': {
    company: (p) => ({
      title: `Ni har nu 1:a option på ${p.talent_name}`,
      message: `De som stod före är borta. Er option på ${p.talent_name} till ${p.role_title} i ${p.project_title}, ${days(p)}, gäller till ${formatMoment(p.ends_date)}.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: `Nu 1:a option: ${p.role_title}`,
      message: `${p.company_name} har nu 1:a option på dig för ${p.project_title}, ${days(p)}. Den gäller till ${formatMoment(p.ends_date)}.`,
      action: 'Se optionen',
    }),
  },
  'option.become-second': {
    company: (p) => ({
      title: `Ni har nu 2:a option på ${p.talent_name}`,
      message: `Ett företag står före er option på ${p.talent_name} till ${p.role_title} i ${p.project_title}. Ni kan utmana det, om ni är beredda att boka.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: `Nu 2:a option: ${p.role_title}`,
      message: `${p.company_name} har nu 2:a option på dig för ${p.project_title}, ${days(p)}. Den gäller till ${formatMoment(p.ends_date)}.`,
      action: 'Se optionen',
    }),
  },
  'option.release': {
    talent: (p) => ({
      title: `Optionen är släppt: ${p.role_title}`,
      message: `${p.company_name} har släppt sin option på dig för ${p.project_title}, ${days(p)}.`,
      action: 'Se förfrågan',
    }),
  },
  'option.release-by-talent': {
    company: (p) => ({
      title: `${p.talent_name} släppte optionen`,
      message: `${p.talent_name} håller inte längre dagarna för ${p.role_title} i ${p.project_title}. Svaret på förfrågan står kvar, så ni kan fortfarande boka om dagarna är lediga.`,
      action: 'Se projektet',
    }),
  },
  'option.lapse': {
    company: (p) => ({
      title: `Optionen på ${p.talent_name} har gått ut`,
      message: `Er option på ${p.talent_name} till ${p.role_title} i ${p.project_title} gällde till ${formatMoment(p.ends_date)}. Ni kan lägga en ny, som hamnar sist i kön.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: `Optionen har gått ut: ${p.role_title}`,
      message: `${p.company_name} bokade dig inte i tid, så deras option på ${days(p)} gäller inte längre. Du behöver inte hålla dagarna för ${p.project_title}.`,
      action: 'Se förfrågan',
    }),
  },
  'option.lapse-unanswered': {
    company: (p) => ({
      title: `Optionen på ${p.talent_name} har förfallit`,
      message: `Er option på ${p.talent_name} till ${p.role_title} i ${p.project_title} utmanades, och vi fick inget svar i tid. Nästa företag går före. Ni kan lägga en ny, som hamnar sist i kön.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: `Optionen har förfallit: ${p.role_title}`,
      message: `${p.company_name} svarade inte i tid när någon annan ville boka dig, så deras option på ${days(p)} gäller inte längre.`,
      action: 'Se förfrågan',
    }),
  },
  'option.lapse-booked': {
    company: (p) => ({
      title: `${p.talent_name} är bokad de dagarna`,
      message: `${p.talent_name} har bokats av ett annat företag, så er option till ${p.role_title} i ${p.project_title}, ${days(p)}, gäller inte längre.`,
      action: 'Se projektet',
    }),
  },
};
