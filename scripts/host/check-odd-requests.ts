import type { HeaderRule } from './headers.ts';
import { judgeAnswer, securityHeaders } from './judge-answer.ts';
import { oddRequests } from './odd-requests.ts';
import { sendRaw } from './raw-request.ts';

/** Sends a host malformed and malicious requests; returns a sentence for each fault. */
export async function checkOddRequests(options: {
  url: string;
  rules: HeaderRule[];
}): Promise<string[]> {
  const { url, rules } = options;
  const { host } = new URL(url);
  const required = securityHeaders(rules);
  const faults: string[] = [];
  for (const { name, bytes, isHttp } of oddRequests(host)) {
    const answers = await sendRaw(url, bytes).catch((error: Error) => error);
    if (answers instanceof Error) {
      faults.push(`${name} is not answered: ${answers.message}.`);
    } else {
      if (isHttp && answers.length === 0) faults.push(`${name} is not answered.`);
      for (const answer of answers) {
        const isPage =
          answer.status < 400 && (answer.body !== '' || answer.headers.has('location'));
        const found = judgeAnswer(answer, { url, required: isHttp || isPage ? required : [] });
        faults.push(...found.map((fault) => `${name} ${fault}.`));
      }
    }
    if (!(await isAlive(url, host))) return [...faults, `After ${name} the host is gone.`];
  }
  return faults;
}

async function isAlive(url: string, host: string): Promise<boolean> {
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const answers = await sendRaw(url, request).catch(() => []);
  // After these requests a firewall may refuse the page; only 5xx or no answer means that the server is in trouble.
  return answers.some(({ status }) => status > 0 && status < 500);
}
