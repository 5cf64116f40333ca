import type { AgreementSummary } from '#contract/work/agreement.ts';
import { NOT_SHOWN } from '#texts/work/not-shown.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

interface NotShownChoiceProps {
  of: readonly Pick<AgreementSummary, 'rights_unsaid'>[];
  checked: boolean;
  onChange: (isNotShown: boolean) => void;
}

/**
 * A box with which a company that signs agreements without rights confirms that the material will not be shown. Renders
 * nothing if every agreement has rights or already says so.
 */
export function NotShownChoice({ of, checked, onChange }: NotShownChoiceProps) {
  if (!of.some(({ rights_unsaid }) => rights_unsaid)) return null;
  return (
    <Checkbox
      label={NOT_SHOWN}
      hint="Avtalet ger ingen rätt att visa materialet. Ska det visas, ändra villkoren och erbjud ett nytt avtal med rättigheter."
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
