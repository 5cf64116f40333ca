import type { InjuryWords } from '#contract/work/injury.ts';
import { type FramedQuery, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';

/** The words of a report about an injury. */
export function InjuryWordsList({ words }: { words: FramedQuery<InjuryWords> }) {
  return (
    <QueryFrame query={words}>
      {({ at_time, place, what, injury }) => (
        <DefinitionList
          facts={[
            { label: 'Klockan', value: at_time },
            { label: 'Var', value: place },
            { label: 'Vad hände', value: what },
            { label: 'Skadan', value: injury },
          ]}
        />
      )}
    </QueryFrame>
  );
}
