import { useCallback, useEffect, useState } from 'react';
import type { PushSettings } from '#contract/talk/push.ts';
import type { Send } from '#web/api/send-command.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { type PushState, pushStateOf } from './push.view.ts';
import { addThisBrowser, leaveThisBrowser, permission, pushRegistration, subscriptionFor } from './subscription.ts';

async function lookAround({ public_key, devices }: PushSettings): Promise<PushState> {
  const registration = await pushRegistration();
  const isDevice = devices.some(({ is_current }) => is_current);
  return pushStateOf({
    knows_pushes: registration !== undefined,
    permission: permission(),
    user_agent: navigator.userAgent,
    touch_points: navigator.maxTouchPoints,
    is_standalone:
      window.matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true),
    is_on: isDevice && registration !== undefined && (await subscriptionFor(registration, public_key)) !== null,
  });
}

/** What this browser can do about pushes, undefined until it is known, and the two acts. */
export function useThisBrowser(settings: PushSettings, send: Send) {
  const { record } = useSession();
  const [state, setState] = useState<PushState>();
  const look = useCallback(() => lookAround(settings).then(setState), [settings]);
  // The worker of a first visit comes after the page.
  useEffect(() => {
    void look();
    void navigator.serviceWorker?.ready.then(look);
  }, [look]);
  return {
    state,
    /** Asks for the permission, which browsers only allow after a press, and adds this browser. */
    async turnOn(): Promise<void> {
      const given = await Notification.requestPermission();
      const registration = await pushRegistration();
      if (given !== 'granted' || !registration || !record) return look();
      const { public_key } = settings;
      await addThisBrowser(registration, { public_key, account_id: record.data.id }, (body) =>
        send('POST /account/push/devices', { body }),
      );
    },
    async turnOff(): Promise<void> {
      await leaveThisBrowser();
      const own = settings.devices.find(({ is_current }) => is_current);
      if (own) await send('DELETE /account/push/devices/:id', { params: { id: own.id } });
    },
  };
}
