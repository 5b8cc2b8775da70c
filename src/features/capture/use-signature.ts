import { use, useCallback, useEffect } from 'react';
import { SettingsContext } from '../../hooks/settings-context';
import { renewPass, signature } from '../../remote/capture-pass';

/**
 * Returns a function that says in whose name something is captured now. While there is a network, it also sees to it that
 * the device has a pass of whoever is signed in.
 */
export function useSignature(): typeof signature {
  const readSettings = use(SettingsContext);
  const renew = useCallback(() => {
    if (readSettings) void renewPass(readSettings);
  }, [readSettings]);
  useEffect(renew, [renew]);
  return () => {
    renew();
    return signature();
  };
}
