import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import { Logo } from '#web/kit/figure/Logo.tsx';
import { Pair } from '#web/kit/figure/Pair.tsx';
import { MoodArch } from '#web/kit/mood/MoodArch.tsx';

// The landing page is served under a policy that forbids style attributes.
it.each([
  ['the logo', <Logo key="logo" size="xl" />],
  ['a rated pair', <Pair key="pair" score={72} hue="rose" />],
  ['an unrated pair', <Pair key="unrated" score={null} hue="rose" />],
  ['a button', <Button key="button">Start</Button>],
  [
    'a link',
    <ButtonAnchor key="link" href="/auth">
      Log in
    </ButtonAnchor>,
  ],
  ['a mood', <MoodArch key="mood" mood="sad" />],
])('prerenders %s without a style attribute', (_, piece) => {
  expect(renderToStaticMarkup(piece)).not.toContain('style=');
});
