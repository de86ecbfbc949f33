// Whether JavaScript is running on the page. Controls that require it are shown only in this case.

import { useEffect, useState } from 'preact/hooks';

/** False on the server and during the first rendering in a browser, because both outputs must be equal. */
export function useLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}
