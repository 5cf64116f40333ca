/** The terms of a role: one declaration for the API and the database. */
import { z } from 'zod';
import { amount, day, prose, clockTime as time, writtenFee } from '#contract/kernel/fields.ts';
import { CANCELLATION_BOUNDS } from '#domain/deal/terms/cancellation.ts';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { FEE_BASES, FEE_BOUNDS, KIND_PAYS } from '#domain/deal/terms/fee.ts';
import type { RoleHours } from '#domain/deal/terms/hours.ts';
import { RIGHTS_BOUNDS, type RightsLine } from '#domain/deal/terms/rights.ts';
import { TERMS_BOUNDS, TERMS_VERSION, type Terms } from '#domain/deal/terms/terms.ts';
import { type TermsV1, upgradeTerms } from '#domain/deal/terms/terms-v1.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { type BasisPoints, isBasisPoints } from '#domain/kernel/money/basis-points.ts';
import { type DaySpan, overlaps } from '#domain/kernel/time/day.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { media, territories } from '#domain/kernel/vocabulary/usage.ts';

const rateRead: z.ZodType<BasisPoints, number> = z
  .number({ error: 'Fyll i en procentsats.' })
  .int()
  .min(0, 'Lägst 0 %.')
  .max(FEE_BOUNDS.points, 'Högst 1 000 %.')
  .refine(isBasisPoints);
/** A share in hundredths of a percent. */
const rate = rateRead as z.ZodType<BasisPoints, BasisPoints>;

const whole = (max: number) => z.number().int().min(0, 'Lägst 0.').max(max, `Högst ${max}.`);

const shareOrAmount = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('percent'), points: rate }),
  z.strictObject({ by: z.literal('amount'), amount_ore: writtenFee }),
]);

const kindPay = z.strictObject({ pay: z.enum(KIND_PAYS), amount_ore: writtenFee.nullable() });

const fee = z.strictObject({
  basis: z.enum(FEE_BASES),
  amount_ore: writtenFee.nullable(),
  hours_per_day: whole(FEE_BOUNDS.hours_per_day).min(1, 'Minst en timme.'),
  minimum_hours: whole(FEE_BOUNDS.hours_per_day),
  of_kind: z.strictObject({ fitting: kindPay, rehearsal: kindPay, travel: kindPay, reserve: kindPay }),
  included: prose(FEE_BOUNDS.included),
});

/** The basis and the amount of a fee: all that lists show of it. */
export const statedFee = z.object({ basis: z.enum(FEE_BASES), amount_ore: amount.nullable() });

/** The additions to the fee. */
export const additions = z.strictObject({
  overtime: shareOrAmount.nullable(),
  ob: z
    .strictObject({ points: rate, from: time, to: time, on_weekends: z.boolean(), on_holidays: z.boolean() })
    .nullable(),
  travel_time: shareOrAmount.nullable(),
  mileage_ore: writtenFee.nullable(),
  per_diem_ore: writtenFee.nullable(),
  outlays: z.strictObject({ max_ore: writtenFee.nullable() }).nullable(),
});

const cancellation = z.strictObject({
  steps: z
    .array(
      z.strictObject({
        before: whole(CANCELLATION_BOUNDS.before),
        unit: z.enum(['days', 'working_days']),
        time,
        points: rate,
      }),
    )
    .max(CANCELLATION_BOUNDS.steps),
  weather: z.strictObject({ free_moves: whole(CANCELLATION_BOUNDS.free_moves), points: rate }).nullable(),
});

/** The schemas for days and vocabulary ids. */
interface Words {
  readonly day: z.ZodType<string, string>;
  readonly medium: z.ZodType<string, string>;
  readonly territory: z.ZodType<string, string>;
  readonly content: z.ZodType<string, string>;
}

/** Terms as a company writes them today. */
const WRITTEN: Words = {
  day,
  medium: z.string().refine(media.has, 'Välj i listan.'),
  territory: z.string().refine(territories.has, 'Välj i listan.'),
  content: z.string().refine(roleContent.has, 'Välj i listan.'),
};

/** For stored terms: plain text, because a promise must stay readable after its words have left the vocabulary. */
const text = z.string().max(60);
const KEPT: Words = { day: text, medium: text, territory: text, content: text };

const spanBy = (words: Words) =>
  z
    .strictObject({
      kind: z.enum(DAY_KINDS),
      starts_on: words.day,
      ends_on: words.day,
      call_time: time.nullable(),
      end_time: time.nullable(),
    })
    .refine((span) => span.starts_on <= span.ends_on, {
      path: ['ends_on'],
      message: 'Sista dagen kan inte vara före den första.',
    })
    .refine((span) => span.call_time === null || span.call_time !== span.end_time, {
      path: ['end_time'],
      message: 'Dagen måste sluta på en annan tid än den börjar.',
    });

const rightsLineBy = (words: Words) =>
  z
    .strictObject({
      media: z.array(words.medium).max(RIGHTS_BOUNDS.media),
      territory: words.territory.nullable(),
      starts_on: words.day.nullable(),
      latest_start_on: words.day.nullable(),
      months: whole(RIGHTS_BOUNDS.months).min(1, 'Minst en månad.').nullable(),
      exclusivity: prose(RIGHTS_BOUNDS.exclusivity),
      fee_ore: writtenFee.nullable(),
      renewal_ore: writtenFee.nullable(),
    })
    .refine((line) => line.starts_on === null || line.latest_start_on === null, {
      path: ['latest_start_on'],
      message: 'Välj antingen en startdag eller en sista dag för första visningen.',
    });

/** A right as stored. */
export const keptRightsLine = rightsLineBy(KEPT) as z.ZodType<RightsLine, RightsLine>;

const roleTermsBy = (words: Words) =>
  z.strictObject({
    fee,
    additions,
    rights: z.array(rightsLineBy(words)).max(RIGHTS_BOUNDS.lines),
    synthetic: z.strictObject({
      digital_replica: z.boolean(),
      voice_synthesis: z.boolean(),
      model_training: z.boolean(),
    }),
    cancellation,
    content: z.array(words.content).max(roleContent.ids.length),
    content_note: prose(TERMS_BOUNDS.content_note),
  });

/**
 * The hours of a role. Without the field nothing is said about them, as in the calls of programs and in the roles from
 * before the field; so the type asks for what the schema can do without.
 */
const roleHours = z
  .union([
    z.literal('undecided'),
    z
      .strictObject({ call_time: time.nullable(), end_time: time.nullable() })
      .refine(({ call_time, end_time }) => call_time === null || call_time !== end_time, {
        path: ['end_time'],
        message: 'Dagen måste sluta på en annan tid än den börjar.',
      }),
  ])
  .nullable()
  .default(null) as z.ZodType<RoleHours | null, RoleHours | null>;

const areApart = (days: readonly DaySpan[]) =>
  days.every((one, at) => days.every((other, place) => at === place || !overlaps(one, other)));

const writtenTermsBy = (words: Words) => {
  const { rights } = roleTermsBy(words).shape;
  return roleTermsBy(words).extend({
    days: z
      .array(spanBy(words))
      .max(TERMS_BOUNDS.days)
      .refine(areApart, 'Perioderna får inte gå in i varandra.')
      .nullable(),
    rights: rights.nullable(),
    hours: roleHours,
  });
};

/** The terms of a role as the form sends them. */
export const writtenTerms = writtenTermsBy(WRITTEN) satisfies z.ZodType<WrittenTerms>;

/** The terms of a role as stored for the form. */
export const keptWrittenTerms = writtenTermsBy(KEPT) as z.ZodType<WrittenTerms, WrittenTerms>;

/** Complete terms of the present version, as requests store them and answers show them. */
export const terms: z.ZodType<Terms, Terms> = z.strictObject({
  version: z.literal(TERMS_VERSION),
  role_title: z.string(),
  headcount: z.number().int(),
  municipality_id: text.nullable(),
  place: z.string(),
  days: z.array(spanBy(KEPT)).max(TERMS_BOUNDS.days),
  ...roleTermsBy(KEPT).shape,
});

const unversioned = z.strictObject({
  role_title: z.string(),
  headcount: z.number().int(),
  day_fee_ore: writtenFee,
  municipality_id: z.string().nullable(),
  place: z.string(),
  days: z.array(
    z.strictObject({ kind: z.enum(DAY_KINDS).exclude(['reserve']), starts_on: z.string(), ends_on: z.string() }),
  ),
  usage_media: z.array(z.string()),
  usage_territory: z.string().nullable(),
  usage_months: z.number().nullable(),
}) satisfies z.ZodType<TermsV1>;

const isOfPresentVersion = (kept: unknown): boolean => 'version' in Object(kept);

/**
 * Reads a request's stored terms in the present version. Stored terms are never rewritten, because the talent accepted
 * them; so the bounds of a schema may not become narrower either.
 */
export function readTerms(kept: unknown): Terms {
  return isOfPresentVersion(kept) ? terms.parse(kept) : upgradeTerms(unversioned.parse(kept));
}
