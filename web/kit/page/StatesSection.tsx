import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { SkeletonPair } from '#web/kit/state/SkeletonPair.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './KitPage.module.css';

const plus = <IconPlus aria-hidden="true" />;

export function StatesSection() {
  return (
    <section className={css.stack} aria-label="Empty, loading and failed">
      <h2 className="h2">Empty, loading and failed</h2>
      <div className={css.columns}>
        <Card>
          <Empty
            as="h3"
            title="No Relationships Yet"
            text="Add someone you think about often. Only you can see this."
            action={
              <Button variant="filled" icon={plus}>
                Add Your First Relationship
              </Button>
            }
          />
        </Card>
        <Card>
          <Empty
            as="h3"
            figure="pages"
            title="A blank page is fine"
            text="Two lines are enough. Start with the weather inside."
            action={
              <Button variant="filled" icon={plus}>
                Write Your First Entry
              </Button>
            }
          />
        </Card>
        <Card>
          <Empty as="h3" figure="lost" title="Nobody here" text="This page is gone, or never was." />
        </Card>
        <Card bare>
          <Skeleton label="Loading relationships">
            <SkeletonPair />
            <div className={`${css.stack} ${css.body}`}>
              <Blank shape="arch" />
              <Blank width="40%" height={20} />
              <Blank />
              <Blank width="82%" />
              <Blank shape="block" />
            </div>
          </Skeleton>
        </Card>
      </div>
      <Failed
        title="Your journal couldn’t be loaded"
        text="Nothing is lost. Check your connection and try again."
        onRetry={() => toast({ title: 'Still no connection', tone: 'error' })}
      />
      <Failed
        title="Your journal couldn’t be loaded"
        retrying
        onRetry={() => toast({ title: 'Still no connection', tone: 'error' })}
      />
    </section>
  );
}
