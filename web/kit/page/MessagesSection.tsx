import { Banner } from '#web/kit/state/Banner.tsx';
import css from './KitPage.module.css';

const upgrade = <a href="#upgrade">Upgrade Now</a>;

export function MessagesSection() {
  return (
    <section className={css.strips} aria-label="Trial banner">
      <Banner tone="calm" action={upgrade}>
        <b>13h 32m</b> left in your free trial
      </Banner>
      <Banner tone="soon" action={upgrade}>
        <b>5h 12m</b> left in your free trial
      </Banner>
      <Banner tone="urgent" action={upgrade}>
        <b>URGENT</b> 1h 36m left in your free trial. Subscribe now to avoid losing access!
      </Banner>
      <Banner tone="ended" action={<a href="#subscribe">Subscribe Now</a>}>
        Your free trial has ended
      </Banner>
    </section>
  );
}
