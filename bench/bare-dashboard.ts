// The dashboard as little as it can be: node:http, a pool, prepared statements, plain text, no framework.
import { createServer } from 'node:http';
import { jwtVerify } from 'jose';
import pg from 'pg';
import { type Deed, inputsOn, scoreFrom } from '#contract/progress-scores.ts';
import { scoresAt, UNRATED } from '#contract/relationship-scores.ts';

const { PORT = '', CONNECTION = '{}', KEY = '{}', CACHE } = process.env;
const pool = new pg.Pool({ ...JSON.parse(CONNECTION), max: 10 });
const key = await crypto.subtle.importKey('jwk', JSON.parse(KEY), { name: 'ECDSA', namedCurve: 'P-256' }, false, [
  'verify',
]);

const PERSON = `select u.id, u.is_admin, u.disabled_at, u.signed_out_at, u.trial_started_at, u.trial_ends_at, s.id as session, s.ended_at,
  w.plus_until, b.provider_subscription_id, b.plan, b.status, b.past_due_since from users u
  left join identity_sessions s on s.id = $2
  left join subscriptions b on b.user_id = u.id and b.provider = 'sandbox' and b.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
  left join waitlist_entries w on w.user_id = u.id and w.provider = 'sandbox' and w.status in ('active', 'offered', 'accepted')
  where u.id = $1`;
const HERE = 'r.deleted_at is null and r.archived_at is null';
const OVERVIEW = `select r.id, r.type, r.trust_safety, r.communication_clarity, r.growth, r.joy_fulfillment, r.good_moments, r.conflicts,
  r.weighed_at, c.other_id, case when row_number() over (order by r.id desc) <= 6 then p.words end as words
  from relationships r join bench_words p on p.id = r.id left join connections c on c.relationship_id = r.id
  where r.owner_id = $1 and ${HERE} order by r.id desc limit 1000`;
const DATES = `select d.id, d.day::text as day, d.repeats, d.time_zone, t.words as text, r.id as person, p.words as name from relationship_dates d
  join bench_words t on t.id = d.id join relationships r on r.id = d.relationship_id and ${HERE} join bench_words p on p.id = r.id
  where d.owner_id = $1 limit 500`;
const ITEMS = `select i.id, i.kind, i.due_on::text as "on", t.words as text, r.id as person, p.words as name from relationship_plan_items i
  join bench_words t on t.id = i.id join relationships r on r.id = i.relationship_id and ${HERE} join bench_words p on p.id = r.id
  where i.owner_id = $1 and i.done_at is null and (i.kind = 'promise' or (i.kind = 'step' and i.due_on is not null))
  order by i.due_on, i.id limit $2`;
const TALKS = `select t.id, t.status, t.updated_at, t.message_count, p.words from thread_members m join threads t on t.id = m.thread_id
  join bench_words p on p.id = t.id where m.member_id = $1 and m.state = 'joined' and t.kind in ('solo_session', 'group_mediation')
  and not t.is_temporary order by t.updated_at desc, t.id desc limit 200`;
const CARDS =
  'select c.owner_id, p.words from insight_cards c join bench_words p on p.id = c.owner_id where c.owner_id = $1';

const SINCE = "current_date - interval '57 days'";
const DEEDS = `select kind, id, relationship_id, at, null::text as day, null::timestamptz as done_at
    from relationship_moments where owner_id = $1 and at >= ${SINCE}
  union all select 'entry', id, relationship_id, null, day::text, null from journal_entries where owner_id = $1 and deleted_at is null and day >= ${SINCE}
  union all select 'commitment', id, relationship_id, null, due_on::text, done_at from relationship_plan_items
    where owner_id = $1 and kind in ('step', 'promise') and (done_at >= ${SINCE} or due_on >= ${SINCE})
  union all select status, id, relationship_id, created_at, null, null from saved_chats
    where owner_id = $1 and status in ('resolved', 'needs_attention') and created_at >= ${SINCE}`;

const query = async <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
  (await pool.query<Row>({ name, text, values })).rows;

type Claims = { id: string; session: string | null; name: string };
const known = new Map<string, Claims>();

async function whoIs(token: string): Promise<Claims> {
  const held = CACHE ? known.get(token) : undefined;
  if (held) return held;
  const { payload } = await jwtVerify(token, key, { algorithms: ['ES256'] });
  const claims = { id: String(payload.sub), session: String(payload.sid), name: String(payload.name) };
  known.set(token, claims);
  return claims;
}

type PersonRow = { disabled_at: Date | null; ended_at: Date | null; trial_ends_at: Date | null };
type CardRow = { id: string; type: string; other_id: string | null; words: string | null; weighed_at: Date | null } & {
  trust_safety: number;
  communication_clarity: number;
  growth: number;
  joy_fulfillment: number;
  good_moments: number;
  conflicts: number;
};
type NextRow = { kind: string; id: string; person: string; name: string; text: string; on: string | null };
type DateRow = Omit<NextRow, 'kind' | 'on'> & { day: string };

function card(row: CardRow, now: Date) {
  const at = row.weighed_at;
  const ratings = {
    trustSafety: row.trust_safety,
    communicationClarity: row.communication_clarity,
    growth: row.growth,
    joyFulfillment: row.joy_fulfillment,
  };
  const scores = at ? scoresAt({ ratings, goodMoments: row.good_moments, conflicts: row.conflicts, at }, now) : UNRATED;
  const words = row.words ? JSON.parse(row.words) : undefined;
  return { words, isRated: at !== null, scores, row };
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text);

function presentCard({ words, isRated, scores, row }: ReturnType<typeof card>) {
  return {
    id: row.id,
    personName: words.personName,
    relationshipType: row.type,
    customLabel: words.customLabel,
    isRated,
    ...scores,
    currentState: short(words.notes),
    workingOn: short(words.strugglingWith.split('\n').join(', ')),
    isMutual: row.other_id !== null,
  };
}

type TalkRow = { id: string; status: string; updated_at: Date; message_count: number; words: string };

function talk(row: TalkRow, memberId: string) {
  const { title, steps } = JSON.parse(row.words);
  return { row, title, steps: steps[memberId] ?? [] };
}

type DeedRow = {
  kind: Deed['kind'];
  id: string;
  relationship_id: string | null;
  at: Date | null;
  day: string | null;
  done_at: Date | null;
};

function progressOf(rows: DeedRow[], told: ReturnType<typeof talk>[], now: Date) {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const deeds = rows.map(({ kind, id, relationship_id, at, day: on, done_at }) => {
    return { kind, id, relationshipId: relationship_id, on: at ? day(at) : on, doneOn: done_at && day(done_at) };
  });
  const talks = told
    .filter(({ row }) => row.message_count > 0)
    .map(({ row, steps }) => {
      return { id: row.id, on: day(row.updated_at), steps };
    });
  const inputs = Object.entries(inputsOn({ deeds, talks }, day(now)));
  const scores = inputs.map(([category, counted]) => [category, scoreFrom(counted)] as const);
  return Object.fromEntries(
    scores.filter(([category, score]) => score !== null || category === 'emotional_intelligence'),
  );
}

/** Every date here comes again each year; the days are compared as text. */
function nextDay(day: string, today: string): string {
  const here = `${today.slice(0, 4)}${day.slice(4)}`;
  return here < today ? `${Number(today.slice(0, 4)) + 1}${day.slice(4)}` : here;
}

function nextOf(dates: DateRow[], items: NextRow[], now: Date) {
  const today = now.toISOString().slice(0, 10);
  const horizon = new Date(now.getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  const ahead = dates.flatMap((row): NextRow[] => {
    const on = nextDay(row.day, today);
    return on <= horizon ? [{ ...row, kind: 'date', on }] : [];
  });
  return [...ahead, ...items]
    .sort((a, b) => (a.on ?? '9999').localeCompare(b.on ?? '9999') || (a.id < b.id ? -1 : 1))
    .slice(0, 5)
    .map(({ kind, id, person, name, text, on }) => {
      return { kind, id, relationshipId: person, personName: JSON.parse(name).personName, text: JSON.parse(text), on };
    });
}

async function dashboard(token: string) {
  const who = await whoIs(token);
  const [person] = await query<PersonRow>('person', PERSON, [who.id, who.session]);
  if (!person || person.disabled_at || person.ended_at || !person.trial_ends_at) throw new Error('Not signed in.');
  const [rows, dates, items, [kept], talks, deeds] = await Promise.all([
    query<CardRow>('overview', OVERVIEW, [who.id]),
    query<DateRow>('dates', DATES, [who.id]),
    query<NextRow>('items', ITEMS, [who.id, 5]),
    query<{ words: string }>('cards', CARDS, [who.id]),
    query<TalkRow>('talks', TALKS, [who.id]),
    query<DeedRow>('deeds', DEEDS, [who.id]),
  ]);
  const now = new Date();
  const told = talks.map((row) => talk(row, who.id));
  const cards = rows.map((row) => card(row, now));
  const rated = cards.filter(({ isRated }) => isRated).map(({ scores }) => scores);
  const mean = (name: keyof typeof UNRATED) => rated.reduce((sum, scores) => sum + scores[name], 0) / rated.length;
  const progress = progressOf(deeds, told, now);
  const values = Object.values(progress).filter((value) => value !== null);
  return {
    firstName: who.name.split(' ')[0],
    relationships: {
      total: rows.length,
      healthy: rated.filter((scores) => scores.overallHealthScore >= 70).length,
      needAttention: rated.filter((scores) => scores.overallHealthScore < 50).length,
      averageHealth: Math.round(mean('overallHealthScore')),
      first: cards.filter(({ words }) => words).map(presentCard),
    },
    insightCards: JSON.parse(kept?.words ?? '[]'),
    progress,
    progressScore: values.length === 0 ? null : Math.round(values.reduce((a, b) => a + b, 0) / values.length),
    next: nextOf(dates, items, now),
    conversations: told.map(({ row, title }) => ({
      id: row.id,
      title,
      status: row.status,
      updatedAt: row.updated_at.toISOString(),
    })),
    textAnalyses: [],
    relationshipAnalyses: [],
    learningFeed: [],
  };
}

createServer(async (request, reply) => {
  try {
    const body = JSON.stringify(await dashboard(request.headers.authorization?.slice(7) ?? ''));
    reply.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body);
  } catch (error) {
    process.stderr.write(`${error}\n`);
    reply.writeHead(500).end();
  }
}).listen(Number(PORT), () => process.stdout.write('ready\n'));
