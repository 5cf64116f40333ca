import { MapPin } from 'lucide-react';
import type { SheetInHand } from '#contract/work/call-sheet.ts';
import { changesFor } from '#domain/work/call-sheet/call-sheet.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { mapUrl } from '#web/ui/text/map-url.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { offAgreed, sheetLabel, working } from './call-sheet.view.ts';
import { PublishSheet } from './publish-sheet.tsx';
import { SheetChanges } from './sheet-changes.tsx';
import { SheetDocumentButton } from './sheet-document-button.tsx';
import { SheetVersions } from './sheet-versions.tsx';

interface SheetStatusProps {
  projectId: string;
  inHand: SheetInHand;
  /** True if the form has unsaved text. */
  hasUnsaved: boolean;
}

/**
 * The column beside the form: the state, the unpublished changes, calls before the agreed time, the button to publish,
 * and earlier versions.
 */
export function SheetStatus({ projectId, inHand, hasUnsaved }: SheetStatusProps) {
  const { content, told, sheet, may_write } = inHand;
  const early = offAgreed(inHand.people, content);
  return (
    <aside className="flex flex-col gap-6 max-lg:order-first lg:sticky lg:top-24 lg:self-start">
      <Section title="Läget">
        <div className="flex flex-col items-start gap-5">
          <StateBadge tone={sheetLabel(sheet).tone} wraps>
            {sheetLabel(sheet).word}
          </StateBadge>
          {told && <SheetChanges changes={changesFor(told, content, null)} label="Sparat men inte publicerat" />}
          {early.length > 0 && (
            <Callout tone="waiting" title="Tidigare än avtalat">
              {early.map(({ name, agreed, told: at }) => `${name} ${at}, avtalat ${agreed}`).join('; ')}. Arbetstiden är
              en del av avtalet: ändra villkoren där, så att båda skriver under.
            </Callout>
          )}
          {may_write && (
            <PublishSheet
              projectId={projectId}
              inHand={inHand}
              hasUnsaved={hasUnsaved}
              toldCount={working(inHand).length}
            />
          )}
          <div className="flex flex-wrap gap-2">
            {sheet && sheet.version > 0 && <SheetDocumentButton id={sheet.id} />}
            {(content.address || content.place) && (
              <LinkButton to={mapUrl(content.address || content.place)} target="_blank" rel="noreferrer" icon={MapPin}>
                Visa på karta<span className="sr-only"> (öppnas i ett nytt fönster)</span>
              </LinkButton>
            )}
          </div>
        </div>
      </Section>
      {sheet && sheet.version > 1 && <SheetVersions id={sheet.id} />}
    </aside>
  );
}
