import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { href } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { SavedChatWays } from '#web/chats/saved/SavedChatWays.tsx';
import { SavedChatWhole } from '#web/chats/saved/SavedChatWhole.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './SavedChats.module.css';

export function SavedChatDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, error, isFetching, refetch } = useQuery(api.chats.saved.get.queryOptions({ input: { id } }));
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={data?.title ?? 'Saved chat'}
      footer={
        <>
          <ButtonLink variant="subtle" to={href.savedChat(id)}>
            Open as a page
          </ButtonLink>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {data && (
        <div className={css.document}>
          <SavedChatWays chat={data} onDeleted={onClose} />
          <SavedChatWhole chat={data} />
        </div>
      )}
      {!data && isError && (
        <Failed
          title="This chat couldn’t be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Skeleton label="Loading the chat">
          <Blank height="120px" shape="block" />
        </Skeleton>
      )}
    </Dialog>
  );
}
