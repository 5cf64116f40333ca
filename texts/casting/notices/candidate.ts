import type { CastingLifecycles } from '#domain/casting/lifecycles.ts';
import { PAID_WITHIN_DAYS } from '#domain/deal/price/pay-day.ts';
import type { PayFacts } from '#domain/deal/price/pay-facts.ts';
import type { FeeBasis } from '#domain/deal/terms/fee.ts';
import type { HoursInShort } from '#domain/deal/terms/hours-in-short.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { hoursText } from '#texts/deal/hour-words.ts';
import { BEFORE_DEDUCTIONS, payInMail } from '#texts/deal/pay-words.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatDaySpan, formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const days = (payload: { first_day: string | null; last_day: string | null }) =>
  payload.first_day && payload.last_day ? formatDaySpan(payload.first_day, payload.last_day) : 'datum meddelas senare';

/** The days with their hours: '3–4 juni, kl. 08.00–16.00'. */
const daysAndHours = (payload: Parameters<typeof days>[0] & { hours?: HoursInShort | null }) =>
  payload.hours && payload.first_day ? `${days(payload)}, ${hoursText(payload.hours)}` : days(payload);

interface Paid {
  readonly day_fee_ore: Ore;
  readonly fee_basis?: FeeBasis;
  readonly pay?: PayFacts | null;
}

function paid({ day_fee_ore, fee_basis = 'day', pay }: Paid): string {
  if (fee_basis === 'unpaid') return 'utan arvode';
  const fee = `för ${feeText({ basis: fee_basis, amount_ore: day_fee_ore })}`;
  return pay ? `${fee}, ${payInMail(pay)}` : `${fee} ${BEFORE_DEDUCTIONS}`;
}

const quoted = (words: string | null) => (words ? ` ”${words}”` : '');

export const candidateNotices: NoticeTextsOf<CastingLifecycles, 'candidate'> = {
  'candidate.request': {
    talent: (p) => ({
      title: p.is_replacement ? `Kan du hoppa in? ${p.role_title}` : `Ny förfrågan: ${p.role_title}`,
      message: `${p.company_name} frågar om du vill ${p.is_replacement ? 'hoppa in för någon som inte kan komma' : 'medverka'} i ${p.project_title}, ${daysAndHours(p)}, ${paid(p)}. ${p.is_replacement ? 'Svarstiden är kort: den första som säger ja är bokad. ' : ''}Svara senast ${formatLongDay(p.answer_by)}.${quoted(p.message)}`,
      action: 'Läs förfrågan',
    }),
  },
  'candidate.take-place': {
    company: (p) => ({
      title: `${p.talent_name} hoppar in`,
      message: `${p.talent_name} har sagt ja till ${p.role_title} i ${p.project_title}, ${days(p)}, och är bokad. Avtalet väntar strax på er underskrift.`,
      action: 'Se projektet',
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
  'candidate.step-aside': {
    company: (p) => ({
      title: `${p.talent_name} kan inte vara med`,
      message: `${p.talent_name} kan inte vara med som ${p.role_title} i ${p.project_title}. Ni kan fråga någon annan.`,
      action: 'Se svaren',
    }),
  },
  'candidate.show-interest': {
    company: (p) => ({
      title: `${p.talent_name} visar intresse`,
      message: `${p.talent_name} vill vara med som ${p.role_title} i ${p.project_title}.`,
      action: 'Se svaret',
    }),
  },
  'candidate.hear-wait': {
    talent: (p) => ({
      title: `Bokningen väntar: ${p.project_title}`,
      message: `${p.company_name} vill boka ${p.project_title}, men bokningen väntar på företagets betalning till oss. Ditt ja står kvar och du behöver inte göra något. Du är inte bokad än, och får besked så snart något händer.`,
      action: 'Se förfrågan',
    }),
  },
  'candidate.hear-closed': {
    talent: (p) => ({
      title: `Annonsen har stängt: ${p.role_title}`,
      message: `Annonsen om ${p.role_title} i ${p.project_title} tar inte emot fler svar. Ditt intresse är med när ${p.company_name} väljer${p.decision_by ? `, och besked kommer senast ${formatLongDay(p.decision_by)}` : ''}.`,
      action: 'Se ditt svar',
    }),
  },
  'candidate.retract': {
    company: (p) => ({
      title: `Svaret från ${p.talent_name} gäller inte längre`,
      message: `${p.talent_name} hade svarat ja till ${p.role_title} i ${p.project_title}, men svaret gäller inte längre. Frågan är öppen igen, så räkna inte med personen innan ett nytt ja kommer.`,
      action: 'Se svaren',
    }),
  },
  'candidate.mark-overdue': {
    talent: (p) => ({
      title: 'Sista svarsdagen har gått',
      message: `Du har inte svarat på förfrågan om ${p.role_title} i ${p.project_title}.${p.is_replacement ? '' : ` Du kan fortfarande svara medan ${p.company_name} väljer.`}`,
      action: 'Läs förfrågan',
    }),
    company: (p) => ({
      title: `Inget svar från ${p.talent_name}`,
      message: `${p.talent_name} svarade inte i tid om ${p.role_title} i ${p.project_title}. Du kan ${p.is_replacement ? '' : 'påminna, ge fler dagar eller '}fråga någon annan.`,
      action: 'Se svaren',
    }),
  },
  'candidate.change-terms': {
    talent: (p) => ({
      title: `Ändrade villkor: ${p.role_title}`,
      message: `${p.company_name} har ändrat villkoren för ${p.role_title} i ${p.project_title}: ${p.changes}. Nu gäller ${daysAndHours(p)}, ${paid(p)}. Läs vad som är nytt och svara igen senast ${formatLongDay(p.answer_by)}. Ett tidigare ja gäller inte de nya villkoren.${quoted(p.reason ?? null)}`,
      action: 'Se vad som är nytt',
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
        : p.is_replacement
          ? `Ingen behöver hoppa in som ${p.role_title} i ${p.project_title} längre. Tack för att du tog dig tid.`
          : `${p.company_name} har valt andra till ${p.role_title} i ${p.project_title}. Tack för att du tog dig tid.`,
      action: 'Se förfrågan',
    }),
  },
  'candidate.pass-over': {
    talent: (p) => ({
      title: `Besked från ${p.company_name}`,
      message: `${p.company_name} har stängt rollen ${p.role_title} i ${p.project_title}. ${quoted(p.closing_answer?.text ?? null).trim()}`,
      action: 'Se förfrågan',
    }),
    guardian: (p) => ({
      title: `Besked till ${p.talent_name}`,
      message: `${p.company_name} har stängt rollen ${p.role_title} i ${p.project_title}. ${p.talent_name} har fått det här beskedet:${quoted(p.closing_answer?.text ?? null)}`,
      action: `Till ${BRAND}`,
    }),
  },
  'candidate.book': {
    talent: (p) => ({
      title: `${p.is_replacement ? 'Du är bokad' : 'Projektet är aktiverat'}: ${p.project_title}`,
      message: p.is_waiting
        ? `${p.company_name} vill ha dig som ${p.role_title}, ${days(p)}, ${paid(p)}. Dagarna är dina, men eftersom du är under 18 år gäller bokningen först när allt som krävs finns. I uppdraget står vad det är och vem som gör vad.`
        : `Du är bokad som ${p.role_title} hos ${p.company_name}, ${days(p)}, ${paid(p)}.`,
      action: 'Se uppdraget',
    }),
  },
  'candidate.hear-move': {
    talent: (p) => ({
      title: `Nya dagar: ${p.project_title}`,
      message: `${p.company_name} flyttar dagar för dig som ${p.role_title}: ${p.moves}.${quoted(p.reason)} Du får ett nytt avtal att svara på. Tills du har skrivit under gäller dagarna som förut.`,
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
      message: `${p.company_name} har bekräftat ditt arbete som ${p.role_title}. Du får betalt inom ${PAID_WITHIN_DAYS} dagar.`,
      action: 'Se uppdraget',
    }),
  },
  'candidate.leave-double': {
    company: (p) => ({
      title: `${p.talent_name} var tillfrågad två gånger`,
      message: `${p.talent_name} hade två konton som har blivit ett. Den ena av förfrågningarna om ${p.role_title} i ${p.project_title} är borta, och den andra gäller som förut.`,
      action: 'Se svaren',
    }),
  },
  'candidate.withdraw': {
    talent: (p) => ({
      title: 'Förfrågan har dragits tillbaka',
      message: `${p.company_name} har dragit tillbaka sin förfrågan om ${p.role_title} i ${p.project_title}. Du behöver inte göra något.${p.reason ? ` De skriver: ”${p.reason}”` : ''}`,
      action: 'Se dina förfrågningar',
    }),
  },
};
