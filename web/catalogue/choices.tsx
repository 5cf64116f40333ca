import { useState } from 'react';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Section } from '#web/ui/frame/section.tsx';

/** Checkboxes, switches and cards for choices. */
export function ChoiceSpecimens() {
  const [isOn, setIsOn] = useState(true);
  const [form, setForm] = useState('a');
  return (
    <Section title="Val">
      <div className="grid gap-8 lg:grid-cols-2">
        <div>
          <Checkbox label="Jag godkänner villkoren" defaultChecked />
          <Checkbox label="Körkort B" hint="Egen bil anger du längre ner." />
          <Checkbox label="Välj alla" isMixed />
          <Checkbox label="Går inte att välja" disabled />
          <Checkbox label="Vårdnadshavare samtycker" error="Samtycke behövs för den som är under 18 år." />
          <Switch label="Synlig i sökningen" hint="Du kan pausa när du vill." isOn={isOn} onChange={setIsOn} />
          <Switch label="Sms vid nya förfrågningar" isOn={false} onChange={() => undefined} isDisabled />
        </div>
        <div className="flex flex-col gap-6">
          <RadioCards
            label="Hur vill du få betalt?"
            value={form}
            onChange={setForm}
            options={[
              { value: 'a', label: 'Som lön', hint: 'Vi drar skatt och betalar avgifter.' },
              { value: 'f', label: 'Egen firma', hint: 'Du har F-skatt och får en självfaktura.' },
              { value: 'x', label: 'Genom bolag', hint: 'Kommer senare.', is_disabled: true },
            ]}
          />
          <RadioCards
            label="Provspelning"
            columns={2}
            value={undefined}
            onChange={() => undefined}
            error="Välj ett sätt."
            options={[
              { value: '1', label: 'På plats' },
              { value: '2', label: 'Hemifrån' },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
