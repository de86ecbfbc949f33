// `make check-deploy`: validates runtime/deploy as far as possible without a container engine. Skips a check if its
// program is not installed.

import { checkContainer } from './container.ts';
import { checkMetrics } from './metrics.ts';
import { NotHere } from './programs.ts';
import { checkCaddy, checkNginx } from './proxies.ts';
import { checkCompose, checkUnits } from './units.ts';

const CHECKS: readonly (readonly [name: string, check: () => Promise<string>])[] = [
  ['Containerfile', checkContainer],
  ['prometheus/ and grafana/', checkMetrics],
  ['proxies/Caddyfile', checkCaddy],
  ['proxies/nginx.conf', checkNginx],
  ['compose.yaml', checkCompose],
  ['systemd/', checkUnits],
];

for (const [name, check] of CHECKS) {
  try {
    report('ok', name, await check());
  } catch (error) {
    if (error instanceof NotHere) report('not tried', name, error.message);
    else {
      report('FAILED', name, error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
  }
}

function report(verdict: string, name: string, what: string): void {
  process.stdout.write(`${verdict.padEnd(9)} ${name}: ${what}\n`);
}
