/** The public half of the key that signs push messages (VAPID, RFC 8292), if this build offers any. */
export const pushKey: string | undefined = import.meta.env.VITE_PUSH_PUBLIC_KEY || undefined;
