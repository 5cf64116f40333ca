import { MapPin } from 'lucide-react';
import type { AssignmentDetails } from '#contract/work/booking.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { mapUrl } from '#web/ui/text/map-url.ts';

/** The place of an assignment, with a link to a map. */
export function AssignmentPlace({ assignment }: { assignment: AssignmentDetails }) {
  const town = assignment.municipality_id && municipalities.label(assignment.municipality_id);
  return (
    <Section
      title="Plats"
      actions={
        assignment.place && (
          <LinkButton
            to={mapUrl([assignment.place, town].filter(Boolean).join(', '))}
            target="_blank"
            rel="noreferrer"
            icon={MapPin}
            size="small"
          >
            Visa på karta<span className="sr-only"> (öppnas i ett nytt fönster)</span>
          </LinkButton>
        )
      }
    >
      <p className="voice-serif text-lg">{assignment.place || 'Platsen är inte bestämd ännu.'}</p>
      {town && <p className="text-ink-muted">{town}</p>}
    </Section>
  );
}
