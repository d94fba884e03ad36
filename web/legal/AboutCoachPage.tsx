import { resourcesCheckedOn } from '#contract/resources.ts';
import { paths } from '#web/app/paths.ts';
import { localDay, longDate } from '#web/kit/dates.ts';
import css from './AboutCoachPage.module.css';
import { FiguresTable } from './FiguresTable.tsx';
import { testedSentences } from './testedSentences.ts';
import { WhoAnswers } from './WhoAnswers.tsx';

const CAN = [
  'Help you sort out what happened, and what you want from it.',
  'Find words with you for a message or a hard talk.',
  'Show how a message might be read, more than one way.',
  'Suggest one small thing to try, and remember it if you ask.',
  'Show you helplines at once when something sounds dangerous.',
];

const CANNOT = [
  'Know what someone else thinks or feels. It hears only your side.',
  'Be your doctor or lawyer. It is not a therapist, and puts no names to illnesses.',
  'Call for help or report anything. Only you can reach out.',
  'Notice every danger. It misses some, and sometimes worries for nothing.',
  'Be right every time. What it says is an offer, and you decide.',
];

const PROTOCOL = [
  'It’s stored first, sealed, so it isn’t lost whatever happens next.',
  'Fixed rules on this server check it for danger to you or someone else. No outside AI has a say in this.',
  [
    'In a crisis, you see fixed words and who to reach, and no advice. Where someone is hurt, threatened or ',
    'controlled, nobody asks what your part was, and there’s no invitation, mediation or compromise.',
  ].join(''),
  [
    'If an AI model answers, its answer is checked too: a whole result before you see it, a chat sentence by ',
    'sentence while you read. If a sentence breaks a rule, the model is asked once more. After that, the ',
    'sentence is left out.',
  ].join(''),
  'If the model can’t be reached, your message is kept. You choose whether to try again or ask the built-in guide.',
  'We count that help was shown: the day, the kind and the level. Never who, and never what was said.',
];

/** What the coach can and cannot do, what happens to a message, and how it was tested. */
export function AboutCoachPage() {
  return (
    <div className={css.page}>
      <h1 className="h1">About the coach</h1>
      <p className={css.lede}>
        Mallama is an AI program, not a human. Here’s what it can and can’t do, and how we tested it.
      </p>
      <div className={css.sides}>
        <Sentences title="What it can do" sentences={CAN} />
        <Sentences title="What it can’t do" sentences={CANNOT} />
      </div>
      <section>
        <h2 className="h2">Who answers here</h2>
        <WhoAnswers />
      </section>
      <section>
        <h2 className="h2">What happens when you write</h2>
        <ol className={css.steps}>
          {PROTOCOL.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <p>
          The helplines were last checked on{' '}
          <time dateTime={resourcesCheckedOn}>{longDate(localDay(resourcesCheckedOn))}</time>.{' '}
          <a href={paths.support}>Get help now</a> lists them all.
        </p>
      </section>
      <Sentences title="How we tested it" sentences={testedSentences()} />
      <details className={css.details}>
        <summary>For professionals: every figure</summary>
        <p>
          Measured on labeled sentences: those the rules were written with (development), and others kept apart from
          them (held out). Anything that falls short of what it must reach says so.
        </p>
        <FiguresTable />
      </details>
    </div>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <section>
      <h2 className="h2">{title}</h2>
      <ul className={css.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
