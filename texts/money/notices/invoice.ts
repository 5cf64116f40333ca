/** Notices of invoices. The documents themselves go to the company's address for invoices. */
import type { MoneyLifecycles } from '#domain/money/lifecycles.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const numbered = ({ number }: { readonly number: string | null }) => `Faktura ${number ?? ''}`.trim();
const due = ({ due_on }: { readonly due_on: string | null }) => (due_on === null ? '' : formatLongDay(due_on));

export const invoiceNotices: NoticeTextsOf<MoneyLifecycles, 'invoice'> = {
  'invoice.draft': {
    admin: (p) => ({
      title: `Att fakturera: ${p.project_title}`,
      message: `Det finns ett underlag till faktura för ${p.company_name}. Granska det och skicka fakturan.`,
      action: 'Granska underlaget',
    }),
  },
  'invoice.send': {
    company: (p) => ({
      title: `${numbered(p)}: ${p.project_title}`,
      message: `Fakturan är skickad till er fakturaadress. Betala den senast ${due(p)}.`,
      action: 'Se fakturan',
    }),
  },
  'invoice.fall-due': {
    company: (p) => ({
      title: `${numbered(p)} har förfallit`,
      message: `Vi har inte fått hela betalningen för ${p.project_title}, som skulle ha betalats senast ${due(p)}. Har ni redan betalat behöver ni inte göra något.`,
      action: 'Se fakturan',
    }),
    admin: (p) => ({
      title: `${numbered(p)} har förfallit`,
      message: `${p.company_name} skulle ha betalat för ${p.project_title} senast ${due(p)}.`,
      action: 'Se fakturan',
    }),
  },
  'invoice.remind': {
    company: (p) => ({
      title: `Påminnelse: ${numbered(p).toLowerCase()}`,
      message: `En påminnelse för ${p.project_title} är skickad till er fakturaadress. Fakturan förföll ${due(p)}.`,
      action: 'Se fakturan',
    }),
  },
  'invoice.hand-to-collection': {
    company: (p) => ({
      title: `${numbered(p)} går till inkasso`,
      message: `Fakturan för ${p.project_title} förföll ${due(p)} och är inte betald, så vi har lämnat över den. Skriv till oss om något inte stämmer.`,
      action: 'Se fakturan',
    }),
  },
  'invoice.credit': {
    company: (p) => ({
      title: `${numbered(p)} är krediterad`,
      message: `En kreditfaktura för ${p.project_title} är skickad till er fakturaadress. ${p.reason ?? ''}`.trim(),
      action: 'Se fakturan',
    }),
  },
  'invoice.repay': {
    company: (p) => ({
      title: `Vi har betalat tillbaka: ${numbered(p).toLowerCase()}`,
      message: `Ni hade betalat för mycket för ${p.project_title}, och pengarna är på väg tillbaka till er.`,
      action: 'Se fakturan',
    }),
  },
  'invoice.reopen': {
    company: (p) => ({
      title: `${numbered(p)} är inte betald`,
      message: `Vi hade registrerat en betalning på fakturan för ${p.project_title} som hörde till något annat. Fakturan ska betalas senast ${due(p)}.`,
      action: 'Se fakturan',
    }),
  },
  'invoice.settle': {
    company: (p) => ({
      title: `${numbered(p)} är betald`,
      message: `Tack. Inget återstår att betala för ${p.project_title}.`,
      action: 'Se fakturan',
    }),
  },
};
