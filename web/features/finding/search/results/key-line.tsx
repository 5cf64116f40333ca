import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const keyHelp = onDemand(() => import('./key-help.tsx'));

interface KeyLineProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  canChoose: boolean;
}

/** The hint about keys, on devices with a keyboard, and the list of the keys. */
export function KeyLine({ isOpen, onOpenChange, canChoose }: KeyLineProps) {
  const help = useOnDemand(keyHelp, isOpen, () => onOpenChange(false));
  return (
    <>
      <p className="text-sm text-ink-muted max-md:hidden pointer-coarse:hidden">
        Pilarna flyttar mellan personer, Enter öppnar{canChoose && ', mellanslag markerar'}, J jämför.{' '}
        <button type="button" className="text-link" onClick={() => onOpenChange(true)}>
          Alla tangenter (?)
        </button>
      </p>
      {help && <help.KeyHelp isOpen={isOpen} onOpenChange={onOpenChange} canChoose={canChoose} />}
    </>
  );
}
