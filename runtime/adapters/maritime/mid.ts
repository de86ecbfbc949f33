// What an MMSI tells: the kind of its transmitter (ITU-R M.585) and, by the digits of a country, its flag (ITU Radio Regulations, table
// of maritime identification digits). The flag is as true as the number that was programmed.

export type Station =
  | 'vessel'
  | 'group'
  | 'coast_station'
  | 'aircraft'
  | 'aid_to_navigation'
  | 'auxiliary_craft'
  | 'handheld'
  | 'distress_beacon'
  | 'other';

const DIGITS_OF_COUNTRIES =
  'AD:202 AE:470,471 AF:401 AG:304,305 AI:301 AL:201 AM:216 AO:603 AR:701 AS:559 AT:203 AU:503 AW:307 AZ:423 BA:478 BB:314 BD:405 BE:205 ' +
  'BF:633 BG:207 BH:408 BI:609 BJ:610 BM:310 BN:508 BO:720 BR:710 BS:308,309,311 BT:410 BW:611 BY:206 BZ:312 CA:316 CC:523 CD:676 CF:612 ' +
  'CG:615 CH:269 CI:619 CK:518 CL:725 CM:613 CN:412,413,414 CO:730 CR:321 CU:323 CV:617 CW:306 CX:516 CY:209,210,212 CZ:270 DE:211,218 ' +
  'DJ:621 DK:219,220 DM:325 DO:327 DZ:605 EC:735 EE:276 EG:622 ER:625 ES:224,225 ET:624 FI:230 FJ:520 FK:740 FM:510 FO:231 ' +
  'FR:226,227,228,501,607,618,635 GA:626 GB:232,233,234,235,608 GD:330 GE:213 GF:745 GH:627 GI:236 GL:331 GM:629 GN:632 GP:329 GQ:631 ' +
  'GR:237,239,240,241 GT:332 GW:630 GY:750 HK:477 HN:334,335 HR:238 HT:336 HU:243 ID:525 IE:250 IL:428 IN:419 IQ:425 IR:422 IS:251 IT:247 ' +
  'JM:339 JO:438 JP:431,432 KE:634 KG:451 KH:514,515 KI:529 KM:616,620 KN:341 KP:445 KR:440,441 KW:447 KY:319 KZ:436 LA:531 LB:450 LC:343 ' +
  'LI:252 LK:417 LR:636,637 LS:644 LT:277 LU:253 LV:275 LY:642 MA:242 MC:254 MD:214 ME:262 MG:647 MH:538 MK:274 ML:649 MM:506 MN:457 MO:453 ' +
  'MP:536 MQ:347 MR:654 MS:348 MT:215,229,248,249,256 MU:645 MV:455 MW:655 MX:345 MY:533 MZ:650 NA:659 NC:540 NE:656 NG:657 NI:350 ' +
  'NL:244,245,246 NO:257,258,259 NP:459 NR:544 NU:542 NZ:512 OM:461 PA:351,352,353,354,355,356,357,370,371,372,373,374 PE:760 PF:546 PG:553 ' +
  'PH:548 PK:463 PL:261 PM:361 PN:555 PR:358 PS:443 PT:204,255,263 PW:511 PY:755 QA:466 RE:660 RO:264 RS:279 RU:273 RW:661 SA:403 SB:557 ' +
  'SC:664 SD:662 SE:265,266 SG:563,564,565,566 SH:665 SI:278 SK:267 SL:667 SM:268 SN:663 SO:666 SR:765 SS:638 ST:668 SV:359 SY:468 SZ:669 ' +
  'TC:364 TD:670 TG:671 TH:567 TJ:472 TM:434 TN:672 TO:570 TR:271 TT:362 TV:572 TW:416 TZ:674,677 UA:272 UG:675 US:303,338,366,367,368,369 ' +
  'UY:770 UZ:437 VA:208 VC:375,376,377 VE:775 VG:378 VI:379 VN:574 VU:576,577 WF:578 WS:561 YE:473,475 ZA:601 ZM:678 ZW:679';

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  DIGITS_OF_COUNTRIES.split(' ').flatMap((entry) => {
    const [country = '', digits = ''] = entry.split(':');
    return digits.split(',').map((mid) => [mid, country] as const);
  }),
);

/** By the digits that the number begins with, the more particular first; where its country's digits begin, if it has any. */
const FORMS: readonly (readonly [beginning: RegExp, station: Station, countryAt: number | undefined])[] = [
  [/^00/, 'coast_station', 2],
  [/^0/, 'group', 1],
  [/^111/, 'aircraft', 3],
  [/^[2-7]/, 'vessel', 0],
  [/^8/, 'handheld', 1],
  [/^97[024]/, 'distress_beacon', undefined],
  [/^98/, 'auxiliary_craft', 2],
  [/^99/, 'aid_to_navigation', 2],
];

/** The kind of transmitter, and the ISO 3166-1 alpha-2 code of its flag; undefined for digits that no country has. */
export function identityOf(mmsi: number): { readonly station: Station; readonly flag: string | undefined } {
  // Coast stations and groups begin with zeros, which a number does not show.
  const digits = String(mmsi).padStart(9, '0');
  const [, station, at] = FORMS.find(([beginning]) => beginning.test(digits)) ?? [
    undefined,
    'other' as const,
    undefined,
  ];
  return { station, flag: at === undefined ? undefined : COUNTRIES.get(digits.slice(at, at + 3)) };
}

/** Whether any vessel can have this flag. */
export function isFlag(code: string): boolean {
  return FLAGS.has(code);
}

export const FLAGS: ReadonlySet<string> = new Set(COUNTRIES.values());
