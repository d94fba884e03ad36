import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Inviter } from '#contract/relationship-connections.ts';

export const JOIN_DAYS = 7;
export const MOST_PEOPLE = 6;

/** `unavailable` is never explained to anyone. */
export const PHASES = ['gathering', 'intake', 'hearing', 'restating', 'agreeing', 'agreed', 'unavailable'] as const;
export const Phase = z.enum(PHASES);
export type Phase = z.infer<typeof Phase>;

/** The only words that others see where safety forbids a mediation. */
export const UNAVAILABLE = 'This feature isn’t available for this conversation.';

/** The private safety questions. Nobody else sees the answers, or that there was one. */
export const SAFETY_QUESTIONS = {
  afraid: 'Are you ever afraid of anyone in this conversation?',
  threatened: 'Has anyone in it threatened you, or something or someone you love?',
  hurt: 'Has anyone in it ever hurt you physically, or forced you to do something you didn’t want?',
  controlled: 'Does anyone in it watch, follow or control what you do?',
} as const;

const answer = z.boolean('Please answer yes or no');
const words = (most: number) =>
  z._default(
    z.string().check(z.trim(), z.maxLength(most, `Please keep it under ${most.toLocaleString('en')} characters`)),
    '',
  );

export const Intake = z.object({
  id: z.string(),
  afraid: answer,
  threatened: answer,
  hurt: answer,
  controlled: answer,
  /** "Nobody made me come." */
  isFree: answer,
  happened: words(2000),
  hope: words(2000),
});
export type Intake = z.infer<typeof Intake>;

export const Agreement = z.object({
  items: z.array(z.string()),
  /** When everyone looks at it again. */
  checkInOn: z.nullable(z.iso.date()),
  /** Who has confirmed exactly this text. */
  confirmedBy: z.array(z.string()),
  isConfirmed: z.boolean(),
  /**
   * When everyone had said yes; the first names of the others, and how many of them have erased their account since.
   */
  agreed: z.nullable(z.object({ at: z.iso.datetime(), others: z.array(z.string()), gone: z.int() })),
  /** What the last change replaced, while not everyone has said yes to what stands now. */
  changed: z.nullable(
    z.object({
      /** First name of whoever changed it; null for the caller, or for someone who is gone. */
      by: z.nullable(z.string()),
      isMine: z.boolean(),
      before: z.object({ items: z.array(z.string()), checkInOn: z.nullable(z.iso.date()) }),
      /** The caller had said yes to the wording before, and is asked again. */
      hadMyYes: z.boolean(),
    }),
  ),
});
export type Agreement = z.infer<typeof Agreement>;

export const Mediation = z.object({
  conversationId: z.string(),
  phase: Phase,
  /** The person being heard. */
  turnOf: z.nullable(z.string()),
  people: z.array(
    z.object({
      id: z.string(),
      firstName: z.string(),
      isMe: z.boolean(),
      isOwner: z.boolean(),
      state: z.enum(['invited', 'joined', 'left']),
      /** Whether they finished their private part. Its contents are never told. */
      isReady: z.boolean(),
    }),
  ),
  /** The caller has not answered their private part yet. */
  needsIntake: z.boolean(),
  agreement: z.nullable(Agreement),
  /** Help for the caller only. */
  safety: z.nullable(SafetyNote),
});
export type Mediation = z.infer<typeof Mediation>;

/** A link into a mediation, or an invitation by name. A link's token is shown once, in the fragment of its address. */
export const JoinLink = z.object({
  id: z.string(),
  state: z.enum(['open', 'used', 'closed']),
  /** Who was invited by name, as the owner calls them; null for a link. */
  invited: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type JoinLink = z.infer<typeof JoinLink>;
export const NewJoinLink = z.extend(JoinLink, { link: z.nullable(z.string()) });
export type NewJoinLink = z.infer<typeof NewJoinLink>;

/** What is shown before someone agrees to join: nothing that was said. */
export const JoinPreview = z.object({
  from: z.string(),
  people: z.int(),
  visible: z.array(z.string()),
  hidden: z.array(z.string()),
  expiresAt: z.iso.datetime(),
});
export type JoinPreview = z.infer<typeof JoinPreview>;

const One = z.object({ id: z.string() });
const Token = z.extend(One, { token: z.string().check(z.maxLength(100, 'This isn’t a Mallama link')) });
const tries = { max: 30, seconds: 600, by: 'member' } as const;
const reading = endpoint.meta({ access: 'signed_in', touches: [] });
const writing = endpoint.meta({ access: 'signed_in', touches: ['conversations', 'chats'] });

export const mediation = {
  get: reading
    .route({ method: 'GET', path: '/conversations/{id}/mediation', summary: 'Where a mediation stands' })
    .input(One)
    .output(Mediation),
  invite: endpoint
    .meta({ access: 'member', touches: ['conversations'], limit: { max: 30, seconds: 86_400, by: 'member' } })
    .route({
      method: 'POST',
      path: '/conversations/{id}/invitations',
      summary: 'Invite by a link, or the connected person of one of your relationships',
    })
    .input(z.extend(One, { relationshipId: z.optional(z.nullable(z.string())) }))
    .output(NewJoinLink),
  links: reading
    .route({ method: 'GET', path: '/conversations/{id}/invitations', summary: 'The links you made' })
    .input(One)
    .output(z.array(JoinLink)),
  revoke: writing
    .route({
      method: 'DELETE',
      path: '/conversations/{id}/invitations/{linkId}',
      summary: 'Take a link back',
      successStatus: 204,
    })
    .input(z.object({ id: z.string(), linkId: z.string() }))
    .output(z.void()),
  /** Whoever makes a link tells it their first name. */
  inviter: endpoint
    .meta({ access: 'anyone', touches: [], limit: tries })
    .route({
      method: 'POST',
      path: '/conversations/{id}/join/inviter',
      summary: 'Who made this link, before you have an account',
    })
    .input(Token)
    .output(Inviter),
  preview: endpoint
    .meta({ access: 'signed_in', touches: [], limit: tries })
    .route({
      method: 'POST',
      path: '/conversations/{id}/join/preview',
      summary: 'Who invites you, and what others will see',
    })
    .input(z.extend(One, { token: z.optional(z.nullable(z.string().check(z.maxLength(100)))) }))
    .output(JoinPreview),
  join: endpoint
    .meta({ access: 'signed_in', touches: ['conversations', 'chats'], limit: tries })
    .route({ method: 'POST', path: '/conversations/{id}/join', summary: 'Come into it, knowing what others will see' })
    .input(
      z.extend(One, {
        token: z.optional(z.nullable(Token.shape.token)),
        consent: z.literal(true, 'Please say that you agree'),
      }),
    )
    .output(Mediation),
  decline: writing
    .route({
      method: 'POST',
      path: '/conversations/{id}/decline',
      summary: 'Not this; whoever invited you by name is told no reason',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
  answer: writing
    .route({
      method: 'PUT',
      path: '/conversations/{id}/intake',
      summary: 'Your private part: nobody else ever sees it, or what came of it',
    })
    .input(Intake)
    .output(Mediation),
  passOn: writing
    .route({
      method: 'POST',
      path: '/conversations/{id}/turn',
      summary: 'You have said what you wanted; the next one is heard',
    })
    .input(One)
    .output(Mediation),
  propose: writing
    .route({
      method: 'PUT',
      path: '/conversations/{id}/agreement',
      summary: 'Word the agreement; everyone confirms it anew',
    })
    .input(
      z.extend(One, {
        items: z
          .array(
            z
              .string()
              .check(
                z.trim(),
                z.minLength(1, 'An empty line'),
                z.maxLength(500, 'Please keep each line under 500 characters'),
              ),
          )
          .check(z.minLength(1, 'An agreement needs at least one line'), z.maxLength(20, 'Please keep it to 20 lines')),
        checkInOn: z.nullable(z.iso.date('Please choose a day')),
      }),
    )
    .output(Mediation),
  confirm: writing
    .route({ method: 'POST', path: '/conversations/{id}/agreement/confirm', summary: 'Agree to this wording' })
    .input(z.extend(One, { items: z.array(z.string()), checkInOn: z.optional(z.nullable(z.iso.date())) }))
    .output(Mediation),
};
