import type { Services } from '#server/services.ts';
import { auditionHandlers } from './audition/routes.ts';
import { auditionDayHandlers } from './audition-day/routes.ts';
import { invitationHandlers } from './invitation/routes.ts';
import { presentationHandlers } from './presentation/routes.ts';
import { recordingHandlers } from './recording/routes.ts';
import { viewingHandlers } from './viewing/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...recordingHandlers(services),
  ...viewingHandlers(services),
  ...presentationHandlers(services),
  ...auditionHandlers(services),
  ...auditionDayHandlers(services),
  ...invitationHandlers(services),
});
