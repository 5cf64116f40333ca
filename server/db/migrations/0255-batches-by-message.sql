create index payout_batches_by_message on payout_batches (message_id) where message_id is not null;
