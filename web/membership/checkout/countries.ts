const CODES = [
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD',
  'CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ES ET FI FJ FO FR GA GB GD GE',
  'GG GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP KE KG KH KI KM',
  'KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MS MT MU MV MW MX',
  'MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SB SC SE SG SI',
  'SK SL SM SN SO SR ST SV SZ TC TD TG TH TJ TL TN TO TR TT TV TW TZ UA UG US UY UZ VC VE VG VN VU WS',
  'YE ZA ZM ZW',
].join(' ');

const names = new Intl.DisplayNames('en-US', { type: 'region' });

/** Countries by name. */
export const TAX_COUNTRIES = CODES.split(' ')
  .map((value) => ({ value, label: names.of(value) ?? value }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));
