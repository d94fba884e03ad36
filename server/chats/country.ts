import { countryOf } from '#contract/resources.ts';
import type { Context } from '#server/http/context.ts';

/** Where the writer seems to be, for whom to call. */
export const countryIn = (headers: Context['headers']) =>
  countryOf(
    String(headers['accept-language'] ?? '')
      .split(/[,;]/)[0]
      ?.trim(),
  );
