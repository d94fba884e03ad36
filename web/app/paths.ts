/** Every address of the app, as the router reads it. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  conversations: '/conversations',
  soloConversations: '/conversations-simple',
  join: '/join/:id',
  chat: '/chat',
  textAnalyzer: '/text-analyzer',
  relationshipAnalysis: '/relationship-analysis',
  textThisNotThat: '/text-this-not-that',
  argumentResolver: '/argument-resolver',
  relationships: '/relationships',
  relationship: '/relationships/:id',
  savedChat: '/saved-chats/:id',
  chatWindow: '/chat-window/:relationshipId?',
  learningFeed: '/learning-feed',
  journal: '/journal',
  progress: '/progress',
  membership: '/membership',
  checkout: '/checkout',
  subscribe: '/subscribe',
  profile: '/profile',
  settings: '/settings',
  admin: '/admin',
  adminSetup: '/admin-setup',
  auth: '/auth',
  authAction: '/auth/action',
  invite: '/invite/:code',
  landing: '/landing',
  support: '/support',
  coach: '/about/coach',
  terms: '/terms',
  privacy: '/privacy',
  healthData: '/health-data',
  aiSafety: '/ai-safety',
  accessibility: '/accessibility',
  erased: '/erased',
} as const;

/**
 * The server's address for logging in, which the specification names. A full navigation that leads to the sign-in
 * page.
 */
export const loginAddress = '/api/login';

export type Plan = 'core' | 'plus' | 'prime';

/** Addresses with parameters. Pages never build addresses from strings. */
export const href = {
  memory: () => '/settings#memory',
  relationship: (id: string) => `/relationships/${encodeURIComponent(id)}`,
  savedChat: (id: string) => `/saved-chats/${encodeURIComponent(id)}`,
  chat: (conversationId: string) => `/chat?${new URLSearchParams({ id: conversationId })}`,
  beginMediation: (relationshipId?: string) =>
    `${paths.conversations}?${new URLSearchParams({ new: 'group_mediation', ...(relationshipId && { with: relationshipId }) })}`,
  join: (conversationId: string) => `/join/${encodeURIComponent(conversationId)}`,
  chatWindow: (relationshipId: string, sessionId?: string) =>
    `/chat-window${relationshipId && `/${encodeURIComponent(relationshipId)}`}${sessionId ? `?${new URLSearchParams({ session: sessionId })}` : ''}`,
  checkout: (plan: Plan, at: number, interval: 'month' | 'year' = 'month') =>
    `/checkout?${new URLSearchParams({ plan, ...(interval === 'year' && { interval }), v: String(at) })}`,
  signIn: () => '/auth?mode=signin',
  signUp: () => '/auth?mode=signup',
  forgotPassword: () => '/auth?mode=reset',
  signInByLink: () => '/auth?mode=link',
  startTrial: () => '/auth?trial=true',
  erased: (at: Date) => `/erased?${new URLSearchParams({ at: at.toISOString() })}`,
  invite: (code: string) => `/invite/${encodeURIComponent(code)}`,
};
