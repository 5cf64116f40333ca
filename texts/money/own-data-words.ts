/** Swedish headings of this context's data in the archive that a person downloads. */
export const ownDataWords = {
  utbetalningar: {
    title: 'Utbetalningar',
    columns: {
      number: 'Nummer',
      status: 'Läge',
      gross_ore: 'Brutto i öre',
      tax_ore: 'Skatt i öre',
      net_ore: 'Netto i öre',
      sent_on: 'Betald',
    },
  },
} as const;
