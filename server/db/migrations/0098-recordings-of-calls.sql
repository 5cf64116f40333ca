-- A self-tape belongs to the call that it answers.

alter table recordings add constraint recordings_invitation_known foreign key (invitation_id) references invitations;
