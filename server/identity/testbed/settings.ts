import type { Settings } from '#server/identity/embedded/provider.ts';

/** As the emulator is: nothing guarded, everything told. */
export const openSettings = (): Settings => ({
  protectsAddresses: false,
  throttles: false,
  allowsAnonymous: true,
  changesEmailAtOnce: true,
  refusesCommonPasswords: false,
  passwordMinLength: 6,
});

/** The settings in the words of the emulator's configuration. */
export const presentSettings = ({ protectsAddresses, allowsAnonymous, passwordMinLength }: Settings) => ({
  signIn: {
    allowDuplicateEmails: false,
    email: { enabled: true, passwordRequired: false },
    anonymous: { enabled: allowsAnonymous },
  },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: protectsAddresses },
  passwordPolicyConfig: {
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: passwordMinLength } }],
  },
});

/** What stands at a path of names in a body; an index is a name too. */
export function at(body: unknown, ...names: (string | number)[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    body,
  );
}

export function applySettings(settings: Settings, body: unknown) {
  const isPrivate = at(body, 'emailPrivacyConfig', 'enableImprovedEmailPrivacy');
  const anonymous = at(body, 'signIn', 'anonymous', 'enabled');
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
  if (typeof anonymous === 'boolean') settings.allowsAnonymous = anonymous;
  if (typeof shortest === 'number') settings.passwordMinLength = shortest;
}
