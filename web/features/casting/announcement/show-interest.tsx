import { useState } from 'react';
import type { AnnouncementForTalent } from '#contract/casting/announcement.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useOwnProfile } from '#web/features/people/talent/own-profile.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const MESSAGE_MAX_LENGTH = 1000;

/** The form for saying yes to the terms above, with the talent's own words and pictures. */
export function ShowInterest({ announcement }: { announcement: AnnouncementForTalent }) {
  const { id, question, picture_count, revision } = announcement;
  const { run, failure, fields, isPending } = useCommand();
  const [message, setMessage] = useState('');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const media = useOwnProfile().data?.media ?? [];
  const send = async () => {
    const body = { message, media_ids: [...pictures], revision };
    if (await run('POST /talent/announcements/:id/interest', { params: { id }, body })) {
      showToast('Företaget ser nu att du är intresserad. Du får besked här och med mejl.');
    }
  };
  return (
    <Section
      title="Visa intresse"
      description="Du säger ja till villkoren ovanför. Du kan ta tillbaka det tills företaget har valt."
    >
      <form
        noValidate
        className="flex max-w-prose flex-col items-start gap-6 *:w-full"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label="Meddelande" isOptional hint={question || undefined} error={fields.message}>
          <Textarea
            rows={4}
            maxLength={MESSAGE_MAX_LENGTH}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
        {picture_count > 0 && media.length > 0 && (
          <FieldGroup label={picture_count === 1 ? 'En bild' : `Högst ${picture_count} bilder`}>
            <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
              {media.map(({ id: picture, url, width, height }, at) => {
                const isChosen = pictures.includes(picture);
                return (
                  <li key={picture}>
                    <img src={url} alt="" width={width} height={height} className="aspect-4/5 w-full object-cover" />
                    <Checkbox
                      label={`Bild ${at + 1}`}
                      checked={isChosen}
                      disabled={!isChosen && pictures.length >= picture_count}
                      onChange={() =>
                        setPictures(isChosen ? pictures.filter((one) => one !== picture) : [...pictures, picture])
                      }
                    />
                  </li>
                );
              })}
            </ul>
          </FieldGroup>
        )}
        {failure && !fields.message && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
        <div>
          <Button type="submit" variant="primary" isBusy={isPending}>
            Ja, jag är intresserad
          </Button>
        </div>
      </form>
    </Section>
  );
}
