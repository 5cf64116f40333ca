import type { SyntheticUses } from '#domain/deal/terms/rights.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';
import { useRoleTerms } from './use-role-terms.ts';

const QUESTIONS: Record<keyof SyntheticUses, string> = {
  digital_replica: 'En digital kopia av personen får skapas',
  voice_synthesis: 'Personens röst får göras till en syntetisk röst',
  model_training: 'Materialet får användas för att träna AI-modeller',
};

/** The uses of a talent by AI: three separate questions. The default answer to each is no. */
export function SyntheticFields({ index }: { index: number }) {
  const { terms, put } = useRoleTerms(index);
  return (
    <FieldGroup label="AI" hint="Det som inte är ikryssat är ett nej, vilka rättigheter som än gäller.">
      <div>
        {(Object.keys(QUESTIONS) as (keyof SyntheticUses)[]).map((use) => (
          <Checkbox
            key={use}
            label={QUESTIONS[use]}
            checked={terms.synthetic[use]}
            onChange={(event) => put({ synthetic: { ...terms.synthetic, [use]: event.target.checked } })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
