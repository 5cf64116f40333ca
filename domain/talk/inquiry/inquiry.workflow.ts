import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import { INQUIRY_BOUNDS, type Inquirer } from './inquiry.rules.ts';

export const INQUIRY_STATUSES = ['open', 'answered', 'closed'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export interface InquirySubject {
  readonly status: InquiryStatus;
  readonly asker: Inquirer;
  readonly message_count: number;
}

// Every member may ask for help, including members who otherwise only read.
const ASKERS = ['talent', 'company', 'company.finance', 'company.reader'] as const;

const guardFull = ({ message_count }: InquirySubject): RefusalCode | null =>
  message_count < INQUIRY_BOUNDS.messages ? null : 'inquiry_full';
const guardTalents = ({ asker, message_count }: InquirySubject): RefusalCode | null => {
  if (asker !== 'talent') return 'not_allowed_now';
  return message_count < INQUIRY_BOUNDS.messages ? null : 'inquiry_full';
};
const guardCompanies = ({ asker, message_count }: InquirySubject): RefusalCode | null => {
  if (asker !== 'company') return 'not_allowed_now';
  return message_count < INQUIRY_BOUNDS.messages ? null : 'inquiry_full';
};

/** A question to the staff of Medverka, or a report of something wrong; it stays open until answered. */
export const inquiryWorkflow = declareWorkflow<InquirySubject>()({
  noun: 'inquiry',
  table: 'inquiries',
  columns: { status: INQUIRY_STATUSES },
  creation: {
    command: 'open',
    by: ASKERS,
    state: { status: 'open' },
    notices: { admin: 'notice' },
    push: 'new_inquiry',
    why: 'A talent or company needs help from a person, or reports something wrong.',
  },
  transitions: {
    write: {
      by: ASKERS,
      from: {},
      to: { status: 'open' },
      guard: guardFull,
      notices: { admin: 'notice' },
      push: 'new_inquiry',
      why: 'The asker adds to the inquiry; a closed one is open again.',
    },
    take: {
      by: ['admin'],
      from: { status: ['open', 'answered'] },
      to: {},
      notices: {},
      why: 'An administrator takes the inquiry, so that two do not answer it.',
    },
    'answer-talent': {
      by: ['admin'],
      from: { status: ['open', 'answered'] },
      to: { status: 'answered' },
      guard: guardTalents,
      notices: { talent: 'mail' },
      push: 'help_answer',
      why: 'An administrator has answered the talent who asked.',
    },
    'answer-company': {
      by: ['admin'],
      from: { status: ['open', 'answered'] },
      to: { status: 'answered' },
      guard: guardCompanies,
      notices: { company: 'mail' },
      push: 'help_answer',
      why: 'An administrator has answered the company that asked.',
    },
    close: {
      by: [...ASKERS, 'admin'],
      from: { status: ['open', 'answered'] },
      to: { status: 'closed' },
      notices: {},
      why: 'Nothing is left to say; the asker may write again at any time.',
    },
    reopen: {
      by: ['admin'],
      from: { status: ['closed'] },
      to: { status: 'open' },
      notices: {},
      why: 'The inquiry was closed too early.',
    },
  },
});
