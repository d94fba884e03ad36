import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { countries } from '#contract/resources.ts';

/** Pixels. The browser scales a picture down before it is sent. */
export const PICTURE_SIDE = 256;
const LONGEST_PICTURE = 120_000;

const Picture = z
  .string('Please choose a JPEG, PNG or WebP picture')
  .check(
    z.maxLength(LONGEST_PICTURE, 'This picture is too large'),
    z.regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'Please choose a JPEG, PNG or WebP picture'),
  );

/** A member's settings; null where nothing was chosen. Never shown to others. */
export const Preferences = z.object({
  picture: z.nullable(Picture),
  /** The country whose helplines are shown. */
  country: z.nullable(z.enum(countries, 'There is no list for this country')),
  /** The time zone of their days; null: that of the device. */
  timeZone: z.nullable(z.string('Please choose a time zone').check(z.maxLength(60, 'There is no such time zone'))),
  /** Whether reminders of dates, promises and agreements are sent by email. */
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
