import { Button } from '#web/ui/button.tsx';

const PROVIDERS = ['Google', 'Facebook'] as const;

/** Sign-in with somebody else's account. Not switched on here yet, and says so. */
export function SocialButtons({ verb }: { verb: string }) {
  return (
    <div className="mt-8 border-t border-hairline pt-6">
      <div className="grid gap-2 sm:grid-cols-2">
        {PROVIDERS.map((provider) => (
          <Button key={provider} disabled aria-describedby="social-off">
            {verb} med {provider}
          </Button>
        ))}
      </div>
      <p id="social-off" className="mt-2 text-sm text-ink-muted">
        Inloggning med {PROVIDERS.join(' och ')} är inte påslagen här.
      </p>
    </div>
  );
}
