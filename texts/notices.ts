/**
 * What people are told, by event and audience. Total by type: an event that its workflow says somebody is told of does
 * not compile without its words here. The same words make the notice in the bell and the mail.
 */

import type { Ore } from '#domain/money/ore.ts';
import type { PayloadOf, ToldEvent } from '#domain/notification/payload.ts';
import { PAID_WITHIN_DAYS } from '#domain/price/pay-day.ts';
import type { FeeBasis } from '#domain/terms/fee.ts';
import { BRAND } from './brand.ts';
import { feeText } from './fee-words.ts';
import { formatDaySpan, formatLongDay, formatMoment } from './format.ts';
import { lackList } from './minor-words.ts';
import type { NoticeText, NoticeTextsOf } from './notice-text.ts';
import { rankWord } from './option-words.ts';
import { reportNotices } from './report-notices.ts';
import { wordsOfEnd, wordsOfUse } from './right-words.ts';

/** The line at the foot of a mail to a guardian, who has no account. */
export const GUARDIAN_MAIL_REASON = `Du får det här mejlet för att någon har uppgett dig som sin vårdnadshavare hos ${BRAND}.`;

const days = (payload: { first_day: string | null; last_day: string | null }) =>
  payload.first_day && payload.last_day ? formatDaySpan(payload.first_day, payload.last_day) : 'datum meddelas senare';

const paid = ({ day_fee_ore, fee_basis = 'day' }: { day_fee_ore: Ore; fee_basis?: FeeBasis }) =>
  fee_basis === 'unpaid' ? 'utan arvode' : `för ${feeText({ basis: fee_basis, amount_ore: day_fee_ore })}`;

const firstDay = ({ first_day }: { first_day: string | null }) =>
  first_day === null ? 'inte bestämd' : formatLongDay(first_day);

const quoted = (words: string | null) => (words ? ` ”${words}”` : '');

const askGuardian = (p: PayloadOf<'guardian.ask'>): NoticeText => ({
  title: `${p.first_name} behöver ditt samtycke`,
  message: `Hej ${p.guardian_name}.\n\n${p.talent_name} är under 18 år och vill kunna få uppdrag genom ${BRAND}, en svensk tjänst där granskade företag hittar personer till film, reklam och scen. Du har uppgetts som vårdnadshavare för ${p.first_name}.\n\nUtan ditt ja kan inget företag hitta ${p.first_name}. Läs vad det innebär och svara senast ${formatLongDay(p.answer_by)}. Du kan ta tillbaka ett ja när du vill. Är du inte vårdnadshavare, svara nej eller låt bli att svara.`,
  action: 'Läs och svara',
});

export const noticeTexts: NoticeTextsOf<ToldEvent> = {
  ...reportNotices,
  'candidate.request': {
    talent: (p) => ({
      title: `Ny förfrågan: ${p.role_title}`,
      message: `${p.company_name} frågar om du vill medverka i ${p.project_title}, ${days(p)}, ${paid(p)}. Svara senast ${formatLongDay(p.answer_by)}.${quoted(p.message)}`,
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
      message: `Du har inte svarat på förfrågan om ${p.role_title} i ${p.project_title}. Du kan fortfarande svara medan ${p.company_name} väljer.`,
      action: 'Läs förfrågan',
    }),
    company: (p) => ({
      title: `Inget svar från ${p.talent_name}`,
      message: `${p.talent_name} svarade inte i tid om ${p.role_title} i ${p.project_title}. Du kan påminna, ge fler dagar eller fråga någon annan.`,
      action: 'Se svaren',
    }),
  },
  'candidate.change-terms': {
    talent: (p) => ({
      title: `Ändrade villkor: ${p.role_title}`,
      message: `${p.company_name} har ändrat villkoren för ${p.role_title} i ${p.project_title}: ${p.changes}. Nu gäller ${days(p)}, ${paid(p)}. Läs vad som är nytt och svara igen senast ${formatLongDay(p.answer_by)}. Ett tidigare ja gäller inte de nya villkoren.`,
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
        : `${p.company_name} har valt andra till ${p.role_title} i ${p.project_title}. Tack för att du tog dig tid.`,
      action: 'Se förfrågan',
    }),
  },
  'candidate.book': {
    talent: (p) => ({
      title: `Projektet är aktiverat: ${p.project_title}`,
      message: p.is_waiting
        ? `${p.company_name} vill ha dig som ${p.role_title}, ${days(p)}, ${paid(p)}. Dagarna är dina, men eftersom du är under 18 år gäller bokningen först när allt som krävs finns. I uppdraget står vad det är och vem som gör vad.`
        : `Du är bokad som ${p.role_title} hos ${p.company_name}, ${days(p)}, ${paid(p)}.`,
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
  'candidate.withdraw': {
    talent: (p) => ({
      title: 'Förfrågan har dragits tillbaka',
      message: `${p.company_name} har dragit tillbaka sin förfrågan om ${p.role_title} i ${p.project_title}. Du behöver inte göra något.${p.reason ? ` De skriver: ”${p.reason}”` : ''}`,
      action: 'Se dina förfrågningar',
    }),
  },
  'project.remind-to-sign': {
    company: (p) => ({
      title: `${p.unsigned_count === 1 ? 'Ett avtal' : `${p.unsigned_count} avtal`} väntar på er underskrift`,
      message: `Ni har inte skrivit under allt för ${p.project_title} ännu. De som är bokade skriver under efter er, och ingen är bunden förrän båda har gjort det.`,
      action: 'Läs och skriv under',
    }),
  },
  'project.ask-completion': {
    company: (p) => ({
      title: `Är ${p.project_title} klart?`,
      message: `Sista arbetsdagen har gått. Bekräfta att arbetet är gjort, eller avboka det som inte blev av. Hör vi inget till och med ${formatLongDay(p.completes_on)} räknas arbetet som gjort, så att ingen behöver vänta på sin betalning.`,
      action: 'Bekräfta arbetet',
    }),
  },
  'project.complete-unanswered': {
    company: (p) => ({
      title: `${p.project_title} räknas som klart`,
      message: 'Ni ombads bekräfta arbetet och vi hörde inget annat i tid. De som medverkade får nu sitt besked.',
      action: 'Se projektet',
    }),
  },
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
  'agreement.take-back': {
    talent: (p) => ({
      title: `Avtalet är återtaget: ${p.project_title}`,
      message: `${p.company_name} har tagit tillbaka ett avtal om din medverkan som ${p.role_title} i ${p.project_title} som inte var undertecknat. Bokningen står kvar, och har ni skrivit under ett avtal tidigare gäller det.`,
      action: 'Se uppdraget',
    }),
  },
  'agreement.pass-to-talent': {
    talent: (p) =>
      (p.version ?? 1) > 1
        ? {
            title: `Nya villkor att skriva under: ${p.project_title}`,
            message: `${p.company_name} vill ändra villkoren för din medverkan som ${p.role_title} i ${p.project_title} och har skrivit under ett nytt avtal. Läs vad som är nytt och skriv under om du går med på det. Till dess gäller det ni har skrivit under tidigare.`,
            action: 'Se vad som är nytt',
          }
        : {
            title: `Skriv under avtalet: ${p.project_title}`,
            message: `${p.company_name} har skrivit under avtalet om din medverkan som ${p.role_title} i ${p.project_title}. Läs det i lugn och ro och skriv under om allt stämmer.`,
            action: 'Läs avtalet',
          },
  },
  'agreement.sign': {
    company: (p) => ({
      title: `Avtalet med ${p.talent_name} är klart`,
      message: `${p.talent_name} har skrivit under avtalet om ${p.role_title} i ${p.project_title}. Det gäller från nu.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: `Avtalet är undertecknat: ${p.project_title}`,
      message: `Du och ${p.company_name} har skrivit under avtalet om din medverkan som ${p.role_title} i ${p.project_title}. Det gäller från nu, och du hittar det alltid vid uppdraget.`,
      action: 'Se avtalet',
    }),
  },
  'agreement.remind': {
    talent: (p) => ({
      title: `Påminnelse: avtalet om ${p.project_title}`,
      message: `Avtalet om din medverkan som ${p.role_title} hos ${p.company_name} väntar på din underskrift.`,
      action: 'Läs avtalet',
    }),
  },
  'agreement.decline': {
    company: (p) => ({
      title: `${p.talent_name} skrev inte under`,
      message: `${p.talent_name} skrev inte under avtalet om ${p.role_title} i ${p.project_title}.${quoted(p.reason)} Bokningen står kvar. Ändra villkoren och erbjud ett nytt avtal, eller avboka.`,
      action: 'Se projektet',
    }),
  },
  'agreement.decline-by-guardian': {
    company: (p) => ({
      title: `Avtalet med ${p.talent_name} blev inte undertecknat`,
      message: `En vårdnadshavare skrev inte under avtalet om ${p.role_title} i ${p.project_title}, så det gäller inte.${quoted(p.reason)} Bokningen står kvar. Ändra villkoren och erbjud ett nytt avtal, eller avboka.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: 'Din vårdnadshavare skrev inte under',
      message: `Avtalet om din medverkan som ${p.role_title} i ${p.project_title} gäller inte, eftersom en vårdnadshavare inte skrev under.${quoted(p.reason)} Prata med varandra, och hör av dig till ${p.company_name}.`,
      action: 'Se uppdraget',
    }),
  },
  'right.report-publication': {
    talent: (p) => ({
      title: `Nu visas ${p.project_title}`,
      message: `${p.company_name} har rapporterat att materialet visades första gången ${formatLongDay(p.published_on)}. Du får visas (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}.`,
      action: 'Se var du syns',
    }),
  },
  'right.correct-publication': {
    talent: (p) => ({
      title: `Första visningen är rättad: ${p.project_title}`,
      message: `${p.company_name} har rättat dagen då materialet visades första gången till ${formatLongDay(p.published_on)}. Du får visas (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}.`,
      action: 'Se var du syns',
    }),
  },
  'right.start': {
    company: (p) => ({
      title: `Tiden räknas nu: ${p.talent_name} i ${p.project_title}`,
      message: `Rätten att visa ${p.talent_name} (${wordsOfUse(p)}) har börjat enligt avtalet och gäller ${wordsOfEnd(p.ends_on)}.`,
      action: 'Se rättigheterna',
    }),
    talent: (p) => ({
      title: `Tiden räknas nu: ${p.project_title}`,
      message: `${p.company_name} får enligt avtalet visa dig (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}.`,
      action: 'Se var du syns',
    }),
  },
  'right.near-end-60': {
    company: (p) => ({
      title: `${p.talent_name} i ${p.project_title}: rätten går snart ut`,
      message: `Ni får visa ${p.talent_name} (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}. Vill ni visa materialet längre behöver ni komma överens på nytt i god tid. Annars ska det tas ned då.`,
      action: 'Se rättigheterna',
    }),
  },
  'right.near-end-30': {
    company: (p) => ({
      title: `${p.talent_name} i ${p.project_title}: mindre än en månad kvar`,
      message: `Ni får visa ${p.talent_name} (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}.`,
      action: 'Se rättigheterna',
    }),
    talent: (p) => ({
      title: `Snart slut: ${p.project_title}`,
      message: `${p.company_name} får visa dig (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}. Vill de visa dig längre behöver de din underskrift.`,
      action: 'Se var du syns',
    }),
  },
  'right.near-end-7': {
    company: (p) => ({
      title: `${p.talent_name} i ${p.project_title}: högst en vecka kvar`,
      message: `Ni får visa ${p.talent_name} (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}. Därefter ska det vara nedtaget.`,
      action: 'Se rättigheterna',
    }),
  },
  'right.end': {
    company: (p) => ({
      title: `Ska tas ned: ${p.talent_name} i ${p.project_title}`,
      message: `Rätten att visa ${p.talent_name} (${wordsOfUse(p)}) gällde ${wordsOfEnd(p.ends_on)}. Ta ned materialet överallt där ni råder över det, och be andra som visar det för er räkning att göra detsamma.`,
      action: 'Se rättigheterna',
    }),
    talent: (p) => ({
      title: `Tiden är slut: ${p.project_title}`,
      message: `${p.company_name} fick visa dig (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)} och ska nu ta ned materialet. Ser du det ändå, säg till oss.`,
      action: 'Se var du syns',
    }),
  },
  'approval.ask': {
    guardian: (p) => ({
      title: `Skriv under ett avtal för ${p.first_name}`,
      message: `Hej ${p.guardian_name}.\n\n${p.company_name} har skrivit under ett avtal om att ${p.talent_name} medverkar som ${p.role_title} i ${p.project_title}. Eftersom ${p.first_name} är under 18 år gäller avtalet bara om du som vårdnadshavare också skriver under.\n\nLäs hela avtalet och svara senast ${formatLongDay(p.answer_by)}.`,
      action: 'Läs avtalet',
    }),
  },
  'approval.remind': {
    guardian: (p) => ({
      title: `Påminnelse: avtalet för ${p.first_name}`,
      message: `Hej ${p.guardian_name}.\n\nAvtalet om att ${p.talent_name} medverkar som ${p.role_title} i ${p.project_title} väntar på din underskrift. Svara senast ${formatLongDay(p.answer_by)}. Länken här ersätter den förra.`,
      action: 'Läs avtalet',
    }),
  },
  'approval.sign': {
    guardian: (p) => ({
      title: `Du har skrivit under för ${p.first_name}`,
      message: `Hej ${p.guardian_name}.\n\nTack. Din underskrift på avtalet om ${p.project_title} hos ${p.company_name} är sparad, och nu skriver ${p.first_name} under. Med länken kan du läsa avtalet när du vill.`,
      action: 'Läs avtalet',
    }),
  },
  'booking.cancel': {
    talent: (p) => ({
      title: `Avbokad: ${p.project_title}`,
      message: `${p.company_name} har avbokat dig som ${p.role_title} ${formatDaySpan(p.starts_on, p.ends_on)}.${p.reason ? ` De skriver: ”${p.reason}”` : ''}`,
      action: 'Se dina uppdrag',
    }),
  },
  'clearance.clear': {
    company: (p) => ({
      title: `Bokningen av ${p.talent_name} gäller`,
      message: `Allt som krävs för att ${p.talent_name} ska få medverka som ${p.role_title} i ${p.project_title} finns nu.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: `Din bokning gäller: ${p.project_title}`,
      message: `Allt som krävs för att du ska få medverka som ${p.role_title} hos ${p.company_name} finns nu, så bokningen gäller.`,
      action: 'Se uppdraget',
    }),
    guardian: (p) => ({
      title: `Bokningen av ${p.talent_name} gäller`,
      message: `Allt som krävs för att ${p.talent_name} ska få medverka som ${p.role_title} i ${p.project_title} hos ${p.company_name} finns nu, så bokningen gäller. Med länken i mejlet om avtalet kan du läsa vad som är bestämt.`,
      action: `Till ${BRAND}`,
    }),
  },
  'clearance.remind': {
    company: (p) => ({
      title: `Det saknas något för ${p.talent_name}`,
      message: `Bokningen av ${p.talent_name} i ${p.project_title} väntar fortfarande på ${lackList(p.lacks)}. Första arbetsdagen är ${firstDay(p)}. Finns inte allt före dess avbokas ${p.talent_name} av sig själv.`,
      action: 'Se vad som saknas',
    }),
    talent: (p) => ({
      title: `Din bokning väntar: ${p.project_title}`,
      message: `Bokningen hos ${p.company_name} väntar på ${lackList(p.lacks)}. Första arbetsdagen är ${firstDay(p)}. Finns inte allt före dess blir det inget av den, så prata med din vårdnadshavare.`,
      action: 'Se vad som saknas',
    }),
    guardian: (p) => ({
      title: `Bokningen av ${p.talent_name} väntar`,
      message: `Bokningen av ${p.talent_name} i ${p.project_title} hos ${p.company_name} väntar på ${lackList(p.lacks)}. Första arbetsdagen är ${firstDay(p)}. Finns inte allt före dess avbokas den av sig själv. Med länken i mejlet om avtalet ser du vad du kan göra.`,
      action: `Till ${BRAND}`,
    }),
  },
  'clearance.lapse': {
    company: (p) => ({
      title: `${p.talent_name} är avbokad`,
      message: `Bokningen av ${p.talent_name} i ${p.project_title} väntade på ${lackList(p.lacks)} när första arbetsdagen kom. Den som är under 18 år får inte arbeta utan det, så bokningen föll bort.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: `Avbokad: ${p.project_title}`,
      message: `Bokningen hos ${p.company_name} väntade på ${lackList(p.lacks)} när första arbetsdagen kom. Den som är under 18 år får inte arbeta utan det, så bokningen föll bort.`,
      action: 'Se dina uppdrag',
    }),
    guardian: (p) => ({
      title: `${p.talent_name} är avbokad`,
      message: `Bokningen i ${p.project_title} hos ${p.company_name} väntade på ${lackList(p.lacks)} när första arbetsdagen kom. Den som är under 18 år får inte arbeta utan det, så bokningen föll bort. ${p.talent_name} ska inte komma till arbetet.`,
      action: `Till ${BRAND}`,
    }),
  },
  'company.confirm-address': {
    admin: (p) => ({
      title: `Ny ansökan: ${p.company_name}`,
      message: `${p.contact_name} har bekräftat sin adress. Ansökan väntar på att någon läser den.`,
      action: 'Läs ansökan',
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
  'guardian.ask': { guardian: askGuardian },
  'guardian.ask-again': { guardian: askGuardian },
  'guardian.give': {
    talent: (p) => ({
      title: 'Din vårdnadshavare har samtyckt',
      message:
        p.awaits === null
          ? `${p.guardian_name} har sagt ja. När din profil är klar kan företag hitta dig och skicka förfrågningar.`
          : `${p.guardian_name} har sagt ja. Ni har två vårdnadshavare, så företag hittar dig först när ${p.awaits || 'den andra'} också har sagt ja.`,
      action: 'Till din översikt',
    }),
    guardian: (p) => ({
      title: `Tack, du har samtyckt för ${p.first_name}`,
      message: `Vi har tagit emot ditt samtycke till att ${p.talent_name} medverkar hos ${BRAND}.${p.awaits === null ? '' : ` Samtycket gäller när ${p.awaits || 'den andra vårdnadshavaren'} också har svarat ja.`}\n\nSpara det här mejlet. Med knappen kan du när som helst läsa vad du har samtyckt till och ta tillbaka samtycket.`,
      action: 'Läs eller ta tillbaka samtycket',
    }),
  },
  'guardian.refuse': {
    talent: (p) => ({
      title: 'Din vårdnadshavare har svarat nej',
      message: `${p.guardian_name} har inte samtyckt, så företag kan inte hitta dig. Allt du har fyllt i finns kvar. Prata med varandra; du kan skicka frågan igen i morgon eller fråga en annan vårdnadshavare.`,
      action: 'Se din profil',
    }),
    guardian: (p) => ({
      title: 'Vi har tagit emot ditt nej',
      message: `Ingen kan hitta ${p.first_name} hos ${BRAND}, och du behöver inte göra något mer. Ändrar du dig kan ${p.first_name} skicka frågan till dig igen.`,
      action: 'Läs mer',
    }),
  },
  'guardian.withdraw': {
    talent: (p) => ({
      title: 'Din vårdnadshavare har tagit tillbaka samtycket',
      message: `${p.guardian_name} har tagit tillbaka sitt samtycke. Företag hittar dig inte längre, och du kan inte säga ja till förfrågningar. Det du redan är bokad till står kvar. Prata med varandra; du kan skicka frågan igen.`,
      action: 'Se din profil',
    }),
    guardian: (p) => ({
      title: 'Samtycket är tillbakataget',
      message: `Ingen kan hitta ${p.first_name} hos ${BRAND} längre. Uppdrag som redan är bokade står kvar: svara på det här mejlet om något av dem ska ställas in.\n\nÄndrar du dig kan ${p.first_name} skicka frågan till dig igen.`,
      action: 'Läs mer',
    }),
  },
  'guardian.invalidate': {
    talent: (p) => ({
      title: 'Samtycket från din vårdnadshavare gäller inte längre',
      message: `Samtycket som vi fick från ${p.guardian_name} gäller inte längre. Företag hittar dig inte, och du kan inte säga ja till förfrågningar. Det du redan är bokad till står kvar. Be din vårdnadshavare samtycka från en egen e-postadress.`,
      action: 'Fråga din vårdnadshavare',
    }),
  },
  'guardian.cancel': {
    guardian: (p) => ({
      title: `Frågan om ${p.first_name} gäller inte längre`,
      message: `${p.talent_name} har tagit tillbaka frågan till dig, eller uppgett en annan vårdnadshavare. Har du svarat gäller svaret inte längre, och länken i tidigare mejl fungerar inte.\n\nStämmer det inte, prata med ${p.first_name} eller svara på det här mejlet.`,
      action: `Till ${BRAND}`,
    }),
  },
};
