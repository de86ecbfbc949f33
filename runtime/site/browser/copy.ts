// Copy buttons of pages without islands.

import { copyOnClick } from './copy-code.ts';

copyOnClick();
