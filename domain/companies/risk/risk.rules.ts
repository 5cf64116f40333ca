import { type Ore, ore } from '#domain/kernel/money/ore.ts';

/**
 * Facts that an administrator needs before a decision about a company or one of its projects. Each is judged alone;
 * they are never added up.
 */
export const RISKS = ['minors', 'intimacy', 'low_fee', 'first_project', 'general_mail', 'reports', 'unpaid'] as const;
export type Risk = (typeof RISKS)[number];

/** Counts for a company. Role counts cover the company's projects under way, or a single project if that is judged. */
export interface RiskFacts {
  /** Number of roles for minors, or for which minors are asked. */
  readonly minor_role_count: number;
  /** Number of roles with nudity or intimacy. */
  readonly intimate_role_count: number;
  /**
   * Number of roles that are unpaid or pay less than LOW_DAY_FEE a day; a fee for the whole work counts as one day's.
   */
  readonly low_fee_role_count: number;
  readonly completed_project_count: number;
  /** Number of owners whose sign-in address is at a public mail service. */
  readonly general_mail_count: number;
  /** Number of talents' reports about threads with the company in the last REPORT_DAYS. */
  readonly report_count: number;
  /** Number of overdue invoices. */
  readonly late_invoice_count: number;
}

export const LOW_DAY_FEE: Ore = ore(100_000);
export const REPORT_DAYS = 365;
/** The intimate kinds of a role's content. */
export const INTIMATE_CONTENT = ['nudity', 'intimacy'] as const;

/** Public mail services: anybody can have an address there, so it says nothing of the company. */
export const GENERAL_MAIL = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.se',
  'outlook.com',
  'outlook.se',
  'live.com',
  'live.se',
  'msn.com',
  'yahoo.com',
  'yahoo.se',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'mail.com',
  'telia.com',
  'bredband.net',
  'comhem.se',
  'spray.se',
] as const;

/** The count of a fact from which, or below which, a risk is shown. */
export const RISK_RULES: Readonly<
  Record<Risk, { readonly fact: keyof RiskFacts } & ({ readonly from: number } | { readonly below: number })>
> = {
  minors: { fact: 'minor_role_count', from: 1 },
  intimacy: { fact: 'intimate_role_count', from: 1 },
  low_fee: { fact: 'low_fee_role_count', from: 1 },
  first_project: { fact: 'completed_project_count', below: 1 },
  general_mail: { fact: 'general_mail_count', from: 1 },
  reports: { fact: 'report_count', from: 2 },
  unpaid: { fact: 'late_invoice_count', from: 1 },
};

/** The risks of a company, in the order of RISKS. */
export function risksOf(facts: RiskFacts): Risk[] {
  return RISKS.filter((risk) => {
    const rule = RISK_RULES[risk];
    return 'from' in rule ? facts[rule.fact] >= rule.from : facts[rule.fact] < rule.below;
  });
}
