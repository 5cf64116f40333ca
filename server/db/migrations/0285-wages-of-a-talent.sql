-- The lists of payouts ask of each row if the talent has been paid a wage.
create index payouts_wages_of_talent on payouts (talent_id) where way = 'wage' and sent_on is not null;
