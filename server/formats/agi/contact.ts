import type { AgiContact } from './input.ts';

// The bounds of the published schema: texts without angle brackets, and its own form of mail addresses.
const EMAIL =
  /^[a-zA-Z0-9_]+([-+.'][a-zA-Z0-9_]+)*@[a-zA-Z0-9_]+([-.][a-zA-Z0-9_]+)*\.[a-zA-Z0-9_]+([-.][a-zA-Z0-9_]+)*$/;
const [NAME_MAX, PHONE_MAX, EMAIL_MAX] = [50, 20, 254];

/** A text as the file may have it: without angle brackets, which the schema refuses even if escaped, and cut. */
export const agiText = (text: string, most: number): string => text.replace(/[<>]/g, '').trim().slice(0, most).trim();

/** The contact as the file may have it; spaces within a telephone number are left out. */
export const agiContact = ({ name, phone, email }: AgiContact): AgiContact => ({
  name: agiText(name, NAME_MAX),
  phone: phone.replace(/[\s<>]/g, ''),
  email,
});

/** True if the tax agency accepts a contact of `agiContact`. */
export const isFitContact = ({ name, phone, email }: AgiContact): boolean =>
  name !== '' && phone !== '' && phone.length <= PHONE_MAX && email.length <= EMAIL_MAX && EMAIL.test(email);
