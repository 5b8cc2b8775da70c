import { Bell } from 'lucide';
import { useState } from 'react';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { LazyPart } from '../lazy-part';
import { StaffSheet } from '../staff-sheet';

/** Opens the settings of what a person is told on their devices. */
export function Notifications() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Action onClick={() => setIsOpen(true)}>
        <Icon drawing={Bell} />
        Notifications
      </Action>
      <StaffSheet title="Notifications" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <LazyPart name="notifications" load={() => import('./notifications-panel')}>
          {({ NotificationsPanel }) => <NotificationsPanel />}
        </LazyPart>
      </StaffSheet>
    </>
  );
}
