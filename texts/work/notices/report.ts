/** Notices of work reports. They contain no amounts: an amount in a mail would reveal how the talent is taxed. */
import type { WorkLifecycles } from '#domain/work/lifecycles.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const quoted = (words: string | null) => (words ? ` De skriver: ”${words}”` : '');

interface Work {
  readonly role_title: string;
  readonly project_title: string;
}
const work = ({ role_title, project_title }: Work) => `${role_title} i ${project_title}`;

const payPromise = ({ paid_by }: { readonly paid_by: string }) => `Du får betalt senast ${formatLongDay(paid_by)}.`;

export const reportNotices: NoticeTextsOf<WorkLifecycles, 'report'> = {
  'report.ask': {
    talent: (p) => ({
      title: `Rapportera arbetet: ${p.project_title}`,
      message: `Blev det som planerat? Allt är redan ifyllt: skicka det som det är, eller ändra det som var annorlunda. Hör vi inget till och med ${formatLongDay(p.silent_on)} räknas arbetet som planerat. ${payPromise(p)}`,
      action: 'Rapportera arbetet',
    }),
  },
  'report.remind': {
    talent: (p) => ({
      title: `Sista dagen att rapportera: ${p.project_title}`,
      message: `Var något annorlunda än planerat som ${work(p)}, till exempel övertid eller utlägg, rapportera det i dag. Annars räknas arbetet som planerat i morgon. ${payPromise(p)}`,
      action: 'Rapportera arbetet',
    }),
  },
  'report.report': {
    company: (p) => ({
      title: `${p.talent_name} har rapporterat sitt arbete`,
      message: `Läs rapporten om ${work(p)} och godkänn den, eller säg vad som var annorlunda. Hör vi inget till och med ${formatLongDay(p.silent_on)} räknas den som godkänd.`,
      action: 'Läs rapporten',
    }),
  },
  'report.report-cancelled': {
    company: (p) => ({
      title: `Avbokningen av ${p.talent_name} kostar enligt avtalet`,
      message: `Alla dagar för ${work(p)} är avbokade så sent att något ska betalas enligt avtalet. Rapporten är redan skriven: godkänn den, eller säg vad som inte stämmer inom tre arbetsdagar.`,
      action: 'Läs rapporten',
    }),
    talent: (p) => ({
      title: `Du får betalt för avbokningen: ${p.project_title}`,
      message: `Alla dagar för ${work(p)} är avbokade, och enligt avtalet ska du ha betalt för en del av dem. Du behöver inte göra något: företaget har tre arbetsdagar på sig att titta på det.`,
      action: 'Se uppdraget',
    }),
  },
  'report.adjust': {
    talent: (p) => ({
      title: `${p.company_name} har ändrat rapporten`,
      message: `${p.company_name} har sett arbetet som ${work(p)} på ett annat sätt.${quoted(p.reason)} Godkänn ändringen eller säg vad som inte stämmer. Hör vi inget till och med ${formatLongDay(p.silent_on)} räknas den som godkänd.`,
      action: 'Läs ändringen',
    }),
  },
  'report.approve': {
    talent: (p) => ({
      title: `Rapporten är godkänd: ${p.project_title}`,
      message: `${p.company_name} har godkänt ditt arbete som ${p.role_title}. ${payPromise(p)}`,
      action: 'Se uppdraget',
    }),
  },
  'report.accept': {
    company: (p) => ({
      title: `${p.talent_name} godkände er ändring`,
      message: `Rapporten om ${work(p)} är klar.`,
      action: 'Se rapporten',
    }),
  },
  'report.dispute': {
    talent: (p) => ({
      title: `${p.company_name} håller inte med om rapporten`,
      message: `Det gäller ditt arbete som ${work(p)}.${quoted(p.reason)} Berätta hur det var, så avgör en av oss. Du får besked med en motivering.`,
      action: 'Ge din bild',
    }),
    admin: (p) => ({
      title: `Oense om arbetet: ${p.project_title}`,
      message: `${p.company_name} håller inte med om rapporten från ${p.talent_name}, ${p.role_title}.`,
      action: 'Läs båda sidor',
    }),
  },
  'report.dispute-adjustment': {
    company: (p) => ({
      title: `${p.talent_name} håller inte med om ändringen`,
      message: `Det gäller ${work(p)}.${quoted(p.reason)} Berätta hur det var, så avgör en av oss. Ni får besked med en motivering.`,
      action: 'Ge er bild',
    }),
    admin: (p) => ({
      title: `Oense om arbetet: ${p.project_title}`,
      message: `${p.talent_name}, ${p.role_title}, håller inte med om det som ${p.company_name} har ändrat.`,
      action: 'Läs båda sidor',
    }),
  },
  'report.explain': {
    admin: (p) => ({
      title: `${p.talent_name} har svarat: ${p.project_title}`,
      message: `Nu finns bådas ord om rapporten för ${p.role_title} hos ${p.company_name}.`,
      action: 'Läs båda sidor',
    }),
  },
  'report.explain-adjustment': {
    admin: (p) => ({
      title: `${p.company_name} har svarat: ${p.project_title}`,
      message: `Nu finns bådas ord om rapporten från ${p.talent_name}, ${p.role_title}.`,
      action: 'Läs båda sidor',
    }),
  },
  'report.settle': {
    talent: (p) => ({
      title: `Rapporten är avgjord: ${p.project_title}`,
      message: `Vi har läst vad du och ${p.company_name} skriver om ditt arbete som ${p.role_title}. Så här har vi kommit fram till det: ”${p.reason ?? ''}” Svara på det här mejlet om du tycker att det blev fel.`,
      action: 'Se vad som gäller',
    }),
    company: (p) => ({
      title: `Rapporten om ${p.talent_name} är avgjord`,
      message: `Vi har läst vad ni och ${p.talent_name} skriver om ${work(p)}. Så här har vi kommit fram till det: ”${p.reason ?? ''}” Svara på det här mejlet om ni tycker att det blev fel.`,
      action: 'Se vad som gäller',
    }),
  },
  'report.approve-unanswered': {
    talent: (p) => ({
      title: `Rapporten räknas som godkänd: ${p.project_title}`,
      message: `Ingen sa något annat i tid om ditt arbete som ${p.role_title} hos ${p.company_name}, så det som står i rapporten gäller. ${payPromise(p)}`,
      action: 'Se uppdraget',
    }),
    company: (p) => ({
      title: `Rapporten om ${p.talent_name} räknas som godkänd`,
      message: `Ingen sa något annat i tid om ${work(p)}, så det som står i rapporten gäller.`,
      action: 'Se rapporten',
    }),
  },
};
