import type { WorkLifecycles } from '#domain/work/lifecycles.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { lackList } from '#texts/work/minor-words.ts';

const firstDay = ({ first_day }: { first_day: string | null }) =>
  first_day === null ? 'inte bestämd' : formatLongDay(first_day);

/**
 * The label of the button: `what` if the mail has the guardian's link; without it the button leads to Medverka's start
 * page.
 */
const linked = ({ has_guardian_link = false }: { readonly has_guardian_link?: boolean }, what: string) =>
  has_guardian_link ? what : `Till ${BRAND}`;

export const clearanceNotices: NoticeTextsOf<WorkLifecycles, 'clearance'> = {
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
      message: `Allt som krävs för att ${p.talent_name} ska få medverka som ${p.role_title} i ${p.project_title} hos ${p.company_name} finns nu, så bokningen gäller.`,
      action: linked(p, 'Läs vad som är bestämt'),
    }),
  },
  'clearance.lose-chaperone': {
    company: (p) => ({
      title: `Den som följer med ${p.talent_name} kan inte komma`,
      message: `Den vuxna som skulle följa med ${p.talent_name} i ${p.project_title} kan inte komma. Bokningen väntar tills ni eller en vårdnadshavare har angett någon annan.`,
      action: 'Ange någon annan',
    }),
    guardian: (p) => ({
      title: `Den som följer med ${p.talent_name} kan inte komma`,
      message: `${p.talent_name} har sagt till ${p.company_name} att den vuxna som skulle följa med i ${p.project_title} inte kan komma. Bokningen väntar tills ni eller företaget har angett någon annan.`,
      action: linked(p, 'Ange någon annan'),
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
      message: `Bokningen av ${p.talent_name} i ${p.project_title} hos ${p.company_name} väntar på ${lackList(p.lacks)}. Första arbetsdagen är ${firstDay(p)}. Finns inte allt före dess avbokas den av sig själv.`,
      action: linked(p, 'Se vad du kan göra'),
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
      action: linked(p, 'Läs vad som var bestämt'),
    }),
  },
};
