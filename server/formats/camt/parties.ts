import { compactOrganisationNumber, organisationNumberProblem } from '#domain/kernel/organisation-number.ts';
import type { Branch } from '#server/formats/bank-file/branch.ts';
import { text, texts } from '#server/formats/bank-file/walk.ts';
import type { BankEntry } from './output.ts';

/** Paths of a party's facts: newer versions have them one level deeper. */
const under = (party: string, fact: string) => [`RltdPties/${party}/Pty/${fact}`, `RltdPties/${party}/${fact}`];

const nameOf = (from: Branch, party: string) => text(from, ...under(party, 'Nm'));

/** An organisation number of ten digits; personal numbers, which sole traders have, are not read. */
function orgNumberOf(from: Branch, party: string): string {
  const told = texts(from, ...under(party, 'Id/OrgId/Othr/Id'), ...under(party, 'Id/OrgId/PrtryId/Id'));
  return told.map(compactOrganisationNumber).find((number) => organisationNumberProblem(number) === null) ?? '';
}

/**
 * The other party of a payment. If it pays or is paid through another company, such as a collecting firm, that company
 * is `through`.
 */
export function partyOf(from: Branch, { direction, is_reversal }: Pick<BankEntry, 'direction' | 'is_reversal'>) {
  const side = direction === 'in' ? 'Dbtr' : 'Cdtr';
  // In a reversal, most banks name both parties as in the original payment: its payer is still the debtor.
  const sides = is_reversal ? [side === 'Dbtr' ? 'Cdtr' : 'Dbtr', side] : [side];
  const used = sides.find((one) => nameOf(from, `Ultmt${one}`) + nameOf(from, one) !== '') ?? side;
  const [last, first] = [nameOf(from, `Ultmt${used}`), nameOf(from, used)];
  return {
    counterparty: last || first,
    through: last !== '' && last !== first ? first : '',
    org_number: orgNumberOf(from, last === '' ? used : `Ultmt${used}`),
  };
}
