import { useQuery } from '@tanstack/react-query';
import { resourcesCheckedOn } from '#contract/resources.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import css from './AboutCoachPage.module.css';
import { FiguresTable } from './FiguresTable.tsx';

/** What answers here, what is checked before it does, and how well both do. For anyone. */
export function AboutCoachPage() {
  return (
    <div className={css.page}>
      <h1 className="h1">About the coach</h1>
      <p className={css.lede}>
        Mallama is an AI program, not a human. This page says what answers you, what is checked before it does, and how
        well both do on sentences that people have labeled.
      </p>
      <WhoAnswers />
      <section>
        <h2 className="h2">Before any answer</h2>
        <ol className={css.steps}>
          <li>What you write is stored first, sealed, so that it is not lost whatever happens next.</li>
          <li>
            Fixed rules on this server read it for danger: to you, to someone else, in it or around it. They find each
            sign with the words that show it, and take quotation, denial, the past and other people’s stories for what
            they are. No outside program has a say in this.
          </li>
          <li>
            At a crisis you see fixed words and whom to reach, and no advice. Where someone is hurt, threatened or
            controlled, nothing asks for “your part”, and no invitation, mediation or compromise is offered.
          </li>
          <li>
            What a model answers is read by rules of its own: a whole result before you see it, an answer in a chat
            sentence by sentence while you read along. Where a sentence breaks one, the model is asked once more; after
            that the sentence is left out. If the model can’t be reached, your message is kept, you read what happened,
            and you choose between another try and the built-in guide.
          </li>
          <li>It is counted that help was shown: the day, the kind and the level, never who or what was said.</li>
        </ol>
        <p>
          The helplines shown are those of <time dateTime={resourcesCheckedOn}>{resourcesCheckedOn}</time>.{' '}
          <a href={paths.support}>Get help now</a> lists them all.
        </p>
      </section>
      <section>
        <h2 className="h2">How well it does</h2>
        <p>
          Measured on labeled sentences: those that the rules were written with (development), and others that they had
          not seen (held out). What falls short of what it must reach is named as such.
        </p>
        <FiguresTable />
      </section>
    </div>
  );
}

function WhoAnswers() {
  const { data, isError } = useQuery(api.chats.about.queryOptions());
  return (
    <section>
      <h2 className="h2">Who answers</h2>
      {isError && <p>Which coach this installation uses could not be loaded. Please try again in a moment.</p>}
      {data?.provider?.isLocal && (
        <p>
          {data.provider.name}, a model that runs on this server, for those who agreed to it: it gets the text of one
          request and its conversation, and what they wrote down about the people in it. None of it leaves the server,
          so names are not replaced. Everybody else is answered by the built-in guide.
        </p>
      )}
      {data?.provider && !data.provider.isLocal && (
        <p>
          An outside provider, {data.provider.name} ({data.provider.model}), for those who agreed to it by name: it gets
          the text of one request and its conversation, and what they wrote down about the people in it, with names
          replaced and without ids. Everybody else is answered by the built-in guide.
        </p>
      )}
      {data && !data.provider && (
        <p>
          The built-in guide: steps, exercises and a library that run on this server, without any outside service. It
          works with choices and with what you fill in, can’t follow free text the way a person can, and says so.
        </p>
      )}
    </section>
  );
}
