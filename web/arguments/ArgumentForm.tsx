import { refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { ProviderQuestion } from '#web/app/thread/provider/ProviderQuestion.tsx';
import { useToolForm } from '#web/app/tool/useToolForm.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { BLANK, type Fields, peopleIn, readFields } from '#web/arguments/argumentForm.ts';
import { begin } from '#web/arguments/useArguments.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from '#web/kit/Tool.module.css';

const EXAMPLE = 'Me: You never help with the dishes.\nMaya: That’s not true. You always exaggerate.';

/** The form. What was typed is kept as a draft until it is answered. */
export function ArgumentForm({ onBegun }: { onBegun: (id: string, isWhole: boolean) => void }) {
  const draft = useDraft<Fields>('arguments/new');
  const tool = useToolForm({
    ...{ draft, blank: BLANK, read: readFields, ask: begin },
    onDone: ({ id, argument }) => onBegun(id, argument !== null),
  });
  const { fields, set, send, problemOf, isPending, error } = tool;
  return (
    <Card as="section">
      <form className={css.column} noValidate onSubmit={send} aria-label="An argument">
        <SpokenField
          label="Conversation or Argument"
          name="originalConversation"
          hint="Line by line as “Name: words” works best. At least 20 characters."
          placeholder={EXAMPLE}
          rows={8}
          limit={20_000}
          required
          value={fields.originalConversation}
          error={problemOf('originalConversation')}
          onValue={(originalConversation) => set({ originalConversation })}
        />
        <SpokenField
          label="Additional Context"
          name="context"
          hint="Optional: what happened before, or what you hope for."
          rows={2}
          limit={8000}
          value={fields.context}
          error={problemOf('context')}
          onValue={(context) => set({ context })}
        />
        <TextField
          label="People Involved"
          name="partiesInvolved"
          autoComplete="off"
          hint={
            fields.people === null && peopleIn(fields)
              ? 'Read from your text. Change it if that’s wrong.'
              : 'Separate names with commas.'
          }
          value={peopleIn(fields)}
          error={problemOf('partiesInvolved')}
          onValue={(people) => set({ people })}
        />
        {error && (
          <Notice tone="error">
            <strong>Analysis Failed</strong> {refusalOf(error).message || 'Please try again.'} Your words are still
            here.
          </Notice>
        )}
        {tool.isAsking && <ProviderQuestion provider={tool.provider} />}
        <div>
          <Button variant="filled" size="large" type="submit" loading={isPending && 'Analyzing Conflict...'}>
            Resolve This Argument
          </Button>
        </div>
      </form>
    </Card>
  );
}
