import { sql } from 'kysely';
import { companyNoticeTarget, PROJECT_ACTIVATED, talentNoticeTarget } from '#domain/notification/notice-target.ts';
import type { Audience, Channel, Workflow } from '#domain/workflow/workflow.ts';
import { type WorkflowNoun, workflows } from '#domain/workflow/workflows.ts';
import { GUARDIAN_MAIL_REASON, type NoticeText, noticeTexts } from '#texts/notices.ts';
import type { Trx } from '../db/transaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { RecordedEvent } from './record-event.ts';

/** Who is told of an event and how, from the declaration of its workflow. */
export function channelsOf(type: string): Partial<Record<Audience, Channel>> {
  const [noun = '', command = ''] = type.split('.');
  const workflow: Workflow | undefined = workflows[noun as WorkflowNoun];
  if (!workflow) throw new Error(`The event ${type} belongs to no workflow`);
  return workflow.creation.command === command
    ? workflow.creation.notices
    : (workflow.transitions[command]?.notices ?? {});
}

function textOf(event: RecordedEvent, audience: Audience): NoticeText {
  // The table is total by type for every event and audience that is told; only the pairing is lost here.
  const texts = noticeTexts as Readonly<Record<string, Partial<Record<Audience, (payload: unknown) => NoticeText>>>>;
  const write = texts[event.type]?.[audience];
  if (!write) throw new Error(`No words for ${event.type} to ${audience}`);
  return write(event.payload);
}

const NOTICE_OF = {
  talent: { table: 'talent_notifications', recipient: 'talent_id', target: talentNoticeTarget },
  company: { table: 'company_notifications', recipient: 'company_id', target: companyNoticeTarget },
} as const;

/** Writes a notice for each audience of the event, and a mail to each address of those who are also mailed. */
export async function writeNotices(trx: Trx, event: RecordedEvent): Promise<void> {
  for (const [audience, channel] of Object.entries(channelsOf(event.type)) as [Audience, Channel][]) {
    if (audience === 'guardian') {
      await mailGuardian(trx, event);
      continue;
    }
    const { table, recipient, target } = NOTICE_OF[audience];
    const recipient_id = event.concerned[recipient];
    if (!recipient_id) throw new Error(`${event.type} tells a ${audience}, but concerns none`);
    const text = textOf(event, audience);
    const notice = {
      title: text.title,
      type: event.type,
      notification_type: event.type === 'candidate.book' ? PROJECT_ACTIVATED : null,
      related_project_id: event.concerned.project_id ?? null,
      related_candidate_status_id: event.concerned.candidate_id ?? null,
    };
    await sql`
      insert into ${sql.table(table)} (${sql.ref(recipient)}, event_id, title, message, type, notification_type,
        related_project_id, related_candidate_status_id, created_date)
      values (${recipient_id}, ${event.id}, ${notice.title}, ${text.message}, ${notice.type}, ${notice.notification_type},
        ${notice.related_project_id}, ${notice.related_candidate_status_id}, ${event.moment.now})`.execute(trx);
    if (channel !== 'mail') continue;
    for (const to of await addressesOf(trx, audience, recipient_id)) {
      const content = { ...text, path: target(notice) };
      await queueMail(trx, { to_email: to.email, dedupe_key: `event ${event.id} ${to.account_id}`, content });
    }
  }
}

// A guardian has no account and so no bell; the mail is all they get.
async function mailGuardian(trx: Trx, event: RecordedEvent): Promise<void> {
  const { guardian } = event.concerned;
  if (!guardian) throw new Error(`${event.type} tells a guardian, but concerns none`);
  const content = { ...textOf(event, 'guardian'), path: guardian.path, reason: GUARDIAN_MAIL_REASON };
  await queueMail(trx, { to_email: guardian.email, dedupe_key: `event ${event.id} guardian`, content });
}

async function addressesOf(trx: Trx, audience: Audience, id: string): Promise<{ account_id: string; email: string }[]> {
  const { rows } =
    audience === 'talent'
      ? await sql<{ account_id: string; email: string }>`
          select a.id as account_id, a.email from talents t join accounts a on a.id = t.account_id where t.id = ${id}`.execute(
          trx,
        )
      : await sql<{ account_id: string; email: string }>`
          select a.id as account_id, a.email from company_members m join accounts a on a.id = m.account_id
          where m.company_id = ${id} order by a.created_date`.execute(trx);
  return rows;
}
