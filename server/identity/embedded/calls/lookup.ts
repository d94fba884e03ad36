import type { Call } from '#server/identity/embedded/provider.ts';
import { holderOf } from '#server/identity/embedded/sign-ins.ts';
import type { Account } from '#server/identity/embedded/store.ts';

const milliseconds = (moment: Date) => String(moment.getTime());

/** An account as the SDK reads it. A constant stands for the password, never its hash. */
export function presentAccount({
  id,
  email,
  emailVerified,
  passwordHash,
  usesLink,
  disabledAt,
  profile,
  createdAt,
  lastSignInAt,
  claims,
  initialEmail,
}: Account) {
  const shown = {
    ...(profile.name && { displayName: profile.name }),
    ...(profile.picture && { photoUrl: profile.picture }),
  };
  const byEmail =
    email && (passwordHash || usesLink)
      ? [{ providerId: 'password', federatedId: email, email, rawId: email, ...shown }]
      : [];
  return {
    localId: id,
    ...(email && { email, emailVerified }),
    ...shown,
    ...(passwordHash && { passwordHash: 'kept' }),
    ...(usesLink && { emailLinkSignin: true }),
    ...(disabledAt && { disabled: true }),
    ...(claims && { customAttributes: JSON.stringify(claims) }),
    ...(initialEmail && { initialEmail }),
    providerUserInfo: byEmail,
    createdAt: milliseconds(createdAt),
    lastLoginAt: milliseconds(lastSignInAt),
    lastRefreshAt: lastSignInAt.toISOString(),
  };
}

export const lookup: Call = async (provider, ask) => {
  const { account } = await holderOf(provider, ask);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [presentAccount(account)] };
};
