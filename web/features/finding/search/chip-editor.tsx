import { Trash2 } from 'lucide-react';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { wishLabel } from '#texts/finding/wish-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DemandChoice } from './demand-choice.tsx';
import { KIND_LABELS } from './kind-labels.ts';
import { WishValues } from './wish-values.tsx';

interface ChipEditorProps {
  wish: Wish;
  onChange: (wish: Wish) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Changes the wish of a chip: whether it is a demand, a merit or an exclusion, and its values. */
export function ChipEditor({ wish, onChange, onRemove, onClose }: ChipEditorProps) {
  const kinds = [...new Set(wish.any.map(({ kind }) => kind))];
  return (
    <div className="flex flex-col gap-4">
      <h3 className="voice-serif text-lg leading-6">{wishLabel(wish)}</h3>
      <DemandChoice wish={wish} onChange={(demand) => onChange({ ...wish, demand })} />
      {kinds.map((kind) => (
        <WishValues
          key={kind}
          kind={kind}
          label={KIND_LABELS[kind]}
          any={wish.any.filter((one) => one.kind === kind)}
          canBeEmpty={kinds.length > 1}
          onChange={(values) => {
            const any = kinds.flatMap((other) =>
              other === kind ? values : wish.any.filter((one) => one.kind === other),
            );
            // A field may be empty on the way to another value; only 'Ta bort' removes the wish.
            if (any.length > 0) onChange({ ...wish, any });
          }}
        />
      ))}
      <div className="flex items-center justify-between gap-2 border-t border-hairline pt-3">
        <Button size="small" variant="quiet" icon={Trash2} className="-ml-3" onClick={onRemove}>
          Ta bort
        </Button>
        <Button size="small" onClick={onClose}>
          Klar
        </Button>
      </div>
    </div>
  );
}
