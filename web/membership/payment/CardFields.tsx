import { TextField } from '#web/kit/field/TextField.tsx';
import { IconCreditCard } from '#web/kit/icons.ts';
import { type CardProblems, digitsOf, spaced, spacedExpiry, type TypedCard } from '#web/membership/payment/testCard.ts';
import css from './PaymentForm.module.css';

type CardFieldsProps = { card: TypedCard; problems: CardProblems; onCard: (card: TypedCard) => void };

const DIGITS = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;

export function CardFields({ card, problems, onCard }: CardFieldsProps) {
  return (
    <div className={css.card}>
      <TextField
        {...DIGITS}
        label="Card number"
        placeholder="4242 4242 4242 4242"
        icon={<IconCreditCard size={18} aria-hidden="true" />}
        className={css.number}
        value={card.number}
        error={problems.number}
        onValue={(number) => onCard({ ...card, number: spaced(number) })}
      />
      <TextField
        {...DIGITS}
        label="Expiration date"
        placeholder="MM / YY"
        value={card.expiry}
        error={problems.expiry}
        onValue={(expiry) => onCard({ ...card, expiry: spacedExpiry(expiry) })}
      />
      <TextField
        {...DIGITS}
        label="Security code"
        placeholder="CVC"
        value={card.code}
        error={problems.code}
        onValue={(code) => onCard({ ...card, code: digitsOf(code).slice(0, 4) })}
      />
    </div>
  );
}
