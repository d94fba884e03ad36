import type { ReactNode } from 'react';
import type { Hue } from '#contract/hues.ts';
import styles from './Features.module.css';
import { AnalysisVignette } from './vignettes/AnalysisVignette.tsx';
import { ConversationVignette } from './vignettes/ConversationVignette.tsx';
import { CraftVignette } from './vignettes/CraftVignette.tsx';
import { LessonVignette } from './vignettes/LessonVignette.tsx';
import { MessageVignette } from './vignettes/MessageVignette.tsx';
import { MoodVignette } from './vignettes/MoodVignette.tsx';

export function Features() {
  return (
    <section id="features" className={`wrap ${styles.features}`} aria-labelledby="features-title">
      <h2 id="features-title" className={`h2-marketing ${styles.heading}`}>
        For the conversation before the conversation.
      </h2>
      <ul className={styles.cards}>
        <Feature title="Private conversations" vignette={<ConversationVignette />}>
          Think it through with an AI coach, at any hour, without being judged.
        </Feature>
        <Feature hue="apricot" title="Text Message Analyzer" vignette={<MessageVignette />}>
          Paste a message. See what its words do, what they may mean, and what you could answer.
        </Feature>
        <Feature hue="iris" title="Relationship Analysis" vignette={<AnalysisVignette />}>
          What’s good, what’s hard and what you wish for, in plain words, with something to try.
        </Feature>
        <Feature hue="rose" title="Journal and mood" vignette={<MoodVignette />}>
          Write a few lines, mark the weather inside, and watch the pattern appear.
        </Feature>
        <Feature hue="sky" title="Text this, not that" vignette={<CraftVignette />}>
          Say what you mean in the tone you want: caring, playful, direct, diplomatic.
        </Feature>
        <Feature hue="orchid" title="Community learning" vignette={<LessonVignette />}>
          Short lessons from resolved conflicts, with names and private words left out.
        </Feature>
      </ul>
      <p className={styles.note}>The messages, scores and lessons pictured here are made-up examples.</p>
    </section>
  );
}

type FeatureProps = { hue?: Hue; title: string; vignette: ReactNode; children: ReactNode };

function Feature({ hue, title, vignette, children }: FeatureProps) {
  return (
    <li data-hue={hue}>
      <div className={styles.vignette} aria-hidden="true">
        {vignette}
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </li>
  );
}
