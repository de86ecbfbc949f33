// Validates each proxy configuration with the proxy program itself.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEPLOY, inFolder, judged } from './programs.ts';

/** Uses a name and an address as in compose.yaml. */
export async function checkCaddy(): Promise<string> {
  const file = join(DEPLOY, 'proxies/Caddyfile');
  return inFolder(async (folder) => {
    const filled = (await readFile(file, 'utf8'))
      .replace('{$ALMANAC_DOMAIN:localhost}', 'almanac.example.org')
      .replace('{$ALMANAC_UPSTREAM:127.0.0.1:8080}', 'almanac:8080');
    await writeFile(join(folder, 'Caddyfile'), filled);
    await judged('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]);
    return 'caddy validate';
  });
}

/** Runs `nginx -t` on a complete configuration with a test certificate. */
export async function checkNginx(): Promise<string> {
  const text = await readFile(join(DEPLOY, 'proxies/nginx.conf'), 'utf8');
  return inFolder(async (folder) => {
    await mkdir(join(folder, 'logs'));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    await judged('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
      ...['-subj', '/CN=almanac.example.org', '-keyout', key, '-out', certificate],
    ]);
    const site = text
      .replace('/etc/ssl/almanac/fullchain.pem', certificate)
      .replace('/etc/ssl/almanac/privkey.pem', key)
      .replace('listen 80;', 'listen 127.0.0.1:18080;')
      .replace('listen 443 ssl', 'listen 127.0.0.1:18443 ssl');
    await writeFile(join(folder, 'site.conf'), site);
    const whole = `pid ${folder}/pid;\nerror_log ${folder}/logs/error.log;\nevents {}\nhttp { include ${folder}/site.conf; }\n`;
    await writeFile(join(folder, 'nginx.conf'), whole);
    await judged('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')]);
    return 'nginx -t';
  });
}
