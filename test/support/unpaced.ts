// An entrance that lets every request in, for tests of what is behind it.

import type { RequestLimiter } from '../../runtime/contract/gate.ts';

export const UNPACED: RequestLimiter = {
  enter: () => ({ isKeyed: true, who: 'all', charge: () => {}, chargeBody: () => {} }),
};
