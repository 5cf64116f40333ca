/**
 * The accounts that we post to, with numbers and names of the Swedish chart (BAS), which accountants and SIE files use.
 * Claims and property are assets, debts are liabilities.
 */
export const ACCOUNTS = {
  receivables: { number: 1510, name: 'Kundfordringar', kind: 'asset' },
  tax_account: { number: 1630, name: 'Avräkning för skatter och avgifter', kind: 'asset' },
  bank: { number: 1930, name: 'Företagskonto', kind: 'asset' },
  earlier_result: { number: 2098, name: 'Vinst eller förlust från föregående år', kind: 'equity' },
  year_result: { number: 2099, name: 'Årets resultat', kind: 'equity' },
  customer_credits: { number: 2420, name: 'Förskott från kunder', kind: 'liability' },
  advances_unpaid: { number: 2428, name: 'Fakturerade förskott utan redovisad moms', kind: 'liability' },
  advances: { number: 2429, name: 'Betalda förskott från kunder, med moms', kind: 'liability' },
  payables: { number: 2440, name: 'Leverantörsskulder', kind: 'liability' },
  vat_out_25: { number: 2611, name: 'Utgående moms 25 %', kind: 'liability' },
  vat_out_12: { number: 2621, name: 'Utgående moms 12 %', kind: 'liability' },
  vat_out_6: { number: 2631, name: 'Utgående moms 6 %', kind: 'liability' },
  vat_in: { number: 2641, name: 'Debiterad ingående moms', kind: 'liability' },
  tax_withheld: { number: 2710, name: 'Personalskatt', kind: 'liability' },
  contributions_owed: { number: 2731, name: 'Avräkning lagstadgade sociala avgifter', kind: 'liability' },
  wages_owed: { number: 2821, name: 'Löneskulder', kind: 'liability' },
  client_money: { number: 2890, name: 'Övriga kortfristiga skulder', kind: 'liability' },
  contributions_accrued: { number: 2940, name: 'Upplupna lagstadgade sociala avgifter', kind: 'liability' },
  sales_25: { number: 3001, name: 'Försäljning tjänster 25 %', kind: 'income' },
  sales_12: { number: 3002, name: 'Försäljning tjänster 12 %', kind: 'income' },
  sales_6: { number: 3003, name: 'Försäljning tjänster 6 %', kind: 'income' },
  sales_exempt: { number: 3004, name: 'Försäljning momsfri', kind: 'income' },
  sales_abroad: { number: 3305, name: 'Försäljning tjänster till land utanför EU', kind: 'income' },
  sales_eu: { number: 3308, name: 'Försäljning tjänster till annat EU-land', kind: 'income' },
  rounding: { number: 3740, name: 'Öres- och kronutjämning', kind: 'income' },
  commission: { number: 3920, name: 'Provisionsintäkter', kind: 'income' },
  late_fees: { number: 3990, name: 'Övriga ersättningar och intäkter', kind: 'income' },
  talent_work: { number: 4600, name: 'Legoarbeten och underentreprenörer', kind: 'cost' },
  // Fees, interest and exempt sales: their loss lowers no box of the VAT return.
  bad_debts_untaxed: { number: 6350, name: 'Förluster på kundfordringar', kind: 'cost' },
  bad_debts: { number: 6351, name: 'Konstaterade förluster på kundfordringar', kind: 'cost' },
  bank_fees: { number: 6570, name: 'Bankkostnader', kind: 'cost' },
  wages: { number: 7010, name: 'Löner', kind: 'cost' },
  holiday_pay: { number: 7082, name: 'Semesterlöner', kind: 'cost' },
  // Older vouchers have holiday pay here; the chart means the change of a debt by it, and we pay it with each wage.
  holiday_debt: { number: 7090, name: 'Förändring av semesterlöneskuld', kind: 'cost' },
  allowances: { number: 7320, name: 'Traktamenten, milersättning och utlägg', kind: 'cost' },
  contributions: { number: 7510, name: 'Arbetsgivaravgifter', kind: 'cost' },
  bank_interest: { number: 8311, name: 'Ränteintäkter från bank', kind: 'income' },
  late_interest: { number: 8313, name: 'Ränteintäkter från kundfordringar', kind: 'income' },
  interest_costs: { number: 8420, name: 'Räntekostnader för kortfristiga skulder', kind: 'cost' },
  result_closed: { number: 8999, name: 'Årets resultat', kind: 'cost' },
} as const satisfies Record<string, Account>;

export interface Account {
  readonly number: number;
  readonly name: string;
  readonly kind: 'asset' | 'equity' | 'liability' | 'income' | 'cost';
}

export type AccountName = keyof typeof ACCOUNTS;

/**
 * The numbers of the income and cost accounts. They begin each January at zero, all other accounts with their closing
 * balance.
 */
export const RESULT_ACCOUNTS: readonly number[] = Object.values(ACCOUNTS)
  .filter(({ kind }) => kind === 'income' || kind === 'cost')
  .map(({ number }) => number);
