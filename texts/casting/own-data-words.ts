/** Swedish headings of this context's data in the archive that a person downloads. */
export const ownDataWords = {
  forfragningar: {
    title: 'Förfrågningar och svar',
    columns: {
      created_date: 'När',
      company_name: 'Företag',
      project_title: 'Projekt',
      role_title: 'Roll',
      request_message: 'Företaget skrev',
      interest_status: 'Svar',
      answer_message: 'Du skrev',
      terms: 'Villkor',
      has_notes: 'Företaget har antecknat',
    },
  },
} as const;
