import type { CastingLifecycles } from '#domain/casting/lifecycles.ts';
import { signOffWhat } from '#texts/casting/sign-off-words.ts';
import { formatOre } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

export const signOffNotices: NoticeTextsOf<CastingLifecycles, 'sign_off'> = {
  'sign_off.ask': {
    company: (p) => ({
      title: `${p.asked_by_name} ber om attest: ${p.project_title}`,
      message: `${p.asked_by_name} vill ${signOffWhat[p.what]} för ${p.project_title}. Det kostar ${formatOre(p.cost_ore)} utan moms, vilket är mer än hens gräns, så någon annan behöver säga ja.`,
      action: 'Se vad det gäller',
    }),
  },
  'sign_off.approve': {
    company: (p) => ({
      title: `Attesterat: ${p.project_title}`,
      message: `Det som ${p.asked_by_name} bad om är attesterat och gjort.`,
      action: 'Se projektet',
    }),
  },
  'sign_off.refuse': {
    company: (p) => ({
      title: `Inte attesterat: ${p.project_title}`,
      message: `Det som ${p.asked_by_name} bad om blev det ett nej till. ${p.reason ?? ''}`.trim(),
      action: 'Se projektet',
    }),
  },
  'sign_off.outdate': {
    company: (p) => ({
      title: `Behöver attesteras på nytt: ${p.project_title}`,
      message: `Det kostar mer nu än när ${p.asked_by_name} bad om attest. Be om den igen.`,
      action: 'Se projektet',
    }),
  },
};
