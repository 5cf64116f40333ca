import type { RightsLine } from '#domain/terms/rights.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { usageFacts } from './usage-words.ts';

/** Where, how widely and for how long a recording may be used. */
export function UsageTerms({ rights }: { rights: readonly RightsLine[] }) {
  return <DefinitionList facts={usageFacts(rights)} />;
}
