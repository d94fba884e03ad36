import type { Readable } from '#contract/readers.ts';

/** What a column tells whoever holds a copy of the database. */
export type Tells =
  | Readable
  /** Sealed under a key of the vault, wrapped by the master key, or a hash that is keyed or of a random secret. */
  | 'nothing'
  /** The house's own: names of jobs, versions, which of us works on it. */
  | 'ours';

/** Of these types every column tells the same; `bytea` must be sealed, wrapped or a hash. */
export const BY_TYPE: Readonly<Record<string, Tells>> = {
  uuid: 'together',
  ARRAY: 'together',
  'timestamp with time zone': 'dates',
  date: 'dates',
  bytea: 'nothing',
};

const of = (tells: Tells, ...columns: string[]) => columns.map((column) => [column, tells] as const);

/** Every other column, by table. A column that is missing here fails the test: say what it tells first. */
export const COLUMNS: ReadonlyMap<string, Tells> = new Map([
  ...of('ours', 'admin_claims.one', 'admin_setup_codes.kind'),
  ...of('ours', 'coach_progress.edition', 'coach_runs.attempts', 'coach_runs.crashes', 'house_secrets.name'),
  ...of('ours', 'idempotency_keys.endpoint', 'idempotency_keys.key', 'identity_sessions.generation'),
  ...of('ours', 'jobs.name', 'jobs.key', 'jobs.payload', 'jobs.every_seconds', 'jobs.attempts', 'jobs.last_error'),
  ...of('ours', 'jobs.crashes', 'limits.name', 'live_events.id', 'live_events.xact', 'signing_keys.number'),
  ...of('ours', 'vault_keys.version', 'vault_keys.master_id', 'vault_master.one', 'vault_master.master_id'),
  ...of('nothing', 'admin_setup_codes.hash', 'idempotency_keys.body_hash', 'identity_accounts.password_hash'),
  ...of(
    'nothing',
    'identity_codes.hash',
    'identity_throttles.key',
    'identity_codes.asker',
    'identity_events.who',
    'invitations.code_hash',
    'invitations.email_hash',
  ),
  ...of('nothing', 'billing_customers.contact', 'limits.who', 'refusals.email_hash', 'trial_claims.email_hash'),
  // Emptied at the start, for everybody: the older version's words.
  ...of('nothing', 'relationships.connecting_off', 'users.adult_on', 'users.age_doubted_at'),
  ...of('ours', 'admin_actions.action', 'admin_actions.subject', 'admin_actions.details', 'admin_actions.is_done'),
  ...of('counts', 'coach_days.adapter', 'coach_days.answered', 'coach_days.fell_back', 'coach_days.failed'),
  ...of('counts', 'coach_days.milliseconds', 'coach_days.slowest'),
  ...of('counts', 'coach_spend.requests', 'coach_spend.tokens', 'identity_throttles.count', 'limits.count'),
  ...of('counts', 'threads.message_count', 'stories.likes', 'stories.comments'),
  // Fixed sentences of a vocabulary, about nobody, and read by every member.
  ...of('community', 'stories.category', 'stories.title', 'stories.summary', 'stories.lesson'),
  ...of('community', 'stories.is_by_mallama', 'story_reports.reason', 'feed_readers.name', 'story_shares.withdrawn'),
  ...of('nothing', 'billing_customers.contact'),
  ...of('plan', 'billing_customers.card_setup_id', 'payment_alerts.kind', 'payment_alerts.provider'),
  ...of('plan', 'payment_alerts.subject', 'sandbox_customers.payment_method', 'sandbox_subscriptions.scheduled_plan'),
  ...of('plan', 'subscriptions.price_id', 'subscriptions.interval', 'subscriptions.scheduled_interval'),
  ...of('nothing', 'story_likes.who', 'story_reports.who'),
  ...of('kinds', 'ai_notices.due', 'coach_runs.task', 'coach_runs.room', 'coach_runs.status', 'live_events.kind'),
  ...of('kinds', 'arguments.status'),
  ...of('kinds', 'mediations.phase', 'relationship_moments.kind', 'relationship_plan_items.kind'),
  ...of('kinds', 'relationship_plan_items.source', 'relationship_plan_items.helped'),
  ...of('kinds', 'relationship_dates.repeats', 'relationship_dates.remind_days', 'relationships.type'),
  ...of('kinds', 'saved_chats.status', 'thread_members.state', 'thread_messages.status', 'threads.kind'),
  ...of('kinds', 'thread_messages.not_helpful', 'thread_messages.is_removed', 'threads.status', 'threads.is_temporary'),
  ...of('kinds', 'users.is_admin'),
  ...of('scores', 'relationship_moments.trust_safety', 'relationship_moments.communication_clarity'),
  ...of('scores', 'relationship_moments.growth', 'relationship_moments.joy_fulfillment'),
  ...of('scores', 'relationships.trust_safety', 'relationships.communication_clarity', 'relationships.growth'),
  ...of('scores', 'relationships.joy_fulfillment', 'relationships.good_moments', 'relationships.conflicts'),
  ...of('signIn', 'identity_accounts.email', 'identity_accounts.email_verified', 'identity_accounts.uses_link'),
  ...of('signIn', 'identity_codes.purpose', 'identity_codes.email', 'identity_codes.new_email'),
  ...of('signIn', 'identity_events.kind', 'identity_events.device'),
  ...of('signIn', 'identity_sessions.device', 'users.issuer', 'users.subject'),
  ...of('plan', 'billing_customers.card_setup_id', 'payment_alerts.kind', 'payment_alerts.provider'),
  ...of('plan', 'payment_alerts.subject', 'sandbox_customers.payment_method', 'sandbox_subscriptions.scheduled_plan'),
  ...of('plan', 'subscriptions.price_id', 'subscriptions.interval', 'subscriptions.scheduled_interval'),
  ...of('plan', 'subscriptions.discount', 'subscriptions.last_paid', 'subscriptions.promotion_code'),
  ...of('plan', 'sandbox_subscriptions.interval', 'sandbox_subscriptions.scheduled_interval'),
  ...of('plan', 'sandbox_subscriptions.last_paid', 'sandbox_subscriptions.percent_off'),
  ...of('plan', 'sandbox_subscriptions.promotion', 'sandbox_payments.discount', 'sandbox_payments.interval'),
  ...of('plan', 'subscriptions.promotion_code', 'subscriptions.discount', 'subscriptions.last_paid'),
  ...of('plan', 'sandbox_subscriptions.interval', 'sandbox_subscriptions.scheduled_interval'),
  ...of('plan', 'sandbox_subscriptions.promotion', 'sandbox_subscriptions.percent_off'),
  ...of('plan', 'sandbox_subscriptions.last_paid', 'sandbox_payments.interval', 'sandbox_payments.discount'),
  ...of('timeZone', 'relationship_dates.time_zone'),
  ...of('plan', 'billing_customers.provider', 'billing_customers.customer_id', 'payment_events.provider'),
  ...of('plan', 'payment_events.event_id', 'payment_events.type', 'payment_events.customer_id'),
  ...of('plan', 'payment_events.payment_id', 'payment_events.attempts', 'payment_events.last_error'),
  ...of('plan', 'sandbox_customers.id', 'sandbox_payments.id', 'sandbox_payments.secret'),
  ...of('plan', 'sandbox_payments.customer_id', 'sandbox_payments.subscription_id', 'sandbox_payments.purpose'),
  ...of('plan', 'sandbox_payments.plan', 'sandbox_payments.amount', 'sandbox_payments.status'),
  ...of('plan', 'sandbox_payments.payment_method', 'sandbox_payments.error_code', 'sandbox_subscriptions.id'),
  ...of('plan', 'sandbox_subscriptions.customer_id', 'sandbox_subscriptions.plan', 'sandbox_subscriptions.status'),
  ...of('plan', 'sandbox_subscriptions.cancel_at_period_end', 'sandbox_subscriptions.payment_method'),
  ...of('plan', 'sandbox_subscriptions.tries', 'subscriptions.provider', 'subscriptions.provider_subscription_id'),
  ...of('plan', 'subscriptions.item_id', 'subscriptions.plan', 'subscriptions.scheduled_plan', 'subscriptions.amount'),
  ...of('plan', 'subscriptions.currency', 'subscriptions.status', 'subscriptions.cancel_at_period_end'),
  ...of('plan', 'subscriptions.card_brand', 'subscriptions.card_last4', 'waitlist_entries.provider'),
  ...of('plan', 'waitlist_entries.payment_id', 'waitlist_entries.amount', 'waitlist_entries.currency'),
  ...of('plan', 'waitlist_entries.status', 'waitlist_entries.ends_subscription'),
  ...of('choices', 'agreements.version', 'agreements.sharing', 'coach_consents.host', 'coach_consents.name'),
  ...of('choices', 'sharing_consents.agreed', 'sharing_consents.version', 'sharing_consents.occasion'),
  ...of('safety', 'safety_counts.category', 'safety_counts.level', 'safety_counts.resource', 'safety_counts.count'),
]);
