import { Bell } from 'lucide';
import { useState } from 'react';
import { Tool } from '../../ui/tool';
import { LazyPart } from '../lazy-part';
import { StaffSheet } from '../staff-sheet';

/** Opens the settings of what a person is told on their devices. */
export function Notifications() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tool drawing={Bell} onClick={() => setIsOpen(true)}>
        Notifications
      </Tool>
      <StaffSheet title="Notifications" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <LazyPart name="notifications" load={() => import('./notifications-panel')}>
          {({ NotificationsPanel }) => <NotificationsPanel />}
        </LazyPart>
      </StaffSheet>
    </>
  );
}
