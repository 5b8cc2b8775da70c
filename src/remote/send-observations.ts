import type { Observation } from '../lib/observations';

type Place = { supabaseUrl: string; supabaseKey: string };

/** Sends what was noted as the page goes away. Whether it arrives matters to nobody but the figures: it is tried once. */
export async function sendObservations(place: Place, batch: Observation[]): Promise<void> {
  try {
    await fetch(`${place.supabaseUrl}/rest/v1/observations`, {
      method: 'POST',
      headers: {
        apikey: place.supabaseKey,
        'Content-Type': 'application/json',
        Prefer: 'return=minimal',
      },
      body: JSON.stringify(batch),
      keepalive: true,
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
    });
  } catch {
    // No network: what could not be told is forgotten.
  }
}
