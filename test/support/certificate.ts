// Creates certificates for test servers with openssl. Without openssl, tests print a message and are skipped.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function canCertify(): boolean {
  if (spawnSync('openssl', ['version']).status === 0) return true;
  process.stdout.write('skipped: openssl is not installed\n');
  return false;
}

/**
 * Creates a self-signed certificate in a folder. It expires after `days` days; if the number is negative, it has
 * already expired.
 */
export function certificate(path: string, name: string, days: number): { key: string; cert: string; caFile: string } {
  const file = (each: string) => join(path, each);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' });
  const [keyFile, requestFile, extensionsFile, caFile] = [
    file('key.pem'),
    file('request.csr'),
    file('extensions.cnf'),
    file('cert.pem'),
  ];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl('req', ...kind, '-subj', '/CN=receiver', '-keyout', keyFile, '-out', requestFile);
  writeFileSync(extensionsFile, `subjectAltName=${name}\nbasicConstraints=CA:TRUE\n`);
  openssl(
    'x509',
    '-req',
    '-in',
    requestFile,
    '-signkey',
    keyFile,
    '-days',
    `${days}`,
    '-extfile',
    extensionsFile,
    '-out',
    caFile,
  );
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(caFile, 'utf8'), caFile };
}
