import type { CompaniesLifecycles } from '#domain/companies/lifecycles.ts';
import { appealWay, decidedBy } from '#texts/accounts/appeal-words.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

/** The administrator's own words, at the beginning of a favourable notice; empty without any. */
const answered = ({ reason }: { readonly reason: string | null }) => (reason ? `${reason}\n\n` : '');

export const companyNotices: NoticeTextsOf<CompaniesLifecycles, 'company'> = {
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
      message: `${answered(p)}Välkommen till ${BRAND}. Ni kan nu logga in, skriva ert första projekt och söka bland talangerna.`,
      action: 'Logga in',
    }),
  },
  'company.refuse': {
    company: (p) => ({
      title: 'Vi kunde inte godkänna er ansökan',
      message: `Vi har gått igenom ansökan för ${p.company_name}. Därför blev det nej:\n\n${p.reason ?? ''}\n\n${decidedBy(p)}\n\n${appealWay(p)}`,
      action: 'Läs beslutet eller överklaga',
    }),
  },
  'company.suspend': {
    company: (p) => ({
      title: `${p.company_name} är tillfälligt avstängt`,
      message: `Ingen på företaget kan logga in just nu. Därför är det avstängt:\n\n${p.reason ?? ''}\n\nDet som är bokat gäller till dess att något annat sägs. ${decidedBy(p)}\n\n${appealWay(p)}`,
      action: 'Läs beslutet eller överklaga',
    }),
  },
  'company.reinstate': {
    company: (p) => ({
      title: `${p.company_name} är åter öppet`,
      message: `${answered(p)}Avstängningen är hävd. Ni kan logga in som vanligt.`,
      action: 'Logga in',
    }),
  },
};
