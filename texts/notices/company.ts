import type { ToldEvent } from '#domain/notification/payload.ts';
import { BRAND } from '../brand.ts';
import type { NoticeTextsOf } from '../notice-text.ts';

export const companyNotices: NoticeTextsOf<Extract<ToldEvent, `company.${string}`>> = {
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
};
