import { TEST_CARDS, type TestCard } from '#contract/test-cards.ts';
import { spaced } from '#web/membership/payment/testCard.ts';
import css from './PaymentForm.module.css';

/** Fills in the form with one press. */
export function TestCards({ onChoose }: { onChoose: (card: TestCard) => void }) {
  return (
    <details className={css.tests}>
      <summary>Test cards</summary>
      <ul className={css.testList}>
        {TEST_CARDS.map((card) => (
          <li key={card.number}>
            <button type="button" className={css.test} onClick={() => onChoose(card)}>
              <span className="num">{spaced(card.number)}</span>
              <span className="dim">{card.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
