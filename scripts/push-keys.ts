import { ensurePushKeys } from './backend/push-settings.ts';

// `npm run push:keys` makes the keys that sign push messages, once, and adds them to `.env`. With other keys, no device
// that was registered before can be told any more.
console.log(
  ensurePushKeys()
    ? 'The keys are in .env: build again.'
    : 'There are keys already: VITE_PUSH_PUBLIC_KEY is set.',
);
