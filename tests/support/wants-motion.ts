import { cdp } from 'vitest/browser';

/** What the visitor of a component's page asks for; reduced motion at the beginning of each file of tests. */
export const wantsMotion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
