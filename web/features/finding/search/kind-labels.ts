import type { ConditionKind } from '#domain/finding/matching/condition.ts';

/** The name of each kind of condition, shown above its values. */
export const KIND_LABELS: Readonly<Record<ConditionKind, string>> = {
  category: 'Kategori',
  gender: 'Spelar',
  age: 'Spelålder',
  place: 'Plats',
  height: 'Längd',
  hair_color: 'Hårfärg',
  hair_length: 'Hårlängd',
  hair_type: 'Hårtyp',
  eye_color: 'Ögonfärg',
  beard: 'Skägg',
  body_type: 'Kroppsbyggnad',
  feature: 'Kännetecken',
  skill: 'Färdigheter',
  language: 'Språk',
  dialect: 'Dialekt',
  licence: 'Körkort, utrustning',
  dates: 'Ledig',
  media: 'Bilder, film och röst',
  habit: 'Erfarenhet av Medverka',
  limit: 'Gränser',
};
