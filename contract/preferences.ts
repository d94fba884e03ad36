import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { countries } from '#contract/resources.ts';

/** The side of a picture in pixels: the browser makes it so small before it is sent. */
export const PICTURE_SIDE = 256;
const LONGEST_PICTURE = 120_000;

const Picture = z
  .string('Please choose a JPEG, PNG or WebP picture')
  .check(
    z.maxLength(LONGEST_PICTURE, 'This picture is too large'),
    z.regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'Please choose a JPEG, PNG or WebP picture'),
  );

/** What somebody chose for themselves; null where they did not. Nobody else sees it. */
export const Preferences = z.object({
  picture: z.nullable(Picture),
  /** Whose helplines are shown. */
  country: z.nullable(z.enum(countries, 'There is no list for this country')),
  /** By which their days begin and end; null for that of the device they use. */
  timeZone: z.nullable(z.string('Please choose a time zone').check(z.maxLength(60, 'There is no such time zone'))),
  /** How they are told what they wanted to be reminded of: dates, promises and what was agreed. */
  remindsByEmail: z.boolean('Please say yes or no'),
  remindsInApp: z.boolean('Please say yes or no'),
});
export type Preferences = z.infer<typeof Preferences>;

export const NO_PREFERENCES: Preferences = {
  ...{ picture: null, country: null, timeZone: null },
  ...{ remindsByEmail: true, remindsInApp: true },
};

const own = { access: 'signed_in', anyAge: true } as const;

export const preferences = {
  get: endpoint
    .meta({ ...own, touches: [] })
    .route({ method: 'GET', path: '/account/preferences', summary: 'Your picture, country, time zone and reminders' })
    .output(Preferences),
  change: endpoint
    .meta({ ...own, touches: ['account'], limit: { max: 200, seconds: 3600, by: 'member' } })
    .route({ method: 'PATCH', path: '/account/preferences', summary: 'Change some of them' })
    .input(z.partial(Preferences))
    .output(Preferences),
};
