import { Section } from '#web/ui/frame/section.tsx';
import { ChoiceSpecimens } from './choices.tsx';
import { ListFields } from './list-fields.tsx';
import { RoleForm } from './role-form.tsx';
import { SearchFieldSpecimens } from './search-fields.tsx';
import { Specimen } from './specimen.tsx';
import { TextFields } from './text-fields.tsx';
import { UploaderSpecimens } from './uploaders.tsx';

/** All kinds of fields, and a form with its errors. */
export function FormSpecimens() {
  return (
    <>
      <Section title="Fält">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
          <TextFields />
          <ListFields />
        </div>
      </Section>
      <ChoiceSpecimens />
      <SearchFieldSpecimens />
      <UploaderSpecimens />
      <Section title="Formulär">
        <Specimen name="Skicka tomt för att se felen">
          <RoleForm />
        </Specimen>
      </Section>
    </>
  );
}
