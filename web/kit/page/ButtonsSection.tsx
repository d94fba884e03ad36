import { useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { Chip } from '#web/kit/Chip.tsx';
import { IconArrowUp, IconPin, IconPlus } from '#web/kit/icons.ts';
import { MoodArch } from '#web/kit/mood/MoodArch.tsx';
import css from './KitPage.module.css';
import { Part } from './Part.tsx';

export function ButtonsSection() {
  const [happy, setHappy] = useState(true);
  return (
    <Part title="Buttons">
      <div className={css.row}>
        <Button variant="filled">Save Entry</Button>
        <Button>Cancel</Button>
        <Button variant="light">Generate</Button>
        <Button variant="subtle">Explore with AI</Button>
        <Button variant="danger">Delete chat</Button>
        <Button variant="ember">Choose Plus</Button>
      </div>
      <div className={css.row}>
        <Button variant="filled" loading>
          Save Entry
        </Button>
        <Button variant="filled" loading="Saving">
          Save Entry
        </Button>
        <Button loading="Sending">Send message</Button>
        <Button variant="filled" disabled>
          Send
        </Button>
        <Button variant="subtle" disabled>
          Explore
        </Button>
      </div>
      <div className={css.row}>
        <Button variant="filled" size="large" icon={<IconPlus aria-hidden="true" />}>
          New Entry
        </Button>
        <Button size="compact">Copy</Button>
        <IconButton label="Pin">
          <IconPin />
        </IconButton>
        <IconButton label="Send" filled>
          <IconArrowUp />
        </IconButton>
      </div>
      <div className={css.row}>
        <ButtonLink to="/" variant="filled">
          A link in the app
        </ButtonLink>
        <ButtonAnchor href="#anchor">A plain link</ButtonAnchor>
        <a href="#text">A link in text</a>
      </div>
      <div className={css.row}>
        <Chip>How do I bring up the rent?</Chip>
        <Chip pressed={happy} icon={<MoodArch mood="happy" size={17} />} onClick={() => setHappy(!happy)}>
          Happy
        </Chip>
        <Chip pressed={!happy} icon={<MoodArch mood="sad" size={17} />} onClick={() => setHappy(!happy)}>
          Sad
        </Chip>
      </div>
    </Part>
  );
}
