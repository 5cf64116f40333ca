import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { READ_MAX } from '#domain/talk/incoming/answer-text.ts';
import { htmlText } from './html-text.ts';
import type { MailFile, ReadMail } from './mail-reader.ts';

/** More parts within parts than any mail program makes. */
const DEEPEST = 20;
const HEADERS_MAX_BYTES = 256 * 1024;
/** Head lines that are handed on; a mail has about thirty. */
const HEADERS_MAX = 300;
const VALUE_MAX = 4_000;
/** More files than a message may have, so that one with too many is refused and not shortened. */
const FILES_MAX = 20;

/** Head lines in which mail servers write the address at which a mail arrived. */
const NAMES_RECIPIENT = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'resent-to'];
/** Kinds of parts that are no files of a person: signatures, and the parts of reports. */
const NO_FILES = /^(?:application\/(?:pkcs7|x-pkcs7|pgp)-\w+|message\/.*|text\/rfc822-headers)$/;

const addressesOf = (from: Address | undefined): string[] =>
  (from ? [from] : []).flatMap((one) => (one.group ? one.group.map(({ address }) => address) : [one.address]));

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/** A picture that the HTML shows, as signatures have them, is no file of the person. */
const isSent = ({ mimeType, related, disposition }: Attachment) =>
  !NO_FILES.test(mimeType) && !(related && disposition !== 'attachment');

/** A text with only characters that can be stored and shown. */
const plain = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '');

/**
 * Reads a mail (RFC 5322, MIME).
 * @throws for what is none, and beyond the bounds above
 */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: DEEPEST,
    maxHeadersSize: HEADERS_MAX_BYTES,
  });
  const headers = mail.headers
    .slice(0, HEADERS_MAX)
    .map(({ key, value }) => ({ key, value: value.slice(0, VALUE_MAX) }));
  // Two From lines are a trick: mail servers check one and programs show the other.
  const senders = mail.headers.filter(({ key }) => key === 'from').length;
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const files: MailFile[] = mail.attachments
    .filter(isSent)
    .slice(0, FILES_MAX)
    .map((one) => ({ name: plain(one.filename ?? ''), bytes: bytesOf(one) }));
  return {
    headers,
    subject: plain(mail.subject ?? '').slice(0, VALUE_MAX),
    from: senders === 1 ? addressesOf(mail.from) : [],
    sent_to: headers
      .filter(({ key }) => NAMES_RECIPIENT.includes(key))
      .map(({ value }) => value)
      .join(', '),
    message_id: (mail.messageId ?? '').slice(0, VALUE_MAX),
    text: plain((mail.text?.trim() ? mail.text : htmlText(mail.html ?? '')).slice(0, READ_MAX)),
    files,
    report: report ? plain(new TextDecoder().decode(bytesOf(report)).slice(0, READ_MAX)) : null,
  };
}
