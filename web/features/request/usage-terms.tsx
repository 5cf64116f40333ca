import { DefinitionList } from '#web/ui/definition-list.tsx';
import { type Usage, usageFacts } from './usage-words.ts';

/** Where, how widely and for how long a recording may be used. */
export function UsageTerms({ usage }: { usage: Usage }) {
  return <DefinitionList facts={usageFacts(usage)} />;
}
