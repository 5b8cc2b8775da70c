import { judgeAnswer, securityHeaders } from '../../scripts/host/judge-answer';
import { type RawAnswer, sendRaw } from '../../scripts/host/raw-request';
import { createRandom } from '../support/random';
import { randomRequest } from './request-lines';
import { RULES } from './small-site';

/** A night has more than can be sent with each change. */
export const ODD_REQUESTS = process.env['NIGHTLY'] ? 10_000 : 2_000;

/** The number of concurrent requests. */
const LANES = 24;

/**
 * Sends odd requests to a server; returns its faults with the bytes that caused them.
 * @param options.isExcused recognises responses that the server gives regardless of its settings
 */
export async function fuzz(options: {
  url: string;
  seed: number;
  isExcused?: (answer: RawAnswer, request: string) => boolean;
}): Promise<{ faults: string[]; answers: number }> {
  const { url, seed, isExcused = () => false } = options;
  const random = createRandom(seed);
  const required = securityHeaders(RULES);
  const faults: string[] = [];
  let sent = 0;
  let answered = 0;
  const lane = async () => {
    while (sent < ODD_REQUESTS && faults.length < 20) {
      sent += 1;
      const request = randomRequest(random);
      const answers = await sendRaw(url, request).catch((error: Error) => error);
      if (answers instanceof Error) {
        faults.push(`${shown(request)} is not answered: ${answers.message}`);
        continue;
      }
      answered += answers.length;
      for (const answer of answers) {
        if (isExcused(answer, request)) continue;
        const found = judgeAnswer(answer, { url, required });
        faults.push(...found.map((fault) => `${shown(request)} ${fault}`));
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { faults, answers: answered };
}

const shown = (request: string) => JSON.stringify(request.slice(0, 300));
