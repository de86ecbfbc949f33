// Copy buttons on pages without islands.

import { copyOnClick } from './copy-code.ts';

copyOnClick();
