import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { id } from '#contract/kernel/fields.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { MailOutcome } from '#server/features/talk/incoming/commands/take-mail.ts';
import { answerError } from '#server/http/answer-error.ts';
import { turnAway } from '#server/http/turned-away.ts';
import { stopPath } from '#server/mail/mail-stop.ts';
import { type MailContent, renderMail } from '#server/mail/render-mail.ts';
import type { Services } from '#server/services.ts';
import { openNumberToReach } from '#server/sms/phones.ts';
import type { SmsContent } from '#server/sms/sms-kind.ts';
import { answerMail, bounceMail, OUTCOME_WORDS } from './mail-answers.ts';

const SHOWN = 200;

const isLoopback = (ip: string) => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

const IS_HERE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Admits only a caller at this machine, because the mails contain codes and names. The connection alone proves nothing:
 * a proxy on the machine connects for everybody, and after DNS rebinding a foreign page uses the browser's own
 * connection.
 */
export const fromHereOnly = turnAway(({ socket, headers }) => {
  const isHere = isLoopback(socket.remoteAddress ?? '') && IS_HERE.test(headers.host ?? '');
  return isHere && OF_PROXIES.every((name) => headers[name] === undefined) ? null : 'not_found';
});

async function newestMails({ db, env }: Services) {
  const { rows } = await sql<{ id: string; recipient: string; content: MailContent; created_date: string }>`
    select id, recipient, content, created_date from outbox where kind = 'mail' and content is not null
    order by created_date desc, id desc limit ${SHOWN}`.execute(db);
  return rows.map(({ recipient, content, ...row }) => ({
    ...row,
    to: recipient,
    is_answerable: content.reply_to !== undefined,
    ...renderMail(content, env.base_url, content.stopped && stopPath(env, content.stopped)),
  }));
}

// Mails have inline styles, because mail programs need them, and a framed page inherits its parent's policy. Inline
// styles are allowed only here, where no script may run.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'";

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Sends a page of mails or text messages, of which none was really sent. */
const sendPage = (reply: FastifyReply, title: string, rows: readonly string[], head = '') =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', MAIL_POLICY)
    // The check of the origin refuses a form of a page that names none.
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="sv"><meta charset="utf-8"><title>${title}</title><body style="font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto"><h1>${title} (${rows.length})</h1>${head}${rows.join('') || '<p>Inga ännu.</p>'}</body></html>`,
    );

/** The newest text messages, each with the number that it goes to. */
async function newestSms({ db, env, clock }: Services) {
  const { rows } = await sql<{ phone_id: string | null; content: SmsContent; created_date: string; state: string }>`
    select m.phone_id, o.content, o.created_date, o.state from outbox o left join sms_messages m on m.id::text = o.recipient
    where o.kind = 'sms' and o.content is not null order by o.created_date desc, o.id desc limit ${SHOWN}`.execute(db);
  const today = dayOf(clock().toISOString());
  return Promise.all(
    rows.map(async ({ phone_id, content: { to, words }, created_date, state }) => ({
      to: to ?? (phone_id && (await openNumberToReach(db, env, phone_id, today))) ?? 'ett borttaget nummer',
      words,
      is_sent: state === 'sent',
      created_date,
    })),
  );
}

type Mail = Awaited<ReturnType<typeof newestMails>>[number];

/** A mail with the buttons of its recipient and of the recipient's mail server. */
const mailRow = (mail: Mail) =>
  `<details><summary>${escaped(mail.created_date)} · ${escaped(mail.to)} · <b>${escaped(mail.subject)}</b></summary>
   <iframe sandbox title="${escaped(mail.subject)}" srcdoc="${escaped(mail.html)}" style="width:100%;height:480px;border:1px solid #ccc"></iframe>
   <pre style="white-space:pre-wrap">${escaped(mail.text)}</pre>
   ${
     mail.is_answerable
       ? `<form method="post" action="/dev/mail/${mail.id}/answer"><label>Svara<br><textarea name="words" rows="3" required style="width:100%;font:inherit"></textarea></label><button>Skicka svaret</button></form>`
       : ''
   }
   <form method="post" action="/dev/mail/${mail.id}/bounce"><button>Studsa</button></form></details>`;

/** Maximum size in bytes of a form with an answer. */
const FORM_BYTES_MAX = 64 * 1024;

interface OfMail {
  readonly Params: { readonly id: string };
  readonly Body: unknown;
}

/** Mounts the page of the newest mails, at which each is answered or bounces by the one way in for mails. */
function mountMailPage(app: FastifyInstance, services: Services): void {
  // Only this page has forms: a browser sends them without a preflight.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    (_request, body, done) => done(null, String(body)),
  );
  app.get<{ Querystring: { readonly became?: unknown } }>(
    '/dev/mail',
    { onRequest: fromHereOnly },
    async ({ query: { became } }, reply) => {
      const [, outcome] = Object.entries(OUTCOME_WORDS).find(([name]) => name === became) ?? [];
      const mails = (await newestMails(services)).map(mailRow);
      return sendPage(reply, 'Mejl', mails, outcome && `<p role="status">${outcome}</p>`);
    },
  );
  const becomes = (path: string, act: (id: string, form: URLSearchParams) => Promise<MailOutcome | null>) =>
    app.post<OfMail>(`/dev/mail/:id/${path}`, { onRequest: fromHereOnly }, async ({ params, body }, reply) => {
      const mail = id.safeParse(params.id);
      const outcome = mail.success ? await act(mail.data, new URLSearchParams(String(body))) : null;
      return outcome ? reply.redirect(`/dev/mail?became=${outcome}`, 303) : answerError(reply, 'not_found');
    });
  becomes('answer', (mail_id, form) => answerMail(services, mail_id, form.get('words') ?? ''));
  becomes('bounce', (mail_id) => bounceMail(services, mail_id));
}

/**
 * Mounts the newest mails of the outbox and the newest text messages, both as JSON and as a page. Never mounted in
 * production.
 */
export function mountDevelopment(app: FastifyInstance, services: Services): void {
  app.get('/dev/mail.json', { onRequest: fromHereOnly }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await newestMails(services)),
  );
  void app.register(async (scope) => mountMailPage(scope, services));
  app.get('/dev/sms.json', { onRequest: fromHereOnly }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await newestSms(services)),
  );
  app.get('/dev/sms', { onRequest: fromHereOnly }, async (_request, reply) => {
    const rows = (await newestSms(services)).map(
      ({ to, words, is_sent, created_date }) =>
        `<p>${escaped(created_date)} · ${escaped(to)}${is_sent ? '' : ' · väntar'}<br><b>${escaped(words)}</b></p>`,
    );
    return sendPage(reply, 'Sms', rows);
  });
}
