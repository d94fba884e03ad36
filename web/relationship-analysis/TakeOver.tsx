import { useMutation } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import type { Person } from '#web/app/usePeople.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Menu, MenuItem } from '#web/kit/menu/Menu.tsx';
import { toast } from '#web/kit/toast/toast.ts';

const tellFailure = (error: Error) =>
  toast({ title: 'Update Failed', text: `Could not update relationship. ${refusalOf(error).message}`, tone: 'error' });

/** Adds a line of an analysis to the page of its person. */
export function TakeOver({ text, person }: { text: string; person: Person }) {
  const goal = useMutation(
    api.relationships.plan.add.mutationOptions({
      onSuccess: () => toast({ title: 'Added as a goal', text: `It’s on ${person.name}’s page.` }),
      onError: tellFailure,
    }),
  );
  const area = useMutation(
    api.relationships.update.mutationOptions({
      onSuccess: () => toast({ title: 'Added as an area to improve', text: `It’s on ${person.name}’s page.` }),
      onError: tellFailure,
    }),
  );
  const { id, strugglingWith } = person;
  const known = strugglingWith.split('\n').filter((line) => line.trim() !== '');
  return (
    <Menu
      trigger={
        <Button
          size="compact"
          variant="subtle"
          icon={<IconPlus aria-hidden="true" />}
          loading={(goal.isPending || area.isPending) && 'Adding'}
        >
          Add this<span className="visually-hidden">: {text}</span>
        </Button>
      }
    >
      <MenuItem onSelect={() => goal.mutate({ id, kind: 'goal', text })}>As a goal</MenuItem>
      <MenuItem
        disabled={known.includes(text)}
        onSelect={() => area.mutate({ id, strugglingWith: [...known, text].join('\n'), base: { strugglingWith } })}
      >
        As an area to improve
      </MenuItem>
    </Menu>
  );
}
