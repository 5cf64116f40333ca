import type { BookingRow } from '#contract/work/booking.ts';

/** Numbers to ring, each with the guardian's name if it is a guardian's. */
export function PhoneLinks({ phones }: { phones: BookingRow['talent_phones'] }) {
  return phones.map(({ number, shown, guardian_name }) => (
    <span key={number} className="block">
      <a href={`tel:${number}`} className="text-link">
        {shown}
      </a>{' '}
      {guardian_name}
    </span>
  ));
}
