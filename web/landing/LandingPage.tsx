import { CallToAction } from './CallToAction.tsx';
import { Features } from './Features.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Hero } from './Hero.tsx';
import { Plans } from './Plans.tsx';

/** The landing page: prerendered at "/" for strangers, and at "/landing" inside the app. */
export function LandingPage() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Features />
        <Plans />
        <CallToAction />
      </main>
      <Footer />
    </>
  );
}
