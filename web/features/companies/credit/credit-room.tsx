import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatOre } from '#texts/kernel/format.ts';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { AskForCredit } from './ask-for-credit.tsx';
import { creditSentence } from './credit-room.view.ts';

/**
 * What the company can still book for, with a button that asks for more.
 * @param cost_ore what the next step costs without VAT; beyond the room the sentence warns before the press
 */
export function CreditRoom({ cost_ore }: { cost_ore?: number | undefined }) {
  const line = useQuery(query('GET /company/credit-line'));
  const [isAsking, setIsAsking] = useState(false);
  if (!line.data) return null;
  const { tone, text } = creditSentence(line.data, cost_ore);
  const mayAsk = line.data.actions.includes('ask');
  if (isAsking && mayAsk) return <AskForCredit onDone={() => setIsAsking(false)} />;
  return (
    <Callout
      tone={tone}
      action={
        mayAsk && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            Be om mer
          </Button>
        )
      }
    >
      {text}
      {line.data.status === 'asked' &&
        ` Ekonomin på Medverka svarar så snart den kan, om mer än ${formatOre(line.data.limit_ore)}.`}
    </Callout>
  );
}
