import { hueOf } from '#contract/hues.ts';
import css from '#web/conversations/ConversationsPage.module.css';
import { Card } from '#web/kit/card/Card.tsx';
import { Avatar } from '#web/kit/figure/Avatar.tsx';

type Props = { people: readonly { relationshipId: string; personName: string }[] };

export function ConnectedPeople({ people }: Props) {
  return (
    <Card as="section" aria-labelledby="connections" className={css.part}>
      <h2 id="connections" className="h3">
        People you’re connected with
      </h2>
      <ul className={css.people}>
        {people.map(({ relationshipId, personName }) => (
          <li key={relationshipId}>
            <Avatar name={personName} hue={hueOf(relationshipId)} />
            {personName}
          </li>
        ))}
      </ul>
    </Card>
  );
}
