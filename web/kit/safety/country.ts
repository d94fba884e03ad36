import { type Country, countries, countryOf } from '#contract/resources.ts';

const KEY = 'mallama-country';

/** The choice stored in this browser, else the region of its language. */
export function readCountry(): Country {
  return countries.find((country) => country === stored()) ?? countryOf(navigator.language);
}

export function keepCountry(country: Country): void {
  try {
    localStorage.setItem(KEY, country);
  } catch {
    // It is asked again next time.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
