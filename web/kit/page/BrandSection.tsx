import { Logo, type LogoSize } from '#web/kit/figure/Logo.tsx';
import css from './KitPage.module.css';

const sizes: readonly LogoSize[] = ['xl', 'lg', 'md', 'sm'];

export function BrandSection() {
  return (
    <section className={css.row} aria-label="Logo">
      {sizes.map((size) => (
        <Logo key={size} size={size} />
      ))}
      {sizes.map((size) => (
        <Logo key={size} size={size} variant="micro" />
      ))}
    </section>
  );
}
