-- Text messages whose entries had died before the release that notes it.
update sms_messages m set outcome = 'failed', error = coalesce(o.last_error, 'unknown'), closed_date = o.state_date
from outbox o where o.kind = 'sms' and o.recipient = m.id::text and o.state in ('dead', 'given_up') and m.outcome = 'waiting';
