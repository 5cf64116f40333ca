import type { CvDocumentAudience, CvDocumentKind } from '#domain/people/cv-document/cv-document.rules.ts';

/** Kinds of documents: `name` is used in lists, `own` in a sentence to the talent ('ditt körkort'). */
export const cvDocumentKinds: Readonly<Record<CvDocumentKind, { readonly name: string; readonly own: string }>> = {
  driving_licence: { name: 'Körkort', own: 'ditt körkort' },
  certificate: { name: 'Yrkesbevis', own: 'ditt yrkesbevis' },
  permit: { name: 'Utdrag eller tillstånd', own: 'ditt utdrag eller tillstånd' },
  course: { name: 'Kursintyg', own: 'ditt kursintyg' },
  resume: { name: 'Sedcard eller CV', own: 'ditt sedcard eller CV' },
  other: { name: 'Övrigt', own: 'ett dokument på ditt CV' },
};

/** The people who may see a document, as the talent's choices. */
export const cvDocumentAudiences: Readonly<
  Record<CvDocumentAudience, { readonly name: string; readonly hint: string }>
> = {
  own: { name: 'Bara jag och Medverka', hint: 'Inga företag ser det.' },
  booked: {
    name: 'Företag som har bokat mig',
    hint: 'Från att du är bokad tills arbetet är klart eller avbokat. De som castar hos företaget kan öppna det.',
  },
};
