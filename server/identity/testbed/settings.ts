import type { Call, Settings } from '#server/identity/embedded/provider.ts';

/**
 * Two accounts with one address need other sign-in services, and there are none here, so that setting is stored and
 * shown without effect.
 */
type BedSettings = Settings & { allowsDuplicates: boolean };

/** The defaults of the emulator: nothing is protected, everything is told. */
export const openSettings = (): BedSettings => ({
  allowsDuplicates: false,
  protectsAddresses: false,
  throttles: false,
  allowsAnonymous: true,
  changesEmailAtOnce: true,
  refusesCommonPasswords: false,
  passwordMinLength: 6,
  wantsHttpsPictures: false,
  deletesAccounts: true,
});

/** The settings in the form of the emulator's configuration. */
export const presentSettings = (settings: BedSettings) => ({
  signIn: {
    allowDuplicateEmails: settings.allowsDuplicates,
    ...(!settings.allowsAnonymous && { anonymous: { enabled: false } }),
  },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: settings.protectsAddresses },
});

/** The settings in the form of the project's configuration. */
export const presentConfig = (settings: BedSettings) => ({
  ...presentSettings(settings),
  blockingFunctions: {},
  passwordPolicyConfig: {
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: settings.passwordMinLength } }],
  },
});

/** The value at a path in a body; an index is a name too. */
export function at(body: unknown, ...names: (string | number)[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    body,
  );
}

export function applySettings(settings: BedSettings, body: unknown) {
  const isPrivate = at(body, 'emailPrivacyConfig', 'enableImprovedEmailPrivacy');
  const anonymous = at(body, 'signIn', 'anonymous', 'enabled');
  const duplicates = at(body, 'signIn', 'allowDuplicateEmails');
  const shortest = at(
    body,
    'passwordPolicyConfig',
    'passwordPolicyVersions',
    0,
    'customStrengthOptions',
    'minPasswordLength',
  );
  if (typeof isPrivate === 'boolean')
    Object.assign(settings, { protectsAddresses: isPrivate, changesEmailAtOnce: !isPrivate });
  if (typeof duplicates === 'boolean') settings.allowsDuplicates = duplicates;
  if (typeof anonymous === 'boolean') settings.allowsAnonymous = anonymous;
  if (typeof shortest === 'number') settings.passwordMinLength = shortest;
}

/** Without a mask a configuration is replaced, and what it does not name gets its default. */
export const replaceSettings =
  (settings: BedSettings, query: unknown): Call =>
  async (_provider, { body }) => {
    if (!at(query, 'updateMask')) Object.assign(settings, openSettings());
    applySettings(settings, body);
    return presentConfig(settings);
  };
