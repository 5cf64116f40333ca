/** The mails that a person may choose, by subject, and how often they come. All other mails are always sent at once. */

const MAIL_RATES = ['at_once', 'daily', 'never'] as const;
export type MailRate = (typeof MAIL_RATES)[number];

interface Choice {
  /** The rates that a person may choose. */
  readonly rates: readonly [MailRate, ...MailRate[]];
  /** The rate of a person who has not chosen. */
  readonly usual: MailRate;
}

const free = (usual: MailRate): Choice => ({ rates: MAIL_RATES, usual });
/** Mails about agreements and pay: they may be gathered, and never end. */
const binding = (usual: MailRate): Choice => ({ rates: ['at_once', 'daily'], usual });
/** Mails that help nobody on the next morning. */
const brief = (usual: MailRate): Choice => ({ rates: ['at_once', 'never'], usual });

const CHOICES = {
  company: {
    // Answers are many, and the bell shows them.
    answers: free('never'),
    messages: free('at_once'),
    terms: free('at_once'),
    announcements: free('at_once'),
    sign_offs: free('at_once'),
    help: free('at_once'),
    news: free('never'),
  },
  talent: {
    answers: free('daily'),
    messages: free('at_once'),
    work: binding('daily'),
    pay: binding('daily'),
    reminders: brief('at_once'),
    profile: free('at_once'),
    help: free('at_once'),
    news: free('never'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Choice>>>>;

export const MAIL_AUDIENCES = ['talent', 'company'] as const;
export type MailAudience = (typeof MAIL_AUDIENCES)[number];
export type MailSubject<Of extends MailAudience = MailAudience> = {
  [One in Of]: keyof (typeof CHOICES)[One] & string;
}[Of];

/** A person's choices; a subject that is missing has its usual rate. */
export type MailRates = Readonly<Partial<Record<string, MailRate>>>;

/** The subjects of an audience, in the order in which screens list them. */
export const mailSubjectsOf = <Of extends MailAudience>(audience: Of) =>
  Object.keys(CHOICES[audience]) as MailSubject<Of>[];

const choiceOf = (audience: MailAudience, subject: string): Choice => {
  const choice = (CHOICES[audience] as Readonly<Record<string, Choice>>)[subject];
  if (!choice) throw new Error(`There are no mails about ${subject} to a ${audience}`);
  return choice;
};

/** The rates that a person may choose for a subject. */
export const ratesFor = (audience: MailAudience, subject: string) => choiceOf(audience, subject).rates;

/** A person's rate of mails on a subject. */
export function rateOf(audience: MailAudience, chosen: MailRates, subject: string): MailRate {
  const { rates, usual } = choiceOf(audience, subject);
  const rate = chosen[subject];
  return rate !== undefined && rates.includes(rate) ? rate : usual;
}

/** True if a person gets a daily mail. */
export const hasDaily = (audience: MailAudience, chosen: MailRates): boolean =>
  mailSubjectsOf(audience).some((subject) => rateOf(audience, chosen, subject) === 'daily');

/** The daily mail, as something that its reader can stop. */
const DAILY = 'daily';

/** What a reader can stop by the link of a mail: 'talent.messages', or 'talent.daily' for the daily mail. */
export type MailStop = `${MailAudience}.${string}`;

/** The stop of mails on a subject; null if they never end. */
export const stopOf = (audience: MailAudience, subject: string): MailStop | null =>
  ratesFor(audience, subject).includes('never') ? `${audience}.${subject}` : null;

/** The stop of an audience's daily mail. */
export const dailyStop = (audience: MailAudience): MailStop => `${audience}.${DAILY}`;

/** Every stop. */
export const MAIL_STOPS: readonly MailStop[] = MAIL_AUDIENCES.flatMap((audience) => [
  ...mailSubjectsOf(audience).flatMap((subject) => stopOf(audience, subject) ?? []),
  dailyStop(audience),
]);

/** The audience and the subject of a stop; the subject of the daily mail is null. */
export function partsOfStop(stop: MailStop): { readonly audience: MailAudience; readonly subject: string | null } {
  const [audience, subject = ''] = stop.split('.');
  return { audience: audience as MailAudience, subject: subject === DAILY ? null : subject };
}

/** The subjects whose mails end by a stop: of the daily mail those that it gathers, without the binding ones. */
export function endedBy(stop: MailStop, chosen: MailRates): string[] {
  const { audience, subject } = partsOfStop(stop);
  const isEnded = (one: string) =>
    subject === null
      ? rateOf(audience, chosen, one) === 'daily'
      : one === subject && rateOf(audience, chosen, one) !== 'never';
  return mailSubjectsOf(audience).filter((one) => stopOf(audience, one) !== null && isEnded(one));
}
