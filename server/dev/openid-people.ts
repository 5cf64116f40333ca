/** A person at a stand-in provider: the claims of the ID token, and a text for the page of choices. */
export interface OpenIdPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  /** The difference between this person and the others. */
  readonly remark?: string;
}

/** The people to choose from in development: one of every kind that the rules distinguish (spec, section 4). */
export const DEVELOPMENT_PEOPLE: readonly OpenIdPerson[] = [
  {
    sub: 'standin-1',
    name: 'Anna Maria Ek',
    email: 'anna.maria.ek@example.com',
    email_verified: true,
    remark: 'bekräftad e-post',
  },
  { sub: 'standin-2', name: 'Cher', email: 'cher@example.com', email_verified: true, remark: 'ett enda namn' },
  {
    sub: 'standin-3',
    name: 'Olle Obekräftad',
    email: 'olle.obekraftad@example.com',
    email_verified: false,
    remark: 'obekräftad e-post',
  },
  { sub: 'standin-4', name: 'Ulla Utan', remark: 'ingen e-post' },
];
