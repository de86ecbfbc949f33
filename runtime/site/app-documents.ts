// The documents of MCP Apps: each one HTML file with its script and style in it, since hosts let a frame load nothing. Bundled by
// esbuild when the first is read, and kept in memory.

import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_NAMES, type AppName } from '../contract/app.ts';
import { bundle } from './bundler.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const STYLES = ['style/app-plain.css', 'style/app-chart.css'];

let built: Promise<Readonly<Record<AppName, string>>> | undefined;

/** The document of a name; whoever asks first waits for its bundling, some hundred milliseconds. */
export async function appDocument(name: AppName): Promise<string> {
  built ??= build();
  built.catch(() => {
    built = undefined;
  });
  return (await built)[name];
}

async function build(): Promise<Readonly<Record<AppName, string>>> {
  const files = await bundle({
    entryPoints: [...APP_NAMES.map((name) => `browser/apps/${name}.ts`), ...STYLES].map((file) => join(HERE, file)),
    outdir: HERE,
    format: 'iife',
  });
  const text = new Map(files.map(({ path, text }) => [basename(path), text]));
  const made = APP_NAMES.map((name) => {
    const style = text.get(name === 'series' || name === 'answer' ? 'app-chart.css' : 'app-plain.css') ?? '';
    return [name, documentOf(text.get(`${name}.js`) ?? '', style)];
  });
  return Object.fromEntries(made);
}

/** The bundler keeps `</script>` and `</style>` out of what it writes. */
function documentOf(script: string, style: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Almanac</title>`;
  return `<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body><main></main><script>${script}</script></body></html>`;
}
