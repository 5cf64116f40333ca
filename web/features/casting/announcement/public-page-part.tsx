import type { AnnouncementDetails } from '#contract/casting/announcement.ts';
import { announcementPath } from '#domain/casting/announcement/announcement.rules.ts';
import { CopyButton } from '#web/features/accounts/security/copy-button.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';

/** The public page: its address while published, and a preview. */
export function PublicPagePart({ announcement }: { announcement: AnnouncementDetails }) {
  const { status, slug, heading, role_title, shows_company, company_name, public_facts, public_wishes } = announcement;
  const address = window.location.origin + announcementPath(slug);
  return (
    <>
      {status === 'published' && (
        <div className="flex flex-col items-start gap-3 border-t border-hairline py-4">
          <p className="max-w-full">
            <span className="kicker block">Offentlig sida</span>
            <a href={address} target="_blank" rel="noreferrer" className="text-link wrap-anywhere">
              {address}
            </a>
          </p>
          <CopyButton text={address} label="Kopiera adressen" />
        </div>
      )}
      <Disclosure title="Så ser den offentliga sidan ut" isWide>
        <div className="flex flex-col gap-4 text-ink">
          <div>
            <p className="kicker">{shows_company ? company_name : 'Ett företag'} söker</p>
            <p className="voice-serif text-name wrap-anywhere">{heading}</p>
            <p className="text-ink-muted">{role_title}</p>
          </div>
          <DefinitionList facts={public_facts} />
          {public_wishes.length > 0 && (
            <div>
              <p className="kicker">Det här söks</p>
              <ul>
                {public_wishes.map((wish) => (
                  <li key={wish}>{wish}</li>
                ))}
              </ul>
            </div>
          )}
          <p className="max-w-prose text-sm text-ink-muted">
            Texten ovanför står där också. Kön, ålder, utseende och annat som lagen skyddar visas aldrig, och inte
            heller platsen närmare än orten. När annonsen stängs är sidan borta.
          </p>
        </div>
      </Disclosure>
    </>
  );
}
