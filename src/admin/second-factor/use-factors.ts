import { useCallback, useEffect, useMemo, useState } from 'react';
import { type AuthAnswer, readAuthError } from '../session/auth-answer';
import { useStaff } from '../staff';
import { beginApp, confirmApp, type Enrolment, type Factor, listApps, removeApp } from './factors';

/** What there is to say about the account's second factors. */
export type FactorsView =
  | { kind: 'loading' }
  | { kind: 'unreachable' }
  /** The account server keeps none: then nothing is offered. */
  | { kind: 'missing' }
  | { kind: 'ready'; apps: Factor[] };

export function useFactors() {
  const { client } = useStaff();
  const { auth } = client.supabase;
  const [view, setView] = useState<FactorsView>({ kind: 'loading' });

  const look = useCallback(async () => {
    setView({ kind: 'loading' });
    const offer = await client.probeFactors();
    if (offer !== 'there') return setView({ kind: offer });
    const { data, error } = await listApps(auth);
    setView(error || !data ? { kind: 'unreachable' } : { kind: 'ready', apps: data });
  }, [client, auth]);

  useEffect(() => void look(), [look]);

  const ask = useMemo(() => {
    const run = async <T>(
      work: () => Promise<{ data?: T; error: unknown }>,
    ): Promise<{ answer: AuthAnswer; data: T | undefined }> => {
      try {
        const { data, error } = await work();
        return { answer: readAuthError(error), data };
      } catch (error) {
        console.error('A request about second factors failed.', error);
        return { answer: { kind: 'unexpected' }, data: undefined };
      }
    };
    return {
      begin: () => run<Enrolment | null>(() => beginApp(auth, new Date())),
      confirm: async (id: string, code: string) =>
        (await run(() => confirmApp(auth, id, code))).answer,
      remove: async (id: string) => (await run(() => removeApp(auth, id))).answer,
    };
  }, [auth]);
  return { view, look, ...ask };
}
