import { PUSH_KINDS, PUSHES, type PushKind, type PushName } from '#domain/kernel/push/pushes.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { CASTING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import { creationsOf, type Workflow } from '#domain/kernel/workflow/workflow.ts';
import { workflows } from '#domain/registry/workflows.ts';
import { noticeNounsOf } from '#domain/talk/notification/notice-desks.ts';
import { happensAt } from '#domain/talk/push/quiet-hours.ts';
import type { NewPush } from '#server/push/push-entries.ts';
import { type NewEvent, nounOf } from './event.ts';
import { declarationOf, noticeRows, TARGET } from './notices.ts';

/** The push of messages, which belong to no workflow. */
export const MESSAGE_PUSH = 'new_message' satisfies PushName;

/** The members who read and write messages. */
export const MESSAGE_MEMBERS = CASTING_MEMBERS;

/** A push of an event that is being written. */
interface EventPush extends NewPush {
  readonly subject_id: string;
}

/** The pushes of an event: one for each audience of its notices, if its workflow declares a push. */
export function eventPushes(event: NewEvent): EventPush[] {
  const push = declarationOf(event.type)?.push;
  if (!push) return [];
  return noticeRows(event).map((notice) => ({
    subject_id: event.subject_id,
    push,
    kind: PUSHES[push].kind,
    path: TARGET[notice.audience](notice),
    happens: happensAt(event.payload),
    made: event.moment.now,
    talent_id: notice.talent_id,
    company_id: notice.company_id,
    member_roles: null,
    admin_roles:
      notice.audience === 'admin'
        ? ADMIN_ROLES.filter((role) => noticeNounsOf(role).some((noun) => noun === nounOf(event.type)))
        : null,
    but_not: event.actor.account_id,
  }));
}

/** The kinds of pushes that a role can get. */
export function pushKindsFor(audience: 'talent' | 'company' | 'admin'): PushKind[] {
  const all: readonly Workflow[] = Object.values(workflows);
  const declared = all
    .flatMap((workflow) => [...creationsOf(workflow), ...Object.values(workflow.transitions)])
    .flatMap(({ notices, push }) => (push && notices[audience] ? [PUSHES[push].kind] : []));
  const kinds = new Set<PushKind>([...declared, ...(audience === 'admin' ? [] : [PUSHES[MESSAGE_PUSH].kind])]);
  return PUSH_KINDS.filter((kind) => kinds.has(kind));
}
