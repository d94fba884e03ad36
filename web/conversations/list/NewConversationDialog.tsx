import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ConversationType, NewConversation } from '#contract/conversations.ts';
import type { Connection } from '#contract/relationship-connections.ts';
import { api } from '#web/app/api.ts';
import { href } from '#web/app/paths.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { useDraft } from '#web/app/useDraft.ts';
import { TYPE_LABELS, TYPE_MEANS } from '#web/conversations/labels.ts';
import { tellInvited } from '#web/conversations/mediation/tellInvited.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';

type Form = { title: string; type: ConversationType; description: string };

const blank: Form = { title: '', type: 'solo_session', description: '' };
const types = Object.entries(TYPE_LABELS).map(([value, label]) => ({ value, label }));

type Props = {
  /** Preselected where somebody came for it. */
  type?: ConversationType | undefined;
  /** The connected person of this relationship is invited at once. */
  withId?: string | null;
  onClose: () => void;
};

export function NewConversationDialog({ withId = null, ...props }: Props) {
  const connected = useQuery({
    ...api.relationships.connections.connected.queryOptions(),
    enabled: withId !== null,
  });
  if (withId !== null && connected.isPending) return null;
  return <Begin partner={connected.data?.find(({ relationshipId }) => relationshipId === withId)} {...props} />;
}

type BeginProps = Omit<Props, 'withId'> & { partner: Connection | undefined };

/** Unsent text is kept as a draft. */
function Begin({ type, partner, onClose }: BeginProps) {
  const draft = useDraft<Form>(partner ? `conversations/with-${partner.relationshipId}` : 'conversations/new');
  const navigate = useNavigate();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [checked, setChecked] = useState(false);
  const [wanted, setWanted] = useState(type);
  const start = partner ? { ...blank, title: 'Talking it over' } : blank;
  const form = { ...(draft.value ?? start), ...(wanted && { type: wanted }) };
  const create = useMutation(
    api.conversations.create.mutationOptions({
      context: { idempotencyKey },
      async onSuccess({ id }) {
        draft.drop();
        if (partner) await inviteInto(id, partner);
        void navigate(href.chat(id));
      },
    }),
  );
  const read = NewConversation.safeParse(form);
  const problem = (field: keyof Form) =>
    (checked && read.error?.issues.find(({ path }) => path[0] === field)?.message) ||
    (create.error ? issueAt(create.error, field) : undefined);
  const change = (part: Partial<Form>) => draft.keep({ ...form, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (read.success && !create.isPending) create.mutate(read.data);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={partner ? `Talk it over with ${partner.personName}` : 'New Conversation'}
      description={
        partner &&
        `A group mediation: Mallama hears each of you in turn. ${partner.personName} is invited as soon as you start.`
      }
      problem={
        create.isError &&
        !problem('title') &&
        !problem('description') && <Notice tone="error">Failed to create conversation. Please try again.</Notice>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" loading={create.isPending && 'Starting'}>
            Start Conversation
          </Button>
        </>
      }
    >
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        placeholder="Before the call on Sunday"
        limit={100}
        value={form.title}
        error={problem('title')}
        onValue={(title) => change({ title })}
      />
      {!partner && (
        <SelectField
          label="Type"
          name="type"
          options={types}
          hint={TYPE_MEANS[form.type]}
          value={form.type}
          onValue={(value) => {
            setWanted(undefined);
            change({ type: value === 'group_mediation' ? value : 'solo_session' });
          }}
        />
      )}
      <SpokenField
        label="Description (optional)"
        name="description"
        hint={form.type === 'group_mediation' ? 'Everyone who joins can read it.' : undefined}
        rows={3}
        limit={1000}
        value={form.description}
        error={problem('description')}
        onValue={(description) => change({ description })}
      />
    </Dialog>
  );
}

/** The conversation is there in any case; on its page the person can be invited again. */
async function inviteInto(id: string, { relationshipId, personName }: Connection): Promise<void> {
  await api.conversations.mediation.invite.call({ id, relationshipId }).then(
    () => tellInvited(personName),
    (error) => toast({ title: `${personName} isn’t invited yet`, text: refusalOf(error).message, tone: 'error' }),
  );
}
