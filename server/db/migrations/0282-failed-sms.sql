-- Administrators read what reached nobody, the latest first.
create index sms_messages_failed on sms_messages (closed_date desc, id) where outcome = 'failed';
