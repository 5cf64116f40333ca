import type { MergePreview } from '#contract/office/merge.ts';
import type { MergePart } from '#domain/people/profile/merge-parts.ts';
import { mergePartLabels, mergeValueText } from '#texts/office/merge-words.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Chosen, keptOf } from './merge-choices.view.ts';

interface MergeChoicesProps {
  preview: MergePreview;
  chosen: Chosen;
  /** Called with a part of the profile, and the id of the talent whose version is to be kept. */
  onChoose: (part: MergePart, of: string) => void;
}

/** Each part in which the two profiles differ, with a choice of which version to keep. */
export function MergeChoices({ preview, chosen, onChoose }: MergeChoicesProps) {
  const { stays, goes, differing, proposed } = preview;
  return (
    <Section
      title="Där profilerna skiljer sig"
      description={
        differing.length === 0
          ? 'Ingenstans. Det som står i dem är detsamma.'
          : 'Välj vad som ska stå kvar. Det andra sparas med sammanslagningen och syns för oss.'
      }
    >
      <div className="flex flex-col gap-6">
        {differing.map((part) => (
          <RadioCards
            key={part}
            label={mergePartLabels[part]}
            columns={2}
            value={keptOf(preview, part, chosen)}
            onChange={(of) => onChoose(part, of)}
            options={[
              { value: stays.id, label: mergeValueText(part, stays.values), hint: 'Behålls' },
              {
                value: goes.id,
                label: mergeValueText(part, goes.values),
                hint: proposed.includes(part) ? 'Tas över, vårt förslag' : 'Tas över',
              },
            ]}
          />
        ))}
      </div>
    </Section>
  );
}
