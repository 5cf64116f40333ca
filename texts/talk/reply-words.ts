import { REPLY_LINE } from '#domain/talk/incoming/answer-text.ts';
import { errorTexts } from './errors.ts';

/** Characters of a message in a mail; the rest is read in the thread. */
const SHOWN = 1000;

const shortened = (body: string) => (body.length > SHOWN ? `${body.slice(0, SHOWN)}…` : body);

interface Unread {
  readonly sender_name: string;
  readonly project_title: string;
  readonly bodies: readonly string[];
  readonly path: string;
}

/** The mail with the unread messages of one thread, which is answered by mail. */
export const unreadWords = ({ sender_name, project_title, bodies, path }: Unread) => ({
  title: `Du har ett oläst meddelande från ${sender_name}`,
  message: [
    REPLY_LINE,
    `${sender_name} har skrivit om ${project_title}:`,
    ...bodies.map(shortened),
    'Svara på det här mejlet, så läggs svaret i tråden. Skicka det bara från den här adressen.',
  ].join('\n\n'),
  action: 'Öppna tråden',
  path,
});

/** Why an answer by mail was not written, beyond the refusals of the screens. */
export const UNWRITTEN = {
  empty: 'Vi hittade ingen text ovanför det citerade mejlet.',
  only_files: 'Skriv några ord tillsammans med filerna.',
  too_long: 'Texten är för lång. Ett meddelande har plats för 4 000 tecken.',
  too_many_files: 'Mejlet har för många filer. Ett meddelande har plats för fem.',
  too_often: 'Det kom många meddelanden på kort tid. Försök igen om en stund.',
  may_not_write: 'Ditt konto kan inte skriva i tråden just nu.',
  file_too_large: 'En fil är för stor. En fil får vara högst 10 MB.',
  image_too_small: 'En bild är för liten.',
} as const;
export type WhyUnwritten = keyof typeof UNWRITTEN;

const WORDS: Readonly<Record<string, unknown>> = { ...errorTexts, ...UNWRITTEN };

/** The sentence for a refusal of the screens, as it is mailed. */
export function refusalWords(code: string): string {
  const words = WORDS[code];
  return typeof words === 'string' ? words : UNWRITTEN.may_not_write;
}

/** The mail to a person whose answer by mail was not written. */
export const answerRefused = (why: string) => ({
  title: 'Ditt svar kom inte fram',
  message: `Ditt mejl lades inte i tråden. ${why}\n\nSvara i tråden i stället, eller skicka ett nytt mejl.`,
  action: 'Öppna',
  path: '/',
});
