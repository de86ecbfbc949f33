// The frame's side of MCP Apps: JSON-RPC over postMessage with the host that embeds the frame. Implements only what our documents need.
// Source: extension io.modelcontextprotocol/ui, revision 2026-01-26. Messages are accepted only from the parent frame, and their content is
// not trusted.

/** The host information that our documents use. */
export interface HostContext {
  readonly theme?: unknown;
  readonly styles?: { readonly variables?: Readonly<Record<string, unknown>> };
  readonly toolInfo?: { readonly tool?: { readonly title?: unknown } };
}

/** Callbacks for messages from the host. */
export interface FrameListener {
  onResult(result: unknown): void;
  onCancelled(): void;
  onContext(context: HostContext): void;
}

export interface Bridge {
  readonly opensLinks: boolean;
  open(url: string): void;
  resized(width: number, height: number): void;
}

interface Message {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
}

const REVISION = '2026-01-26';
const METHOD_NOT_FOUND = -32601;
/** Id of the initialize request, the only request whose response is used. */
const FIRST = 1;

/** Sends the initialize request and forwards all later messages to the listener. */
export function connectToHost(name: string, listener: FrameListener): Bridge {
  const host = window.parent;
  let lastId = FIRST;
  let context: HostContext = {};
  let opensLinks = false;
  const send = (message: object) => host.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const learn = (more: unknown) => {
    if (typeof more !== 'object' || more === null) return;
    context = { ...context, ...more };
    listener.onContext(context);
  };
  const notified: Readonly<Record<string, (params: unknown) => void>> = {
    'ui/notifications/tool-result': listener.onResult,
    'ui/notifications/tool-cancelled': listener.onCancelled,
    'ui/notifications/host-context-changed': learn,
  };
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== host || typeof data !== 'object' || data === null) return;
    const { id, method, params, result } = data as Message;
    if (method === undefined) {
      if (id !== FIRST || result === undefined) return;
      opensLinks = (result['hostCapabilities'] as { openLinks?: unknown } | undefined)?.openLinks !== undefined;
      learn(result['hostContext']);
      send({ method: 'ui/notifications/initialized', params: {} });
    } else if (id === undefined) {
      if (Object.hasOwn(notified, method)) notified[method]?.(params);
    } else if (method === 'ping' || method === 'ui/resource-teardown') send({ id, result: {} });
    else send({ id, error: { code: METHOD_NOT_FOUND, message: 'This view does not support the method.' } });
  });
  send({
    id: FIRST,
    method: 'ui/initialize',
    params: {
      protocolVersion: REVISION,
      appInfo: { name, version: '1.0.0' },
      appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
    },
  });
  return {
    get opensLinks() {
      return opensLinks;
    },
    open(url) {
      lastId += 1;
      send({ id: lastId, method: 'ui/open-link', params: { url } });
    },
    resized(width, height) {
      send({ method: 'ui/notifications/size-changed', params: { width, height } });
    },
  };
}
