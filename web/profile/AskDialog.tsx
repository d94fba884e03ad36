import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Relationship } from '#contract/relationships.ts';
import { href } from '#web/app/paths.ts';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';

/** The chat, provided by its room, since rooms do not import each other. */
export type Chat = ComponentType<{ relationship: Relationship; onPrompt: () => void; onShowSaved: () => void }>;

type AskDialogProps = { relationship: Relationship | null; Chat: Chat; onClose: () => void };

/** The chat about a person in a dialog; null while closed. */
export function AskDialog({ relationship, Chat, onClose }: AskDialogProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(relationship);
  // The content stays while the dialog closes.
  if (relationship !== null && relationship !== shown) setShown(relationship);
  return (
    <Dialog
      open={relationship !== null}
      onClose={onClose}
      size="wide"
      title="Ask Mallama"
      description={shown?.personName}
    >
      {shown && (
        <Chat relationship={shown} onPrompt={() => {}} onShowSaved={() => navigate(href.relationship(shown.id))} />
      )}
    </Dialog>
  );
}
