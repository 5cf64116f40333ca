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
  'f-skatt-for-uppdrag': {
    title: 'F-skatt för uppdrag',
    columns: { project_title: 'Projekt', invokes: 'Åberopad', created_date: 'När' },
  },
} as const;
