import type { MailAudience, MailSubject } from '#domain/kernel/mail/mail-choices.ts';
import type { WorkflowNoun } from '#domain/kernel/workflow/product.ts';
import { type Audience, type Channel, creationsOf, type Workflow } from '#domain/kernel/workflow/workflow.ts';
import { workflows } from '#domain/registry/workflows.ts';
import { mailSubjectOf } from '#domain/talk/notification/mail-subjects.ts';
import {
  adminNoticeTarget,
  companyNoticeTarget,
  MESSAGE_SENT,
  MESSAGE_TO_ALL,
  PROJECT_ACTIVATED,
  RIGHT_EXTENSION,
  talentNoticeTarget,
} from '#domain/talk/notification/notice-target.ts';
import type { NoticeText } from '#texts/kernel/notice-text.ts';
import { actedSentence } from '#texts/registry/notices/acted.ts';
import { noticeTexts } from '#texts/registry/notices.ts';
import { actedSide, type NewEvent } from './event.ts';

/** The path that a notice opens, by its audience. */
export const TARGET = { talent: talentNoticeTarget, company: companyNoticeTarget, admin: adminNoticeTarget } as const;

/** The declaration of an event in its workflow; undefined for a command that its workflow does not have. */
export function declarationOf(type: string) {
  const [noun = '', command = ''] = type.split('.');
  const workflow: Workflow | undefined = workflows[noun as WorkflowNoun];
  if (!workflow) throw new Error(`The event ${type} belongs to no workflow`);
  const creation = creationsOf(workflow).find((made) => made.command === command);
  return creation ?? workflow.transitions[command];
}

/** The audiences of an event and their channels, from the declaration of its workflow. */
export const channelsOf = (type: string): Partial<Record<Audience, Channel>> => declarationOf(type)?.notices ?? {};

/**
 * The subject under which a notice of a type is mailed; null for notices that nobody can turn off, or that are never
 * mailed.
 */
export function subjectOfNotice(type: string, audience: MailAudience): MailSubject | null {
  if (type === MESSAGE_SENT || type === MESSAGE_TO_ALL) return 'messages';
  const [noun = ''] = type.split('.');
  const channel = noun in workflows ? channelsOf(type)[audience] : undefined;
  return channel ? mailSubjectOf(type, noun as WorkflowNoun, audience, channel) : null;
}

/** The text of an event's notice for an audience. */
export function noticeText(event: NewEvent, audience: Audience): NoticeText {
  // The table covers every event and audience with a notice; only the pairing of types is lost here.
  const texts = noticeTexts as Readonly<Record<string, Partial<Record<Audience, (payload: unknown) => NoticeText>>>>;
  const write = texts[event.type]?.[audience];
  if (!write) throw new Error(`No words for ${event.type} to ${audience}`);
  const text = write(event.payload);
  const acted = actedSide(event.actor);
  return acted ? { ...text, message: `${text.message} ${actedSentence(acted, audience)}` } : text;
}

/** Audiences with a bell. */
type Reader = Exclude<Audience, 'guardian'>;

/** The owner of a notice: one talent, one company, or all administrators (both null). */
function recipientOf({ type, concerned }: NewEvent, audience: Reader) {
  const [talent_id, company_id] = [
    audience === 'talent' ? concerned.talent_id : null,
    audience === 'company' ? concerned.company_id : null,
  ];
  if (talent_id === undefined || company_id === undefined) {
    throw new Error(`${type} tells a ${audience}, but concerns none`);
  }
  return { talent_id, company_id };
}

/** The kind of a notice, if its type alone does not decide which page the notice opens; null otherwise. */
function kindOf({ type, payload }: NewEvent): string | null {
  if (type === 'candidate.book') return PROJECT_ACTIVATED;
  return 'kind' in payload && payload.kind === 'extension' ? RIGHT_EXTENSION : null;
}

/** The rows of an event's notices, one for each audience with a bell. */
export function noticeRows(event: NewEvent) {
  return Object.keys(channelsOf(event.type))
    .filter((audience): audience is Reader => audience !== 'guardian')
    .map((audience) => {
      const { title, message } = noticeText(event, audience);
      return {
        audience,
        ...recipientOf(event, audience),
        subject_id: event.subject_id,
        title,
        message,
        type: event.type,
        notification_type: kindOf(event),
        related_project_id: event.concerned.project_id ?? null,
        related_candidate_status_id: event.concerned.candidate_id ?? null,
        created_date: event.moment.now,
      };
    });
}
