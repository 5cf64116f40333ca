import type { GuardianView } from '#contract/people/guardian.ts';
import type { GuardianStatus } from '#domain/people/guardian/guardian.workflow.ts';

interface Receipt {
  readonly title: string;
  readonly explanation: string;
}

const RECEIPTS: Record<GuardianStatus, (first_name: string) => Receipt> = {
  asked: (name) => ({ title: `Får ${name} vara med?`, explanation: '' }),
  given: (name) => ({
    title: 'Tack, du har samtyckt',
    explanation: `Företag kan hitta ${name} när profilen är klar. Vi har mejlat en bekräftelse. Spara den: med länken kan du ta tillbaka samtycket när du vill.`,
  }),
  refused: (name) => ({
    title: 'Du har svarat nej',
    explanation: `Inget företag kan hitta ${name}, och du behöver inte göra något mer. Ändrar du dig kan ${name} skicka frågan till dig igen.`,
  }),
  withdrawn: (name) => ({
    title: 'Samtycket är tillbakataget',
    explanation: `Inget företag hittar ${name} längre. Uppdrag som redan är bokade står kvar. Ändrar du dig kan ${name} skicka frågan till dig igen.`,
  }),
  cancelled: (name) => ({ title: 'Frågan gäller inte längre', explanation: `${name} har tagit tillbaka frågan.` }),
};

/** The text that the guardian reads after an answer. */
export function consentReceipt(view: Pick<GuardianView, 'status' | 'first_name' | 'is_whole' | 'other_name'>): Receipt {
  const { status, first_name, is_whole, other_name } = view;
  if (status === 'given' && !is_whole) {
    return {
      ...RECEIPTS.given(first_name),
      explanation: `Samtycket gäller när ${other_name ?? 'den andra vårdnadshavaren'} också har svarat ja. Vi har mejlat en bekräftelse. Spara den: med länken kan du ta tillbaka samtycket när du vill.`,
    };
  }
  return RECEIPTS[status](first_name);
}
