import { ends, type Fates, joins, moves, OF_OTHERS } from '#domain/kernel/merge/fate.ts';

/**
 * The fate of each column of this context that refers to a talent or an account, when two profiles of one person are
 * merged.
 */
export const fates: Fates = {
  talents: {
    'inquiries.talent_id': moves('inquiries'),
    'notices.talent_id': joins(
      [
        'event_id',
        'audience',
        'company_id',
        'type',
        'created_date',
        'related_candidate_status_id',
        'related_project_id',
      ],
      'notices',
    ),
    'project_chat_readers.talent_id': joins(['chat_id']),
    'project_chats.talent_id': moves('threads'),
    'project_messages.talent_id': moves(),
    'sms_messages.talent_id': moves(),
  },
  accounts: {
    'inquiries.taken_by': OF_OTHERS,
    'inquiry_messages.account_id': moves(),
    'mail_choices.account_id': ends,
    'message_uploads.account_id': moves(),
    'outbox.handled_by': OF_OTHERS,
    'project_messages.hidden_by': OF_OTHERS,
    'project_messages.recipient_id': moves(),
    'project_messages.sender_account_id': moves('messages'),
    'push_choices.account_id': ends,
    'push_devices.account_id': ends,
    'reply_addresses.account_id': ends,
    'thread_readings.account_id': OF_OTHERS,
  },
};
