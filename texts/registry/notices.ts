/**
 * Notice texts by event and audience. Total by type: an event whose workflow names an audience does not compile without
 * words here. The bell and the mail use the same words.
 */

import type { AllLifecycles } from '#domain/registry/payload.ts';
import { appealNotices } from '#texts/accounts/notices/appeal.ts';
import { notices as auditionsNotices } from '#texts/auditions/notices.ts';
import { notices as castingNotices } from '#texts/casting/notices.ts';
import { companyNotices } from '#texts/companies/notices/company.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { notices as moneyNotices } from '#texts/money/notices.ts';
import { companyChangeNotices } from '#texts/office/notices/company-change.ts';
import { mandateNotices } from '#texts/office/notices/mandate.ts';
import { notices as peopleNotices } from '#texts/people/notices.ts';
import { notices as projectsNotices } from '#texts/projects/notices.ts';
import { inquiryNotices } from '#texts/talk/notices/inquiry.ts';
import { notices as workNotices } from '#texts/work/notices.ts';

export const noticeTexts: NoticeTextsOf<AllLifecycles> = {
  ...appealNotices,
  ...peopleNotices,
  ...companyNotices,
  ...projectsNotices,
  ...castingNotices,
  ...auditionsNotices,
  ...workNotices,
  ...moneyNotices,
  ...inquiryNotices,
  ...companyChangeNotices,
  ...mandateNotices,
};
