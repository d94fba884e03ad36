import { TIME_ZONE_HEADER } from '#contract/chat.ts';
import { countryOf } from '#contract/resources.ts';
import { isTimeZone } from '#server/clock/time-zone.ts';
import type { Context } from '#server/http/context.ts';

const first = (value: string | string[] | undefined) => String((Array.isArray(value) ? value[0] : value) ?? '');

/** Where the writer seems to be: for whom to call, and for which day and hour it is there. */
export function whereabouts(headers: Context['headers']) {
  const zone = first(headers[TIME_ZONE_HEADER]);
  return {
    country: countryOf(first(headers['accept-language']).split(/[,;]/)[0]?.trim()),
    timeZone: zone && zone.length <= 60 && isTimeZone(zone) ? zone : 'UTC',
  };
}
