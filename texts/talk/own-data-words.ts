/** Swedish headings of this context's data in the archive that a person downloads. */
export const ownDataWords = {
  'skrivna-meddelanden': {
    title: 'Meddelanden som du har skrivit',
    columns: { created_date: 'När', project_title: 'Projekt', body: 'Meddelande' },
  },
  tradar: {
    title: 'Meddelanden till dig',
    columns: { created_date: 'När', project_title: 'Projekt', body: 'Meddelande' },
  },
  arenden: {
    title: 'Det du har skrivit till oss, och våra svar',
    columns: { created_date: 'När', category: 'Om', is_ours: 'Från oss', words: 'Ord' },
  },
  enheter: {
    title: 'Enheter med aviseringar',
    columns: { browser: 'Webbläsare', created_date: 'Sedan', used_date: 'Senast' },
  },
  sms: {
    title: 'Sms om dig, utan text och nummer',
    columns: { created_date: 'När', what: 'Om', is_guardians: 'Till vårdnadshavare', outcome: 'Läge' },
  },
  aviseringar: {
    title: 'Val av aviseringar',
    columns: { off_kinds: 'Avstängda', quiet_from: 'Tyst från', quiet_until: 'Tyst till' },
  },
  mejlval: { title: 'Val av mejl', columns: { subject: 'Om', rate: 'Hur ofta' } },
  notiser: { title: 'Notiser', columns: { created_date: 'När', title: 'Rubrik', message: 'Text' } },
} as const;
