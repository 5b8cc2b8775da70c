import webPush from 'web-push';
import { addToEnvFile, setting } from './backend/setting.ts';

// `npm run push:keys` makes the keys that sign push messages, once, and adds them to `.env`. With other keys, no device
// that was registered before can be told any more.
if (setting('VITE_PUSH_PUBLIC_KEY')) {
  console.log('There are keys already: VITE_PUSH_PUBLIC_KEY is set.');
} else {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  addToEnvFile({
    VITE_PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_SUBJECT: 'mailto:hello@example.com',
  });
  console.log('The keys are in .env. Set PUSH_SUBJECT there to your own address, and build again.');
}
