import { z } from 'zod';
import { instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { isSettingValue, SETTING_KEYS, settingProblem } from '#domain/accounts/setting/settings.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';

const key = z.enum(SETTING_KEYS);

/** A version of a setting: the value, the administrator and the reason. */
const settingVersion = z.object({
  id: z.number(),
  key,
  value: z.string(),
  /** The previous value; the default for the first version. */
  value_before: z.string(),
  why: z.string(),
  by: z.string(),
  created_date: instant,
});
export type SettingVersion = z.output<typeof settingVersion>;

/** The current value of a setting. */
const settingNow = z.object({
  key,
  value: z.string(),
  /**
   * The current version; null if the default applies: before the first version, and when its value is no longer
   * allowed.
   */
  version_id: z.number().nullable(),
  since: instant.nullable(),
  by: z.string().nullable(),
});
export type SettingNow = z.output<typeof settingNow>;

/** A new value from an administrator, with the version that the administrator saw. */
const writtenSetting = z
  .strictObject({
    key,
    value: z.string({ error: 'Välj något.' }).max(100),
    why: line('varför', 500),
    seen_version_id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
  })
  .superRefine(({ key, value }, context) => {
    if (isSettingValue(key, value)) return;
    context.addIssue({ code: 'custom', path: ['value'], message: settingProblem(key) });
  });

export const settingRoutes = declareRoutes({
  'GET /admin/settings': {
    auth: ['admin'],
    summary: 'Returns the present value of every setting.',
    response: z.object({ items: z.array(settingNow) }),
    shows: ['setting'],
    errors: [],
  },
  'GET /admin/settings/history': {
    auth: ['admin'],
    summary: 'Lists the values of one setting over time, the latest first.',
    query: z.strictObject({ key, page: pageNumber }),
    response: pageOf(settingVersion),
    shows: ['setting'],
    errors: [],
  },
  'POST /admin/settings': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Sets a setting from now on, or returns it to an earlier value. The present value again changes nothing.',
    body: writtenSetting,
    response: settingNow,
    affects: ['setting'],
    errors: ['changed_meanwhile'],
  },
});
