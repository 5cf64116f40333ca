import { STANDINGS, type Standing } from '#domain/accounts/account/standing.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_REVIEWERS } from '#domain/kernel/roles/admin-roles.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const PROFILE_REVIEWS = ['new', 'waiting', 'approved', 'changes_asked'] as const;
export type ProfileReview = (typeof PROFILE_REVIEWS)[number];

export interface ProfileSubject {
  readonly review: ProfileReview;
  readonly standing: Standing;
  /** True if all steps of the profile are done (PROFILE_STEPS). */
  readonly profile_completed: boolean;
}

const whole = ({ profile_completed }: ProfileSubject): RefusalCode | null =>
  profile_completed ? null : 'profile_incomplete';

/**
 * The review and the standing of a talent: companies find only talents whose profile has been approved and who are not
 * suspended. Other conditions are kept elsewhere, such as the confirmed address, the consent of guardians, and the
 * talent's wish to be found. An approved profile stays in the search while its changes are reviewed; suspension hides
 * it.
 */
export const profileWorkflow = declareWorkflow<ProfileSubject>()({
  noun: 'profile',
  table: 'talents',
  columns: { review: PROFILE_REVIEWS, standing: STANDINGS },
  creation: {
    command: 'begin',
    by: ['talent'],
    state: { review: 'new', standing: 'active' },
    notices: {},
    why: 'A person signs up as a talent; nobody else sees the profile yet.',
  },
  transitions: {
    submit: {
      by: ['talent'],
      from: { review: ['new', 'changes_asked'], standing: ['active'] },
      to: { review: 'waiting' },
      guard: whole,
      notices: { admin: 'notice' },
      why: 'The profile is complete, or changed as asked, so it waits for an administrator’s review.',
    },
    pass: {
      by: ['system'],
      from: { review: ['new'] },
      to: { review: 'approved' },
      guard: whole,
      notices: {},
      why: 'The profile is complete, and the settings say that no profile is reviewed first.',
    },
    'look-again': {
      by: ['system'],
      from: { review: ['approved'] },
      to: { review: 'waiting' },
      notices: { admin: 'notice' },
      why: 'The talent has changed an approved part that needs review, or the settings say that every change is reviewed.',
    },
    approve: {
      by: BY_REVIEWERS,
      from: { review: ['waiting', 'changes_asked'] },
      to: { review: 'approved' },
      guard: whole,
      notices: { talent: 'mail' },
      why: 'An administrator has reviewed the profile, and companies may find it.',
    },
    'ask-changes': {
      by: BY_REVIEWERS,
      from: { review: ['waiting', 'approved'] },
      to: { review: 'changes_asked' },
      notices: { talent: 'mail' },
      why: 'Something in the profile must change; the talent is told what, part by part.',
    },
    suspend: {
      by: BY_REVIEWERS,
      from: { standing: ['active'] },
      to: { standing: 'suspended' },
      notices: { talent: 'mail' },
      why: 'Something is wrong with the person behind the profile; an administrator shuts them out and hides them at once, with a reason.',
    },
    reinstate: {
      by: [...BY_REVIEWERS, 'system'],
      from: { standing: ['suspended'] },
      to: { standing: 'active' },
      notices: { talent: 'mail' },
      why: 'The reason for the suspension is gone, or an appeal has shown that there was none.',
    },
    merge: {
      by: BY_REVIEWERS,
      from: { standing: ['active'] },
      to: { standing: 'merged' },
      notices: { talent: 'mail', admin: 'notice' },
      why: 'The person has another account, and everything of this one moves there. This cannot be undone, so all administrators see who merged them and why.',
    },
  },
});
