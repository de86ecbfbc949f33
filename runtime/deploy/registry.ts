// Writes a server.json per service and area for MCP registries: `make registry PUBLIC_URL=… NAMESPACE=…`. Excludes the
// endpoint for all services, because registries prefer small servers. Format: server.json of modelcontextprotocol.io,
// schema of 2025-12-11.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { platform } from '../../generated/platform.ts';
import { generatedCatalog } from '../app/catalog.ts';
import type { Service } from '../contract/operation.ts';

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';
/** Maximum number of characters in descriptions and titles. */
const MAX_LENGTH = 100;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Listing {
  /** For example `https://almanac.example.org`. */
  readonly publicUrl: string;
  /** Namespace that the registry verifies, for example `org.example`. */
  readonly namespace: string;
}

/**
 * Keyed by slug.
 * @throws Error for a URL or a namespace that no registry accepts
 */
export function registryEntries({ publicUrl, namespace }: Listing): Map<string, object> {
  const url = URL.parse(publicUrl);
  if (url?.protocol !== 'https:' || url.pathname !== '/') {
    throw new Error('PUBLIC_URL must be an https:// URL without a path, such as https://almanac.example.org.');
  }
  if (!/^[a-zA-Z0-9][a-zA-Z0-9-]*(?:\.[a-zA-Z0-9-]+)+$/.test(namespace)) {
    throw new Error('NAMESPACE must be a domain you own in reverse order, such as org.example, or io.github.<you>.');
  }
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const release = `${version}+${platform.version}`;
  const { services, areas } = generatedCatalog;
  return new Map([...services, ...areas].map((service) => entryOf(service, url.origin, namespace, release)));
}

function entryOf(service: Service, origin: string, namespace: string, version: string): [string, object] {
  const slug = service.slug.replace(/^api\//, '');
  const key = {
    name: platform.keyHeader,
    description: platform.keyHow,
    isRequired: true,
    isSecret: true,
  };
  return [
    slug,
    {
      $schema: SCHEMA,
      name: `${namespace}/almanac-${slug}`,
      title: shortened(`${platform.title}: ${service.title}`),
      description: shortened(service.summary),
      version,
      websiteUrl: `${origin}/`,
      remotes: [
        { type: 'streamable-http', url: `${origin}/mcp/${slug}/`, headers: [key] },
        { type: 'streamable-http', url: `${origin}/connect/mcp/${slug}/` },
      ],
    },
  ];
}

/** Returns as many complete sentences as fit, or else the first one, truncated between words. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const whole = text.slice(0, MAX_LENGTH + 1).lastIndexOf('. ');
  if (whole > 0) return text.slice(0, whole + 1);
  const beginning = text.slice(0, MAX_LENGTH);
  return `${beginning.slice(0, beginning.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {
    url = '',
    namespace = '',
    output = 'registry',
  } = parseArgs({
    options: { url: { type: 'string' }, namespace: { type: 'string' }, output: { type: 'string' } },
  }).values;
  try {
    const entries = registryEntries({ publicUrl: url, namespace });
    for (const [slug, entry] of entries) {
      mkdirSync(join(output, slug), { recursive: true });
      writeFileSync(join(output, slug, 'server.json'), `${JSON.stringify(entry, null, 2)}\n`);
    }
    process.stdout.write(`${entries.size} servers written to ${output}/: publish each with its server.json.\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
