import { useId } from 'react';
import {
  CHOICES,
  type ChoiceKind,
  type Condition,
  type ConditionKind,
  WISHES_MAX,
  type Wish,
} from '#domain/finding/matching/condition.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';
import { AddOne } from './add-one.tsx';
import { KIND_LABELS } from './kind-labels.ts';
import { choiceOptions } from './wish-options.ts';
import { DemandSelect, WishRow } from './wish-row.tsx';
import { WishValues } from './wish-values.tsx';

export interface WishesEditorProps {
  wishes: readonly Wish[];
  onChange: (wishes: readonly Wish[]) => void;
  isDisabled?: boolean | undefined;
}

/**
 * The form of a kind of wish. `any`: one wish of several values (blå eller gröna ögon). `each`: a wish of each value
 * (rida och simma). `flags`: a few ticks, each a wish.
 */
type Form = 'any' | 'each' | 'flags';
type Asked = readonly [kind: ConditionKind, form: Form];

const GROUPS: readonly { readonly heading: string; readonly asked: readonly Asked[] }[] = [
  {
    heading: 'Vem',
    asked: [
      ['category', 'any'],
      ['gender', 'any'],
      ['age', 'any'],
      ['place', 'any'],
    ],
  },
  {
    heading: 'Utseende',
    asked: [
      ['height', 'any'],
      ['hair_color', 'any'],
      ['hair_length', 'any'],
      ['hair_type', 'any'],
      ['eye_color', 'any'],
      ['beard', 'any'],
      ['body_type', 'any'],
      ['feature', 'each'],
    ],
  },
  {
    heading: 'Kan',
    asked: [
      ['skill', 'each'],
      ['language', 'each'],
      ['dialect', 'any'],
      ['licence', 'each'],
    ],
  },
  { heading: 'När', asked: [['dates', 'any']] },
  {
    heading: 'Profilen',
    asked: [
      ['media', 'flags'],
      ['habit', 'flags'],
    ],
  },
];

/** All kinds of wishes in lists, for a search and for a role. */
export function WishesEditor({ wishes, onChange, isDisabled }: WishesEditorProps) {
  return (
    <div className="@container flex flex-col gap-8 text-ink">
      {wishes.length >= WISHES_MAX && (
        <p className="text-sm text-ink-muted">Fler än {WISHES_MAX} önskemål går inte att ha. Ta bort något först.</p>
      )}
      {GROUPS.map((group) => (
        <Group key={group.heading} heading={group.heading}>
          {group.asked.map(([kind, form]) => (
            <Asking
              key={kind}
              kind={kind}
              form={form}
              wishes={wishes}
              isDisabled={isDisabled}
              onChange={(next) => onChange(next.slice(0, WISHES_MAX))}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ heading, children }: { heading: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-hairline pt-3">
      <h3 id={id} className="voice-serif mb-4 text-name">
        {heading}
      </h3>
      <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-2">{children}</div>
    </section>
  );
}

interface AskingProps extends WishesEditorProps {
  kind: ConditionKind;
  form: Form;
}

/** True if the wish belongs to the kind: its first condition decides. */
const isOf = (wish: Wish, kind: ConditionKind) => wish.any[0]?.kind === kind;

function Asking(props: AskingProps) {
  const { kind, form, wishes, onChange, isDisabled } = props;
  const put = (wish: Wish, to: Wish | undefined) =>
    onChange(wishes.flatMap((one) => (one === wish ? (to ?? []) : one)));
  const own = wishes.filter((wish) => isOf(wish, kind));
  const add = (any: readonly Condition[]) => any.length > 0 && onChange([...wishes, { demand: 'must', any }]);
  if (form === 'flags' && isChoiceKind(kind)) return <Flags {...props} kind={kind} />;
  // True if all conditions are of this kind. A wish of several kinds is only shown in words here.
  const isPlain = (wish: Wish) => wish.any.every((one) => one.kind === kind);
  const first = form === 'any' ? own.find(isPlain) : undefined;
  const rows = own.filter((wish) => wish !== first);
  return (
    <div className="flex flex-col gap-2">
      {form === 'any' && (
        <>
          <WishValues
            kind={kind}
            label={KIND_LABELS[kind]}
            any={first?.any ?? []}
            isDisabled={isDisabled}
            onChange={(any) => {
              if (!first) add(any);
              else put(first, any.length > 0 ? { ...first, any } : undefined);
            }}
          />
          {first && <DemandSelect wish={first} onChange={(wish) => put(first, wish)} isDisabled={isDisabled} />}
        </>
      )}
      {form === 'each' && isChoiceKind(kind) && (
        <AddOne
          label={KIND_LABELS[kind]}
          options={choiceOptions(kind).filter(({ value }) => !own.some((wish) => asks(wish, value)))}
          isDisabled={isDisabled}
          onAdd={(id) => add([{ kind, id }])}
        />
      )}
      {rows.length > 0 && (
        <ul aria-label={`Valda: ${KIND_LABELS[kind]}`} className="divide-y divide-hairline border-y border-hairline">
          {rows.map((wish, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its position while the user changes its wish
            <li key={at}>
              <WishRow wish={wish} onChange={(to) => put(wish, to)} isDisabled={isDisabled} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isChoiceKind = (kind: ConditionKind): kind is ChoiceKind => kind in CHOICES;
const asks = (wish: Wish, id: string) => wish.any.length === 1 && wish.any.some((one) => 'id' in one && one.id === id);

function Flags({ kind, wishes, onChange, isDisabled }: AskingProps & { kind: ChoiceKind }) {
  return (
    <FieldGroup label={KIND_LABELS[kind]}>
      <div>
        {choiceOptions(kind).map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            disabled={isDisabled}
            checked={wishes.some((wish) => isOf(wish, kind) && asks(wish, value))}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...wishes, { demand: 'must', any: [{ kind, id: value }] }]
                  : wishes.filter((wish) => !(isOf(wish, kind) && asks(wish, value))),
              )
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
