import { showMobileNumber } from '#domain/people/phone/mobile-number.ts';

interface PhoneLinksProps {
  /** The numbers by which a booked talent is reached; a guardian's has the guardian's name. */
  phones: readonly { readonly number: string; readonly guardian_name: string | null }[];
}

/** Numbers to ring, each with the guardian's name if it is a guardian's. */
export function PhoneLinks({ phones }: PhoneLinksProps) {
  return phones.map(({ number, guardian_name }) => (
    <span key={`${number} ${guardian_name}`} className="block">
      <a href={`tel:${number}`} className="text-link tabular whitespace-nowrap">
        {showMobileNumber(number)}
      </a>
      {guardian_name && <span className="text-ink-muted"> {guardian_name}</span>}
    </span>
  ));
}
