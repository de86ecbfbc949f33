// A chat page for tests: the official MCP Apps host around a sandboxed frame. Bundled for the browser and run there.

import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

export interface Shown {
  readonly document: string;
  readonly result?: object;
  readonly theme: 'light' | 'dark';
  readonly title?: string;
}

export interface ChatHost {
  /** Shows a document at the height that it requests. Resolves to the document's name once it has the result. */
  show(shown: Shown): Promise<string>;
  become(theme: 'light' | 'dark'): void;
  tall(height: number): Promise<void>;
  opens(): Promise<string>;
  cancel(): Promise<void>;
  close(): Promise<void>;
}

const frame = document.querySelector('iframe') as HTMLIFrameElement;
let onOpened: (url: string) => void = () => {};
let bridge: AppBridge | undefined;
let context = {};

async function show({ document: text, result, theme, title }: Shown) {
  context = {
    theme,
    ...(title === undefined ? {} : { toolInfo: { tool: { name: 'x', title, inputSchema: { type: 'object' } } } }),
  };
  await close();
  const next = new AppBridge(null, { name: 'chat', version: '1.0.0' }, { openLinks: {} }, { hostContext: context });
  next.onopenlink = async ({ url }) => {
    onOpened(url);
    return {};
  };
  const sent = new Promise<void>((resolve, reject) => {
    next.oninitialized = () => {
      if (result === undefined) resolve();
      else
        next
          .sendToolInput({ arguments: {} })
          .then(() => next.sendToolResult(result as never))
          .then(resolve, reject);
    };
  });
  next.onsizechange = ({ height = 0 }) => {
    frame.style.height = `${height}px`;
  };
  bridge = next;
  const loaded = frame.contentWindow as Window;
  await next.connect(new PostMessageTransport(loaded, loaded));
  frame.srcdoc = text;
  await sent;
  return next.getAppVersion()?.name ?? '';
}

async function close(): Promise<void> {
  if (bridge === undefined) return;
  await bridge.teardownResource({});
  await bridge.close();
  bridge = undefined;
}

Object.assign(globalThis, {
  chat: {
    show,
    become: (theme) => bridge?.setHostContext({ ...context, theme }),
    cancel: async () => bridge?.sendToolCancelled({ reason: 'The person went on.' }),
    close,
    tall: (height) =>
      new Promise((resolve) => {
        const observer = new ResizeObserver(() => {
          if (frame.clientHeight < height) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(frame);
      }),
    opens: () =>
      new Promise((resolve) => {
        onOpened = resolve;
      }),
  } satisfies ChatHost,
});
