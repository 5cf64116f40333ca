import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { usePhone } from './phone-query.ts';

/** Asks a booked talent who has no number for one; nothing for a talent who has one or is not asked. */
export function PhoneWish() {
  const { data } = usePhone();
  if (!data?.is_asked || data.number !== null) return null;
  return (
    <Callout
      action={
        <LinkButton to="/TalentSettings#mobilnummer" size="small">
          Lägg till ditt mobilnummer
        </LinkButton>
      }
    >
      Blir något ändrat samma dag når företaget dig snabbast på mobilen. Numret syns bara för företag som har bokat dig.
    </Callout>
  );
}
