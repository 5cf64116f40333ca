/** Swedish headings of this context's data in the archive that a person downloads. */
export const ownDataWords = {
  konto: {
    title: 'Konto',
    columns: {
      name: 'Namn',
      email: 'E-post',
      earlier_emails: 'Tidigare e-post, en tid',
      unreached_date: 'Mejl når inte fram sedan',
      birth_date: 'Födelsedatum',
      terms_version: 'Godkända villkor',
      created_date: 'Skapat',
    },
  },
  inloggningar: {
    title: 'Inloggningar som är öppna',
    columns: { created_date: 'Sedan', method: 'Sätt', user_agent: 'Webbläsare', ip_address: 'Nätadress' },
  },
  mejl_som_kom_tillbaka: {
    title: 'Mejl som kom tillbaka, en månad',
    columns: { bounced_date: 'När', is_hard: 'För gott', code: 'Kod' },
  },
  samtycken: {
    title: 'Samtycken',
    columns: {
      created_date: 'När',
      document: 'Vad',
      version: 'Version',
      is_given: 'Gett',
      given_by: 'Av',
      text_sha256: 'Textens kontrollsumma',
    },
  },
} as const;
