import { AccountFrame } from './account-frame.tsx';

/** Shown to a company that has confirmed its address: the steps of the review. */
export function WaitingForApproval() {
  return (
    <AccountFrame title="Tack, nu granskar vi er" portraits={[6, 11, 2]}>
      <ol className="divide-y divide-hairline border-y border-hairline">
        <li className="py-4">
          <p className="font-medium">E-posten är bekräftad</p>
          <p className="text-ink-muted">Ansökan har kommit in till oss.</p>
        </li>
        <li className="py-4">
          <p className="font-medium">En människa läser ansökan</p>
          <p className="text-ink-muted">Det gör vi för att talangerna ska kunna lita på alla som hör av sig.</p>
        </li>
        <li className="py-4">
          <p className="font-medium">Du får besked via e-post</p>
          <p className="text-ink-muted">Sedan loggar du in och skapar ditt första projekt.</p>
        </li>
      </ol>
    </AccountFrame>
  );
}
