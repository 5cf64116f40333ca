-- Two questions of each row of a list: if the talent has been paid a wage, and if the talent is asked for the role.
create index payouts_wages_of_talent on payouts (talent_id) where way = 'wage' and sent_on is not null;
create index candidates_of_role_and_talent on candidates (role_id, talent_id) where not is_deleted;
