import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { endpoint } from '#contract/endpoint.ts';
import { RELATIONSHIP_TYPES } from '#contract/relationship-types.ts';

export const INVITATION_DAYS = 7;
export const CODE_LENGTH = 8;
/** Without letters and digits that look alike. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code as people type it: in any case, with spaces or dashes. */
export const readCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** `closed` covers taken back, expired and declined alike. */
export const Invitation = z.object({
  id: z.string(),
  relationshipId: z.string(),
  way: z.enum(['hand', 'mail']),
  status: z.enum(['open', 'accepted', 'closed']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The code and its link are shown once and cannot be read again. */
export const NewInvitation = z.extend(Invitation, { code: z.string(), link: z.string() });
export type NewInvitation = z.infer<typeof NewInvitation>;

/** What the one who was invited sees before they decide. `choices` are their own relationships without a connection. */
export const InvitationPreview = z.object({
  from: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
  expiresAt: z.iso.datetime(),
  /** Sentences that say exactly what the other person will and will not see. */
  visible: z.array(z.string()),
  hidden: z.array(z.string()),
  choices: z.array(z.object({ id: z.string(), personName: z.string(), relationshipType: z.enum(RELATIONSHIP_TYPES) })),
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;

/** Their first name, if they gave one. */
export const Inviter = z.object({ firstName: z.nullable(z.string()) });

export const Connection = z.object({
  relationshipId: z.string(),
  personName: z.string(),
  connectedToUserId: z.string(),
  since: z.iso.datetime(),
});
export type Connection = z.infer<typeof Connection>;

/** People who cannot invite the caller: disconnected, blocked, or unwanted. */
export const Refused = z.object({ id: z.string(), name: z.nullable(z.string()), at: z.iso.datetime() });
export type Refused = z.infer<typeof Refused>;

const answer = z.boolean('Please answer with yes or no');

const One = z.object({ id: z.string() });
const Code = z.object({ code: z.string().check(z.maxLength(40, 'This is not a code')) });
const tries = { max: 30, seconds: 600, by: 'member' } as const;
const changed = ['relationships', 'dashboard'] as const;

export const connections = {
  invite: endpoint
    .meta({ access: 'member', touches: ['relationships'], limit: { max: 20, seconds: 86_400, by: 'member' } })
    .route({
      method: 'POST',
      path: '/relationships/{id}/invitations',
      summary: 'Invite this person to connect: with an address by mail, else by handing on the code',
    })
    .input(
      z.object({
        id: z.string(),
        email: z.optional(z.email('Invalid email address.').check(z.maxLength(254, 'Invalid email address.'))),
      }),
    )
    .output(NewInvitation),
  invitations: endpoint
    .meta({ access: 'member', touches: [] })
    .route({ method: 'GET', path: '/relationships/{id}/invitations', summary: 'Your latest invitations to them' })
    .input(One)
    .output(z.array(Invitation)),
  revoke: endpoint
    .meta({ access: 'member', touches: ['relationships'] })
    .route({
      method: 'DELETE',
      path: '/relationships/{id}/invitations/{invitationId}',
      summary: 'Take an invitation back',
      successStatus: 204,
    })
    .input(z.object({ id: z.string(), invitationId: z.string() }))
    .output(z.void()),
  /** If something the caller wrote closed connecting, they can open it again by answering no to four questions. */
  offerAgain: endpoint
    .meta({ access: 'member', touches: ['relationships'], limit: { max: 30, seconds: 86_400, by: 'member' } })
    .route({
      method: 'POST',
      path: '/relationships/{id}/connecting',
      summary: 'Have connecting offered again; what is answered is kept nowhere',
    })
    .input(z.object({ id: z.string(), afraid: answer, threatened: answer, hurt: answer, controlled: answer }))
    .output(z.object({ canConnect: z.boolean(), safety: z.nullable(SafetyNote) })),
  /** Whoever sends an invitation tells it their first name. */
  inviter: endpoint
    .meta({ access: 'anyone', touches: [], limit: tries })
    .route({
      method: 'GET',
      path: '/invitations/{code}/inviter',
      summary: 'Who invites you, before you have an account',
    })
    .input(Code)
    .output(Inviter),
  preview: endpoint
    .meta({ access: 'signed_in', touches: [], limit: tries })
    .route({ method: 'GET', path: '/invitations/{code}', summary: 'Who invites you, and what it means' })
    .input(Code)
    .output(InvitationPreview),
  accept: endpoint
    .meta({ access: 'signed_in', touches: changed, limit: tries })
    .route({
      method: 'POST',
      path: '/invitations/{code}/accept',
      summary: 'Connect one of your relationships, or a new one',
    })
    .input(
      z.extend(Code, {
        /** One of the caller's; if left out, a new one with this name and type. */
        relationshipId: z.optional(z.string()),
        personName: z.optional(
          z
            .string('Person name is required')
            .check(
              z.trim(),
              z.minLength(1, 'Person name is required'),
              z.maxLength(100, 'Please keep the name under 100 characters'),
              z.regex(/^[^\n\r\u2028\u2029]*$/, 'Please keep the name to one line'),
            ),
        ),
        relationshipType: z.optional(z.enum(RELATIONSHIP_TYPES, 'Relationship type is required')),
      }),
    )
    .output(z.extend(Connection, { safety: z.nullable(SafetyNote) })),
  /** Also without an account: this person then sends no more emails to that address. */
  decline: endpoint
    .meta({ access: 'anyone', touches: ['relationships'], limit: tries })
    .route({
      method: 'POST',
      path: '/invitations/{code}/decline',
      summary: 'Decline; with `noMore` this person cannot invite you again, with `block` a connection ends as well',
      successStatus: 204,
    })
    .input(z.extend(Code, { also: z._default(z.enum(['nothing', 'noMore', 'block']), 'nothing') }))
    .output(z.void()),
  connected: endpoint
    .meta({ access: 'signed_in', touches: [] })
    .route({ method: 'GET', path: '/connections', summary: 'Who you are connected with' })
    .output(z.array(Connection)),
  disconnect: endpoint
    .meta({ access: 'signed_in', touches: changed, anyAge: true })
    .route({
      method: 'POST',
      path: '/relationships/{id}/disconnect',
      summary: 'End a connection at once; they are not told why, and cannot invite you again',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
  refused: endpoint
    .meta({ access: 'signed_in', touches: [] })
    .route({ method: 'GET', path: '/connections/refused', summary: 'Who cannot invite you' })
    .output(z.array(Refused)),
  allow: endpoint
    .meta({ access: 'signed_in', touches: ['relationships'] })
    .route({
      method: 'DELETE',
      path: '/connections/refused/{id}',
      summary: 'Let this person invite you again',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
};
