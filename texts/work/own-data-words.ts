/** Swedish headings of this context's data in the archive that a person downloads. */
export const ownDataWords = {
  uppdrag: {
    title: 'Bokade dagar',
    columns: {
      company_name: 'Företag',
      project_title: 'Projekt',
      starts_on: 'Från',
      ends_on: 'Till',
      status: 'Läge',
      missed_days: 'Missade dagar',
    },
  },
  avtal: {
    title: 'Avtal',
    columns: { number: 'Nummer', version: 'Version', status: 'Läge', signed_date: 'Underskrivet', terms: 'Villkor' },
  },
  arbetsrapporter: {
    title: 'Arbetsrapporter',
    columns: { last_day: 'Sista dag', status: 'Läge', work: 'Arbete', comment: 'Kommentar' },
  },
  arbetsskador: {
    title: 'Arbetsskador',
    columns: {
      happened_on: 'Dag',
      at_time: 'Tid',
      place: 'Plats',
      what: 'Vad som hände',
      injury: 'Skadan',
      reported_by: 'Anmäld av',
      status: 'Läge',
      sent_on: 'Anmäld till Försäkringskassan',
      reason: 'Vårt svar',
    },
  },
  omdomen: {
    title: 'Omdömen',
    columns: { company_name: 'Företag', side: 'Om', scores: 'Betyg', words: 'Ord', reply: 'Svar' },
  },
} as const;
