// An entrance that lets every request in, for tests of what is behind it.

import type { Pace } from '../../runtime/contract/gate.ts';

export const UNPACED: Pace = {
  enter: () => ({ isKeyed: true, who: 'all', charge: () => {}, chargeBody: () => {} }),
};
