/** The public half of the key that signs push messages (VAPID, RFC 8292); empty if this build offers none. */
export const pushKey: string = import.meta.env.VITE_PUSH_PUBLIC_KEY || '';
