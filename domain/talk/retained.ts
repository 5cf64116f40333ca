import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  webhook_deliveries: { tables: ['outbox'] },
  pushes: { tables: ['outbox'] },
  sms: { tables: ['sms_messages'] },
  push_devices: { tables: ['push_devices'] },
  recipients: { tables: ['outbox'] },
  requests: { files: ['message'] },
  messages: {
    tables: ['project_chats', 'project_messages', 'project_chat_readers', 'thread_readings', 'reply_addresses'],
    files: ['message'],
  },
  account: { tables: ['mail_choices', 'message_uploads', 'push_choices'] },
  support: { tables: ['inquiries', 'inquiry_messages'], files: ['inquiry'] },
  asked: { tables: ['notices'] },
  history: { tables: ['events', 'event_concerns'] },
};
