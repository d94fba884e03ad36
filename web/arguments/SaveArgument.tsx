import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Argument } from '#contract/arguments.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { hueOfParty } from '#web/arguments/parties.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import tool from '#web/kit/Tool.module.css';
import { toast } from '#web/kit/toast/toast.ts';

const MOST = 200;
const LONGEST = 200;
const TITLE = 'Save to a relationship';
const ways = [
  { value: 'chat', label: 'As a saved chat' },
  { value: 'event', label: 'As a conflict' },
] as const;
type Way = (typeof ways)[number]['value'];
const ABOUT: Record<Way, string> = {
  chat: 'The argument, its analysis and your follow-up chat are saved with this person.',
  event: 'A conflict is logged today. It counts in their scores.',
};

/** The argument as a saved chat: the conversation, the result and the follow-up chat. */
async function chatOf(argument: Argument) {
  const { id, originalConversation, summary, resolvedConversation, createdAt: timestamp, hasChat } = argument;
  const asked = hasChat ? (await api.chats.threads.get.call({ id })).messages : [];
  return [
    { role: 'user' as const, content: originalConversation, timestamp },
    {
      role: 'assistant' as const,
      content: [summary, resolvedConversation].filter(Boolean).join('\n\n'),
      timestamp,
    },
    ...asked
      .filter(({ content, isRemoved }) => content.trim() && !isRemoved)
      .map(({ role, content, createdAt }) => ({ role, content, timestamp: createdAt })),
  ];
}

async function saveAs(way: Way, argument: Argument, { id, title }: { id: string; title: string }) {
  if (way === 'event') return api.relationships.checkIns.addEvent.call({ id, kind: 'conflict', note: title });
  const { summary: aiInsights, preventionTips: keyTakeaways } = argument;
  const chatHistory = await chatOf(argument);
  return api.chats.saved.create.call({ id, title, status: 'active', aiInsights, keyTakeaways, chatHistory });
}

/** Saves an argument as a chat with a person. */
export function SaveArgument({ argument, onClose }: { argument: Argument; onClose: () => void }) {
  const people = useQuery(api.relationships.list.queryOptions({ input: { limit: MOST }, staleTime: 30_000 }));
  if (people.data?.length === 0)
    return (
      <Dialog open onClose={onClose} title={TITLE} footer={<Button onClick={onClose}>Close</Button>}>
        <p>You haven’t added anyone yet. Add the person first, then save it here.</p>
        <div>
          <ButtonLink to={paths.relationships}>Go to your people</ButtonLink>
        </div>
      </Dialog>
    );
  return <SaveForm argument={argument} people={people.data ?? []} onClose={onClose} />;
}

type Person = { id: string; personName: string };

/** The person the argument names, if it is one of the member's. */
function useNamed({ whatWentWell }: Argument, people: readonly Person[]): string {
  const { user } = useSignedIn();
  const others = Object.keys(whatWentWell).filter((party) => hueOfParty(party, user.firstName) !== 'you');
  const names = new Set(others.map((name) => name.toLowerCase()));
  return people.find(({ personName }) => names.has(personName.toLowerCase()))?.id ?? '';
}

type FormProps = { argument: Argument; people: readonly Person[]; onClose: () => void };

function SaveForm({ argument, people, onClose }: FormProps) {
  const named = useNamed(argument, people);
  const [chosen, choose] = useState<string | null>(null);
  const [way, setWay] = useState<Way>('chat');
  const [title, setTitle] = useState(argument.analysis.conflictType);
  const [checked, setChecked] = useState(false);
  const id = chosen ?? named;
  const save = useMutation({
    mutationFn: () => saveAs(way, argument, { id, title }),
    onSuccess() {
      onClose();
      toast({ title: way === 'event' ? 'Conflict logged' : 'Chat saved', tone: 'success' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (id && title.trim() && !save.isPending) save.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={TITLE}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" loading={save.isPending && 'Saving'}>
            Save
          </Button>
        </>
      }
    >
      <div className={tool.column}>
        <SelectField
          label="Person"
          placeholder="Choose someone"
          options={people.map((one) => ({ value: one.id, label: one.personName }))}
          value={id}
          error={checked && !id ? 'Please choose someone' : undefined}
          onValue={choose}
        />
        <Segmented label="How to keep it" options={ways} value={way} onValue={setWay} />
        <TextField
          label={way === 'chat' ? 'Title' : 'Note'}
          limit={LONGEST}
          maxLength={LONGEST}
          value={title}
          error={checked && !title.trim() ? 'Title is required' : undefined}
          onValue={setTitle}
        />
        <p className="small dim">{ABOUT[way]}</p>
        {save.error && (
          <Notice tone="error">Not saved. {refusalOf(save.error).message} Your words are still here.</Notice>
        )}
      </div>
    </Dialog>
  );
}
