import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { membersGiving } from '#contract/kernel/members.ts';
import type { AgreementDetails, AgreementSummary } from '#contract/work/agreement.ts';
import { agreementText } from '#contract/work/agreement-text.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { mayChangeTerms } from '#domain/work/agreement/agreement.rules.ts';
import { agreementWorkflow } from '#domain/work/agreement/agreement.workflow.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { visibleAgreements } from '#server/features/work/agreement/policy.ts';
import { withholdNames } from '#server/names/withheld.ts';
import { SIGNING_SENTENCE } from '#texts/work/agreement/evidence.ts';
import { findAgreedTerms } from './agreed-terms.ts';
import { type LoadedAgreement, loadAgreement, loadAgreements } from './load-agreement.ts';
import { findPrices } from './price-agreement.ts';
import { findSignatures, findText } from './signatures.ts';

type Party = ProjectActor | TalentActor;

const CHANGERS = membersGiving(agreementWorkflow, 'sign-for-company');

/** True if the actor may change the terms of a signed agreement: members who sign, and administrators. */
const changesTerms = (actor: Party) =>
  actor.role === 'admin' || (actor.role === 'company' && CHANGERS.includes(actor.member_role));

const present = (agreement: LoadedAgreement, actor: Party, moment: Moment): AgreementSummary => ({
  ...agreement,
  may_change_terms: changesTerms(actor) && mayChangeTerms(agreement),
  actions: commandsNow(agreementWorkflow, agreement, actor, moment),
});

/** A page of a project's agreements, ordered by talent. The caller has checked that the actor may see the project. */
export async function listAgreements(db: Db, actor: ProjectActor, project_id: string, page: number, moment: Moment) {
  const where = sql`a.project_id = ${project_id} and ${visibleAgreements(actor, moment.today)}`;
  const [rows, count] = await Promise.all([
    loadAgreements(db, where, moment, sql`talent_name, a.created_date, a.id ${pageOfRows(page, PAGE_SIZE)}`),
    sql<{ total: number }>`
      select count(*) as total from agreements a join projects p on p.id = a.project_id where ${where}`.execute(db),
  ]);
  return {
    items: rows.map((row) => present(row, actor, moment)),
    page,
    page_size: PAGE_SIZE,
    total: count.rows[0]?.total ?? 0,
    own_name: actor.name,
    signing_sentence: SIGNING_SENTENCE,
  };
}

/** The text of an agreement, with its terms and signatures, for the screen of a signer. */
export async function findSigning(
  db: Db,
  { id, document_id, talent_id }: Pick<LoadedAgreement, 'id' | 'document_id' | 'talent_id'>,
) {
  const [text, signatures, agreed, withhold] = await Promise.all([
    findText(db, document_id),
    findSignatures(db, id),
    findAgreedTerms(db, id),
    withholdNames(db, [talent_id]),
  ]);
  const words = text === null ? null : withhold(agreementText.parse(text));
  return { text: words, signatures: withhold(signatures), signing_sentence: SIGNING_SENTENCE, ...agreed };
}

/** One agreement with its text, prices and versions; null if the actor may not see it. */
export async function findAgreement(
  db: Db,
  actor: Party,
  id: string,
  moment: Moment,
): Promise<AgreementDetails | null> {
  const agreement = await loadAgreement(db, actor, id, moment);
  if (!agreement) return null;
  const { candidate_id, kind } = agreement;
  const isVersion = sql`a.candidate_id = ${candidate_id} and a.kind = ${kind}`;
  const seen = sql`${isVersion} and ${visibleAgreements(actor, moment.today)}`;
  const versions = await loadAgreements(db, seen, moment, sql`a.version desc`);
  const own_name = actor.role === 'talent' ? agreement.party_name : actor.name;
  const [signing, prices] = await Promise.all([
    findSigning(db, agreement),
    findPrices(db, actor.role, agreement, moment),
  ]);
  return { ...present(agreement, actor, moment), ...signing, ...prices, own_name, versions };
}
