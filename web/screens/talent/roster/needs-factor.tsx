import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

/** Tells an agent without a second factor to turn it on. */
export function NeedsFactor() {
  return (
    <Callout
      tone="waiting"
      title="Slå på tvåstegsverifiering"
      className="mb-6"
      action={<LinkButton to="/TalentSettings#tva-steg">Till säkerhet</LinkButton>}
    >
      Den som svarar för andra behöver en kod vid inloggningen. Utan den ser och svarar du inte för någon.
    </Callout>
  );
}
