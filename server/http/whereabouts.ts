import { TIME_ZONE_HEADER } from '#contract/chat.ts';
import { countryOf } from '#contract/resources.ts';
import { isTimeZone } from '#server/clock/time-zone.ts';
import type { Context } from '#server/http/context.ts';

const first = (value: string | string[] | undefined) => String((Array.isArray(value) ? value[0] : value) ?? '');

/** The writer's country and time zone, for helplines and dates. */
export function whereabouts(headers: Context['headers']) {
  const zone = first(headers[TIME_ZONE_HEADER]);
  return {
    country: countryOf(first(headers['accept-language']).split(/[,;]/)[0]?.trim()),
    timeZone: zone && zone.length <= 60 && isTimeZone(zone) ? zone : 'UTC',
  };
}
