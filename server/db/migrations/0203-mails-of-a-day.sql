-- There are only so many mails with a code a day, as there were an hour.
comment on column email_verification_codes.mailed_dates is 'When the mails of the last day were put in the outbox; there are only so many an hour and a day.';
