import { BRAND } from '#texts/kernel/brand.ts';
import { STOP_THESE_MAILS } from '#texts/kernel/mail-words.ts';
import type { StoppedMail } from './mail-stop.ts';

/** The contents of a mail, kept as data in the outbox until it is sent. */
export interface MailContent {
  readonly title: string;
  readonly message: string;
  /** The events of a daily mail, each with its link; absent for a mail about one thing. */
  readonly items?: readonly { readonly title: string; readonly message: string; readonly path: string }[];
  /** Shown large and alone, such as a six-digit code. */
  readonly code?: string;
  /** The button: its text, and the path under BASE_URL that it opens. */
  readonly action: string;
  readonly path: string;
  /** A smaller link below the button, such as the one to turn these mails off. */
  readonly second?: { readonly action: string; readonly path: string };
  readonly attachment?: { readonly name: string; readonly content_type: string; readonly base64: string };
  /** The administrators' closing text; empty or missing for none. */
  readonly closing?: string;
  /** The reason why a reader without an account gets the mail. */
  readonly reason?: string;
  /** The kind of mails that the reader can stop without signing in; absent if they never end. */
  readonly stopped?: StoppedMail;
  /** Id of the `reply_addresses` row to which answers go; missing for a mail that cannot be answered. */
  readonly reply_to?: string;
  /** True for a mail that its reader has just asked for, which is also sent to an address that reaches nobody. */
  readonly is_asked?: true;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template tag that escapes every inserted text, so that no name can become markup. */
function html(parts: TemplateStringsArray, ...values: readonly string[]): string {
  const escaped = values.map((value) => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign));
  return String.raw({ raw: parts }, ...escaped);
}

// Mail programs support no style sheets and few colours; these are the product's paper, ink and vermilion in sRGB.
const PAPER = '#f7f3ec';
const INK = '#1d1a17';
const ACCENT = '#b83a1b';

/**
 * A mail as plain text and as HTML.
 * @param base_url the base of the paths of its links
 * @param stop_path the path that stops the mails of this kind; undefined if they never end
 */
export function renderMail(
  content: MailContent,
  base_url: string,
  stop_path?: string,
): { subject: string; text: string; html: string } {
  const stop = stop_path && new URL(stop_path, base_url).href;
  const items = (content.items ?? []).map((item) => ({ ...item, address: new URL(item.path, base_url).href }));
  const address = new URL(content.path, base_url).href;
  const second = content.second && { ...content.second, address: new URL(content.second.path, base_url).href };
  const code = content.code ? html`<p style="font-size:32px;letter-spacing:8px;margin:24px 0">${content.code}</p>` : '';
  const reason = content.reason ?? `Du får det här mejlet för att du har ett konto hos ${BRAND}.`;
  return {
    subject: content.title,
    text: [
      content.title,
      content.message,
      ...items.map((item) => [item.title, item.message, item.address].filter(Boolean).join('\n')),
      content.code,
      `${content.action}: ${address}`,
      second && `${second.action}: ${second.address}`,
      content.closing,
      BRAND,
      reason,
      stop && `${STOP_THESE_MAILS}: ${stop}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: [
      html`<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>${content.title}</title></head>`,
      html`<body style="margin:0;background:${PAPER};color:${INK};font:16px/1.5 Helvetica,Arial,sans-serif">`,
      html`<div style="max-width:560px;margin:0 auto;padding:32px 24px">`,
      html`<p style="font-family:Georgia,serif;font-size:18px;margin:0 0 32px">${BRAND}</p>`,
      html`<h1 style="font:normal 26px/1.25 Georgia,serif;margin:0 0 16px">${content.title}</h1>`,
      ...content.message.split('\n\n').map((words) => html`<p style="margin:0 0 24px">${words}</p>`),
      ...items.map(
        (item) =>
          html`<p style="margin:0 0 20px"><a href="${item.address}" style="color:${INK};font-weight:bold">${item.title}</a><br>${item.message}</p>`,
      ),
      code,
      html`<p><a href="${address}" style="display:inline-block;background:${ACCENT};color:#fff;padding:12px 20px;text-decoration:none">${content.action}</a></p>`,
      second ? html`<p><a href="${second.address}" style="color:${INK}">${second.action}</a></p>` : '',
      ...(content.closing ?? '')
        .split('\n\n')
        .map((words) => (words ? html`<p style="margin:24px 0 0">${words}</p>` : '')),
      html`<p style="margin:40px 0 0;font-size:13px;color:#6b635a">${reason}</p>`,
      stop
        ? html`<p style="margin:8px 0 0;font-size:13px"><a href="${stop}" style="color:#6b635a">${STOP_THESE_MAILS}</a></p>`
        : '',
      '</div></body></html>',
    ].join(''),
  };
}
