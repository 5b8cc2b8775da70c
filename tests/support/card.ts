import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { loadKeys } from '../../scripts/backend/keys';
import type { Site } from './site';
import { type Account, newSession } from './staff';

/** A camera's picture of a card: far too large, lying on its side, with the place where it was taken. */
export async function photograph(): Promise<Buffer> {
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600" viewBox="0 0 3600 2400">
    <rect width="3600" height="2400" fill="#8b6b4a"/>
    <rect x="300" y="300" width="3000" height="1800" fill="#fbf7ee"/>
    <text x="480" y="900" font-size="300" font-family="serif">Ada Obi</text>
    <text x="480" y="1300" font-size="150" font-family="sans-serif">Chief surveyor</text>
    <text x="480" y="1800" font-size="150" font-family="sans-serif">0803 555 0142</text></svg>`;
  const grain = {
    width: 2400,
    height: 1600,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  } as const;
  const upright = await sharp(Buffer.from(card))
    .composite([{ input: { create: grain }, blend: 'soft-light' }])
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(upright.data, { raw: upright.info })
    .rotate(90)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 8 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The pictures that this origin keeps in IndexedDB, in base64, read without the app's code. */
export function keptPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('meridian'));
    const stores = database.transaction(['entries', 'meta']);
    const all: unknown[] = [
      ...(await settled(stores.objectStore('entries').getAll())),
      ...(await settled(stores.objectStore('meta').getAll())),
    ];
    database.close();
    return all
      .flatMap((record) => Object.values(record as object))
      .filter((value): value is ArrayBuffer => value instanceof ArrayBuffer)
      .map((bytes) =>
        btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')),
      );
  });
}

/** What the database answers about a lead's picture: to an account or, without one, to a visitor. */
export async function storedPicture(site: Site, lead: string, account?: Account): Promise<unknown> {
  const token = account && (await newSession(site, account)).access_token;
  const answer = await fetch(`http://localhost:${site.port}/rest/v1/rpc/lead_picture`, {
    method: 'POST',
    headers: {
      apikey: loadKeys().publishableKey,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ lead }),
  });
  return answer.ok ? answer.json() : answer.status;
}
