import { sql } from 'kysely';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import { editCandidate } from '#server/features/casting/candidate/commands/edit-candidate.ts';
import { askIfOverLimit } from '#server/features/casting/sign-off/commands/ask-sign-off.ts';
import { acceptInvitation } from '#server/features/companies/member/commands/accept-invitation.ts';
import { inviteMember } from '#server/features/companies/member/commands/invite-member.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { must } from './must.ts';
import { run, type Stage } from './stage.ts';
import { NOTE_WORDS } from './words.ts';

interface Colleague {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly limit_ore: Ore | null;
}

const PRODUCER: Colleague = {
  first_name: 'Sanna',
  last_name: 'Wikmark',
  email: 'producent@demo.medverka.example',
  role: 'producer',
  limit_ore: kronor(50_000),
};
const FINANCE: Colleague = {
  first_name: 'Björn',
  last_name: 'Aspelin',
  email: 'ekonomi@demo.medverka.example',
  role: 'finance',
  limit_ore: null,
};

/** The project whose activation costs more than the producer's limit. */
const OVER_LIMIT = 'Andra chansen';

/** Invites a person, who accepts by the mail's link. */
async function join(stage: Stage, owner: CompanyActor, colleague: Colleague, password_hash: string, moment: Moment) {
  const { first_name, last_name, email } = colleague;
  const { services } = stage;
  await run(stage, `inviting ${email}`, (trx) => inviteMember(trx, owner, colleague, moment));
  const { rows } = await sql<{ token: string }>`
    select split_part(content ->> 'path', 'token=', 2) as token from outbox where recipient = ${email}`.execute(
    services.db,
  );
  const person = { first_name, last_name, password: DEMO_PASSWORD, token: rows[0]?.token ?? '' };
  const { account_id } = must(
    await acceptInvitation(services, person, moment, { password_hash }),
    `${email} accepting the invitation`,
  );
  const name = `${first_name} ${last_name}`;
  return { ...owner, account_id, name, email, member_role: colleague.role };
}

async function askAnother(stage: Stage, producer: CompanyActor, moment: Moment): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from projects where title = ${OVER_LIMIT}`.execute(
    stage.services.db,
  );
  const order = { what: 'activate', input: { accepts_short_roles: true } } as const;
  const asked = await run(stage, `${OVER_LIMIT}: ask a second person`, (trx) =>
    askIfOverLimit(trx, producer, rows[0]?.id ?? '', order, moment),
  );
  if (!asked) throw new Error(`${OVER_LIMIT} costs too little to need an approval.`);
}

/** The producer's opinion of some talents who said yes, beside the owner's. */
async function noteOtherwise(stage: Stage, producer: CompanyActor): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select k.id from candidates k join projects p on p.id = k.project_id
    where p.company_id = ${producer.company_id} and p.status = 'casting' and k.interest_status = 'interested'
      and not k.is_deleted order by p.title, k.role_index, k.answered_date, k.id limit 12`.execute(stage.services.db);
  for (const [index, { id }] of rows.entries()) {
    const note = index % 3 === 0 ? NOTE_WORDS[index % NOTE_WORDS.length] : undefined;
    await run(stage, 'a second note', (trx) => editCandidate(trx, producer, id, { stars: 3 + (index % 3), note }));
  }
}

/**
 * Writes into the timeline the other members of DEMO_COMPANY, the producer's notes, and a sign-off that waits for the
 * owner.
 */
export function tellMembers(stage: Stage, owner: CompanyActor, password_hash: string): void {
  let producer: CompanyActor = owner;
  stage.timeline.add(-62, 10, async (moment) => {
    producer = await join(stage, owner, PRODUCER, password_hash, moment);
    await join(stage, owner, FINANCE, password_hash, moment);
  });
  stage.timeline.add(-1, 15, () => noteOtherwise(stage, producer));
  stage.timeline.add(-1, 16, (moment) => askAnother(stage, producer, moment));
}
