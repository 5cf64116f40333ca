import { MapPin, Phone } from 'lucide-react';
import type { PersonalSheet } from '#domain/work/call-sheet/call-sheet.ts';
import { PLAIN_FIELDS } from '#domain/work/call-sheet/call-sheet.ts';
import { sheetFieldLabels } from '#texts/work/call-sheet-words.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { mapUrl } from '#web/ui/text/map-url.ts';

/** A call sheet as one person reads it: time, place and contact first. */
export function SheetFacts({ content }: { content: PersonalSheet }) {
  const { call_time, place, address, contact_name, contact_phone, note } = content;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-[auto_1fr]">
        <p>
          <span className="kicker block">{sheetFieldLabels.call_time}</span>
          <span className="voice-serif text-title tabular">{call_time}</span>
        </p>
        <div className="min-w-0">
          <p className="kicker">{sheetFieldLabels.place}</p>
          <p className="voice-serif text-lg wrap-anywhere">{place}</p>
          {address && <p className="text-ink-muted wrap-anywhere">{address}</p>}
        </div>
      </div>
      {note && <p className="border-l-2 border-ink pl-4 whitespace-pre-line">{note}</p>}
      <div className="flex flex-wrap gap-2">
        <LinkButton to={mapUrl(address || place)} target="_blank" rel="noreferrer" icon={MapPin}>
          Visa på karta<span className="sr-only"> (öppnas i ett nytt fönster)</span>
        </LinkButton>
        <LinkButton to={`tel:${contact_phone.replace(/[^\d+]/g, '')}`} icon={Phone}>
          Ring {contact_name}
        </LinkButton>
      </div>
      <DefinitionList
        facts={[
          { label: sheetFieldLabels.contact_name, value: `${contact_name}, ${contact_phone}` },
          ...PLAIN_FIELDS.map((field) => ({
            label: sheetFieldLabels[field],
            value: content[field] && <span className="whitespace-pre-line">{content[field]}</span>,
          })),
        ]}
      />
    </div>
  );
}
