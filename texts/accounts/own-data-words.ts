/** Swedish headings of this context's data in the archive that a person downloads. */
export const ownDataWords = {
  konto: {
    title: 'Konto',
    columns: {
      name: 'Namn',
      email: 'E-post',
      earlier_emails: 'Tidigare e-post, en tid',
      birth_date: 'Födelsedatum',
      terms_version: 'Godkända villkor',
      created_date: 'Skapat',
    },
  },
  inloggningar: {
    title: 'Inloggningar som är öppna',
    columns: { created_date: 'Sedan', method: 'Sätt', user_agent: 'Webbläsare', ip_address: 'Nätadress' },
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
