// Whether the page has JavaScript: controls that need it are shown only then.

import { useEffect, useState } from 'preact/hooks';

/** False on the server and in the first rendering of a browser, which must be equal. */
export function useLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}
