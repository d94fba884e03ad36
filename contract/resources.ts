/** When the numbers below were last checked. Shown beside them. */
export const resourcesCheckedOn = '2026-11-20';

/** Who a line is for. */
export type ResourceKind = 'emergency' | 'crisis' | 'abuse' | 'sexual_assault' | 'child' | 'elder' | 'young';

export type Resource = {
  kind: ResourceKind;
  name: string;
  /** As it is written; dial it without spaces and dashes. */
  call?: string;
  text?: { to: string; word?: string };
  web?: string;
  note?: string;
  /** For people who fear what they might do themselves. */
  forOwnBehavior?: true;
};

export const countries = ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'EU', 'other'] as const;
export type Country = (typeof countries)[number];

export const countryNames: Record<Country, string> = {
  US: 'United States',
  GB: 'United Kingdom',
  IE: 'Ireland',
  CA: 'Canada',
  AU: 'Australia',
  NZ: 'New Zealand',
  EU: 'Europe (other countries)',
  other: 'Somewhere else',
};

const everywhere: Resource = {
  kind: 'crisis',
  name: 'Find A Helpline',
  web: 'https://findahelpline.com',
  note: 'Free helplines in more than 130 countries',
};

export const resources: Record<Country, readonly Resource[]> = {
  US: [
    { kind: 'emergency', name: 'Emergency services', call: '911' },
    { kind: 'crisis', name: '988 Suicide & Crisis Lifeline', call: '988', text: { to: '988' } },
    { kind: 'crisis', name: 'Crisis Text Line', text: { to: '741741', word: 'HOME' } },
    {
      kind: 'abuse',
      name: 'National Domestic Violence Hotline',
      call: '1-800-799-7233',
      text: { to: '88788', word: 'START' },
      web: 'https://www.thehotline.org',
      note: 'Also for people who worry about their own behavior',
      forOwnBehavior: true,
    },
    { kind: 'sexual_assault', name: 'RAINN National Sexual Assault Hotline', call: '1-800-656-4673' },
    { kind: 'child', name: 'Childhelp National Child Abuse Hotline', call: '1-800-422-4453' },
    { kind: 'elder', name: 'Eldercare Locator', call: '1-800-677-1116' },
    { kind: 'young', name: 'love is respect', call: '1-866-331-9474', text: { to: '22522', word: 'LOVEIS' } },
    everywhere,
  ],
  GB: [
    { kind: 'emergency', name: 'Emergency services', call: '999' },
    { kind: 'crisis', name: 'Samaritans', call: '116 123', note: 'Free, day and night' },
    { kind: 'crisis', name: 'Shout', text: { to: '85258', word: 'SHOUT' } },
    { kind: 'abuse', name: 'National Domestic Abuse Helpline', call: '0808 2000 247' },
    { kind: 'sexual_assault', name: 'Rape Crisis England & Wales', call: '0808 500 2222' },
    { kind: 'child', name: 'NSPCC, for adults worried about a child', call: '0808 800 5000' },
    { kind: 'young', name: 'Childline, for under 19s', call: '0800 1111' },
    everywhere,
  ],
  IE: [
    { kind: 'emergency', name: 'Emergency services', call: '112', note: '999 works as well' },
    { kind: 'crisis', name: 'Samaritans', call: '116 123', note: 'Free, day and night' },
    { kind: 'crisis', name: 'Text About It', text: { to: '50808', word: 'HELLO' } },
    { kind: 'abuse', name: 'Women’s Aid', call: '1800 341 900' },
    { kind: 'sexual_assault', name: 'National Rape Crisis Helpline', call: '1800 77 8888' },
    { kind: 'young', name: 'Childline', call: '1800 66 66 66' },
    everywhere,
  ],
  CA: [
    { kind: 'emergency', name: 'Emergency services', call: '911' },
    { kind: 'crisis', name: '9-8-8 Suicide Crisis Helpline', call: '9-8-8', text: { to: '988' } },
    {
      kind: 'abuse',
      name: 'ShelterSafe',
      web: 'https://sheltersafe.ca',
      note: 'Finds the nearest shelter and its number',
    },
    { kind: 'young', name: 'Kids Help Phone', call: '1-800-668-6868', text: { to: '686868', word: 'CONNECT' } },
    everywhere,
  ],
  AU: [
    { kind: 'emergency', name: 'Emergency services', call: '000' },
    { kind: 'crisis', name: 'Lifeline', call: '13 11 14' },
    { kind: 'abuse', name: '1800RESPECT', call: '1800 737 732', note: 'Domestic, family and sexual violence' },
    { kind: 'young', name: 'Kids Helpline', call: '1800 55 1800' },
    everywhere,
  ],
  NZ: [
    { kind: 'emergency', name: 'Emergency services', call: '111' },
    { kind: 'crisis', name: '1737', call: '1737', text: { to: '1737' }, note: 'Free, day and night' },
    { kind: 'abuse', name: 'Women’s Refuge', call: '0800 733 843' },
    { kind: 'sexual_assault', name: 'Safe to talk', call: '0800 044 334' },
    { kind: 'young', name: 'Youthline', call: '0800 376 633' },
    everywhere,
  ],
  EU: [
    { kind: 'emergency', name: 'Emergency services', call: '112' },
    { kind: 'crisis', name: 'Emotional support line', call: '116 123', note: 'In many countries, not yet in all' },
    {
      kind: 'abuse',
      name: 'Helpline on violence against women',
      call: '116 016',
      note: 'In many countries, not yet in all',
    },
    { kind: 'young', name: 'Child helpline', call: '116 111' },
    everywhere,
  ],
  other: [
    {
      kind: 'emergency',
      name: 'Emergency services',
      call: '112',
      note: 'Reaches emergency services from mobile phones in most countries. If you know your local number, use that.',
    },
    everywhere,
  ],
};

const europe = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** The country of a language tag ("en-GB"); the United States where it has none. */
export function countryOf(tag: string | undefined): Country {
  const region = tag?.match(/[-_]([a-z]{2})$/i)?.[1]?.toUpperCase();
  if (!region) return 'US';
  return countries.find((country) => country === region) ?? (europe.has(region) ? 'EU' : 'other');
}
