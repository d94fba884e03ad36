import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import type { Subscription } from '#web/membership/parts.ts';

const BRANDS: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

type CardSectionProps = { subscription: Subscription; onUpdate: () => void };

export function CardSection({ subscription: { card, status }, onUpdate }: CardSectionProps) {
  return (
    <SettingsSection heading="h2" title="Card">
      <p className="num">
        {card
          ? `${BRANDS[card.brand] ?? card.brand} ending in ${card.last4}`
          : 'No card is kept for your next payment.'}
      </p>
      {/* After a failed payment this button is in the notice at the top. */}
      {status !== 'past_due' && <Button onClick={onUpdate}>Update card</Button>}
    </SettingsSection>
  );
}
