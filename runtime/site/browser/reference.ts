// Starts Swagger UI with the selected part of the OpenAPI document. Its large script is loaded only on this page.

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly tags?: readonly string[]; readonly security?: readonly Readonly<Record<string, unknown>>[] }
        >
      >
    >
  >;
  readonly webhooks?: object;
  readonly tags?: readonly { readonly name: string }[];
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, unknown>> };
}

const element = document.querySelector<HTMLElement>('#reference');
const tag = element?.dataset['tag'];
const address = element?.dataset['document'];
const script = element?.dataset['viewer'];
if (element !== null && tag !== undefined && address !== undefined && script !== undefined) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', follow);
  follow();
  const [document_] = await Promise.all([
    fetch(address).then((response) => response.json() as Promise<OpenApi>),
    load(script),
  ]);
  const { SwaggerUIBundle } = globalThis as unknown as { SwaggerUIBundle(options: object): void };
  SwaggerUIBundle({
    spec: partOf(document_, tag),
    domNode: element,
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    persistAuthorization: false,
    tryItOutEnabled: true,
    validatorUrl: null,
  });
}

function load(address: string): Promise<void> {
  const node = document.createElement('script');
  node.src = address;
  return new Promise((resolve, reject) => {
    node.addEventListener('load', () => resolve());
    node.addEventListener('error', () => reject(new Error('The viewer could not be loaded.')));
    document.head.append(node);
  });
}

/** The operations of one tag, with only the security schemes they use. */
function partOf(whole: OpenApi, name: string): object {
  const paths = Object.entries(whole.paths).flatMap(([path, item]) => {
    const kept = Object.entries(item).filter(([, operation]) => operation.tags?.includes(name));
    return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)] as const];
  });
  const used = new Set(
    paths.flatMap(([, item]) =>
      Object.values(item).flatMap(({ security = [] }) => security.flatMap((each) => Object.keys(each))),
    ),
  );
  const schemes = Object.entries(whole.components?.securitySchemes ?? {}).filter(([scheme]) => used.has(scheme));
  return {
    ...whole,
    paths: Object.fromEntries(paths),
    webhooks: name === 'webhooks' ? whole.webhooks : undefined,
    tags: whole.tags?.filter((each) => each.name === name),
    components: { ...whole.components, securitySchemes: Object.fromEntries(schemes) },
  };
}
