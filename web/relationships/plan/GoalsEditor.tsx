import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';

type Props = { text: string; onSave: (text: string) => void; onClose: () => void };

export function GoalsEditor({ text, onSave, onClose }: Props) {
  return (
    <InlineEdit
      label="Relationship Goals"
      text={text}
      hint="One per line. Bullets, dashes and numbers start a new one too. The checklist shows six."
      rows={5}
      onCancel={onClose}
      onSave={(next) => {
        onSave(next);
        onClose();
      }}
    />
  );
}
