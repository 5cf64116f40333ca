import type { PaymentReport, Reason } from '#domain/money/bank/payment-report.ts';
import { type Branch, branchOf } from '#server/formats/bank-file/branch.ts';
import type { Message } from '#server/formats/bank-file/find-message.ts';
import { Unreadable } from '#server/formats/bank-file/unreadable.ts';
import { elements, text, texts } from '#server/formats/bank-file/walk.ts';

const REJECTED = 'RJCT';

/** The first reason of a part of the answer, with all its words. */
const reasonOf = (from: Branch): Reason => ({
  code: text(from, 'StsRsnInf/Rsn/Cd', 'StsRsnInf/Rsn/Prtry'),
  words: texts(from, 'StsRsnInf/AddtlInf').join(' '),
});

/** A reason told of a payment, or else of the part around it. */
const nearest = (...reasons: readonly (Reason | null)[]): Reason =>
  reasons.find((reason) => reason !== null && (reason.code !== '' || reason.words !== '')) ?? { code: '', words: '' };

/**
 * Reads a bank's answer to a file of ours (pain.002): which payments it has rejected, and why.
 * @throws Unreadable for another message, or an answer that names no file of ours
 */
export function readReport({ element }: Pick<Message, 'element'>): PaymentReport {
  const name = 'CstmrPmtStsRpt';
  const whole = branchOf(element);
  const report = whole.name === name ? whole : elements(whole, name)[0];
  const group = report && elements(report, 'OrgnlGrpInfAndSts')[0];
  if (!report || !group) throw new Unreadable('An answer to nothing');
  const original_id = text(group, 'OrgnlMsgId');
  if (original_id === '') throw new Unreadable('An answer without our id');
  const ofGroup = text(group, 'GrpSts') === REJECTED ? reasonOf(group) : null;
  const infos = elements(report, 'OrgnlPmtInfAndSts').map((part) => ({
    part,
    part_id: text(part, 'OrgnlPmtInfId'),
    reason: text(part, 'PmtInfSts') === REJECTED ? reasonOf(part) : null,
    told: elements(part, 'TxInfAndSts'),
  }));
  const rejected = infos.flatMap(({ told, reason }) =>
    told
      .filter((one) => text(one, 'TxSts') === REJECTED)
      .map((one) => ({ own_id: text(one, 'OrgnlEndToEndId'), ...nearest(reasonOf(one), reason, ofGroup) })),
  );
  return {
    kind: 'pain.002',
    message_id: text(report, 'GrpHdr/MsgId'),
    original_id,
    entry_count: infos.reduce((sum, { told }) => sum + told.length, 0),
    rejected,
    whole: ofGroup,
    // A part that names its payments is rejected by these alone.
    parts: infos.flatMap(({ part_id, reason, told }) =>
      reason && told.length === 0 ? [{ part_id, ...nearest(reason, ofGroup) }] : [],
    ),
  };
}
