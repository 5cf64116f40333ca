import { LOW_DAY_FEE, type Risk } from '#domain/companies/risk/risk.rules.ts';
import { formatAmount } from '#texts/kernel/format.ts';

/** The name of a risk and its meaning. */
export const riskWords: Record<Risk, { readonly word: string; readonly meaning: string }> = {
  minors: { word: 'Söker minderåriga', meaning: 'Ett pågående projekt söker eller har frågat någon under 18 år.' },
  intimacy: {
    word: 'Nakenhet eller intimitet',
    meaning: 'En roll i ett pågående projekt har nakna eller intima scener.',
  },
  low_fee: {
    word: 'Lågt eller inget arvode',
    meaning: `En roll i ett pågående projekt är obetald eller ger under ${formatAmount(LOW_DAY_FEE)} om dagen.`,
  },
  first_project: { word: 'Inget avslutat projekt', meaning: 'Företaget har inte avslutat något projekt hos oss.' },
  general_mail: {
    word: 'Privat e-postadress',
    meaning: 'Den som äger företagets konto har en adress som vem som helst kan skaffa, till exempel hos Gmail.',
  },
  reports: {
    word: 'Flera anmälningar',
    meaning: 'Talanger har anmält företagets meddelanden minst två gånger på ett år.',
  },
  unpaid: { word: 'Obetald faktura', meaning: 'En faktura har gått över förfallodagen.' },
};
