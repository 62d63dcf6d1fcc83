import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';

/**
 * Debian's Chromium, from the PATH: without its windows, for so it begins in a third of the time and draws for two thirds of it. What shows
 * beside a page, such as notifications, only the `whole` one has.
 */
export function launch({ whole = false } = {}) {
  const program = whole ? 'chromium' : 'chromium-headless-shell';
  const executablePath = process.env.CHROMIUM ?? execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
