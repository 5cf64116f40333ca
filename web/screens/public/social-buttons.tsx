import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Provider } from '#domain/accounts/account/providers.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { socialStartProblem } from './social-start-problem.ts';

const PROVIDERS = [
  { id: 'google', name: 'Google' },
  { id: 'facebook', name: 'Facebook' },
] as const;

/** Maximum length of return_to in the contract, in characters. A longer one is left out. */
const LONGEST_RETURN = 500;

interface SocialButtonsProps {
  verb: string;
  /** The screen to which Google or Facebook returns the user. */
  redirectTo: '/login' | '/register';
  /** Called when a button is pressed; returns true if the session should outlive the browser. */
  readRemember?: () => boolean;
}

/** Buttons for signing in with Google and Facebook. Tells which of them is not set up. */
export function SocialButtons({ verb, redirectTo, readRemember = () => true }: SocialButtonsProps) {
  const [search] = useSearchParams();
  const { data, isError } = useQuery(query('GET /account/providers'));
  const [leavingFor, setLeavingFor] = useState<Provider>();
  const [problem, setProblem] = useState<string>();
  const { send } = useCommand();

  useEffect(() => {
    // If the user comes back by the back button, the browser restores the page as it was left, with its busy button.
    const stay = () => setLeavingFor(undefined);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  const go = async (provider: Provider) => {
    setLeavingFor(provider);
    setProblem(undefined);
    try {
      const return_to = search.get('return');
      const { url } = await send('POST /account/social/start', {
        body: {
          provider,
          redirect_to: redirectTo,
          remember: readRemember(),
          ...(return_to && return_to.length <= LONGEST_RETURN && { return_to }),
        },
      });
      window.location.assign(url);
    } catch (error) {
      setProblem(socialStartProblem(error));
      setLeavingFor(undefined);
    }
  };

  const off = data ? PROVIDERS.filter(({ id }) => !data[id]) : [];
  return (
    <div className="mt-8 border-t border-hairline pt-6">
      <div className="grid gap-2 sm:grid-cols-2">
        {PROVIDERS.map(({ id, name }) => (
          <Button
            key={id}
            disabled={!data?.[id] && !isError}
            isBusy={leavingFor === id}
            aria-describedby={off.some((provider) => provider.id === id) ? 'social-off' : undefined}
            onClick={() => void go(id)}
          >
            {verb} med {name}
          </Button>
        ))}
      </div>
      {/* The space is reserved, so that nothing moves when the answer comes. */}
      <p id="social-off" className="mt-2 min-h-10 text-sm text-ink-muted sm:min-h-5">
        {off.length > 0 && <>Inloggning med {off.map(({ name }) => name).join(' och ')} är inte påslagen här.</>}
      </p>
      {problem && (
        <Callout tone="lost" role="alert" className="mt-4">
          {problem}
        </Callout>
      )}
    </div>
  );
}
