import { READERS } from '#contract/readers.ts';
import { RETENTION } from '#contract/retention.ts';
import { Operator } from '#web/app/Operator.tsx';
import { paths } from '#web/app/paths.ts';
import { LegalPage, type LegalSection } from './LegalPage.tsx';
import { Pairs } from './Pairs.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'In short',
    body: (
      <ul>
        <li>Your private text is sealed before it is stored, under a key of your own.</li>
        <li>No advertising, no third-party analytics, and nothing is sold.</li>
        <li>Nothing is shared unless you choose it, and you can take it back.</li>
        <li>You can export everything and erase everything, with or without a plan.</li>
      </ul>
    ),
  },
  {
    title: 'Who can read what',
    body: (
      <>
        <Pairs pairs={READERS} />
        <p>
          The person who runs the server holds the master key, because the app must open your text to show it to you.
          Use Mallama where you trust whoever runs it.
        </p>
      </>
    ),
  },
  {
    title: 'What is kept',
    body: (
      <>
        <ul>
          <li>Your account: email address, the name you want to be called, and where you are signed in.</li>
          <li>
            What you write: conversations, journal, relationships, analyses and your safety plan. This text is sealed.
          </li>
          <li>What the app must sort and count by. The table above names all of it; it is not sealed.</li>
          <li>
            Your plan: its state and dates, and the brand and last four digits of your card. The card itself goes
            straight to the payment provider and never through this app.
          </li>
          <li>
            Your choices: consents, settings and theme; and, if your age was ever in doubt, the day on which you are 18.
          </li>
        </ul>
        <p>Logs, error messages and addresses never carry your words.</p>
      </>
    ),
  },
  {
    title: 'The AI coach',
    body: (
      <>
        <p>
          The built-in guide runs on this server and sends nothing elsewhere. If the operator has set up an outside AI
          provider, Mallama names it and asks you before the first text is sent. In a shared chat everyone has to agree.
          You can withdraw at any time; the built-in guide then answers.
        </p>
        <p>
          A request to an outside provider carries no ids, and names in it are replaced before it leaves. The provider
          works under its own terms. Mallama does not train AI models on your words.
        </p>
      </>
    ),
  },
  {
    title: 'People you invite',
    body: (
      <p>
        Whoever opens an invitation or a link that you made sees your first name, also without an account. The email
        itself names nobody. What you and they would see of each other is listed there before anyone says yes.
      </p>
    ),
  },
  {
    title: 'The community feed',
    body: (
      <>
        <p>
          On Core, learnings from conflicts you resolve are shared only after you agreed to it. A story is put together
          from a fixed vocabulary: category, kind of issue, what helped, and the key lesson. It never contains your
          sentences. It waits for 24 hours in a list where you read it exactly as it will appear, edit it or withdraw
          it. You can also withdraw it after that.
        </p>
        <p>Plus and Prime share nothing by themselves. Anyone may share one learning by hand.</p>
      </>
    ),
  },
  {
    title: 'In your browser',
    body: (
      <p>
        Your browser keeps your sign-in, your theme, a mark that a member uses it, and drafts that are not saved yet.
        Logging out clears what it kept of your words. One cookie holds a random number by which sign-in knows this
        browser again, so that you hear of a new device and strangers cannot lock you out. There are no tracking
        cookies. Voice input uses the speech recognition of your browser, which may send sound to the maker of that
        browser; the page says so before you speak.
      </p>
    ),
  },
  {
    title: 'Email and notifications',
    body: (
      <p>
        They are neutral: no names of others, none of your words, and nothing that tells a bystander what this is about.
      </p>
    ),
  },
  {
    title: 'How long',
    body: (
      <>
        <Pairs pairs={RETENTION} />
        <p>
          Your data is kept while your account exists, also after a trial or plan has ended. When you erase your
          account, your key is destroyed: your text in older backups can then be read only where a backup of the keys
          was kept too, and operators are told to keep those apart and not for long. Your messages in conversations with
          others read “removed by its author”. A chat that two share ends when one of them disconnects or leaves
          Mallama: each keeps their own words, and what the other wrote is gone.
        </p>
      </>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <p>
        See, correct, export and erase your data, and withdraw any consent, on your{' '}
        <a href={paths.profile}>profile page</a>. Export and erase ask you to sign in again first, so that nobody else
        does it for you. How data about your wellbeing is handled is written on the{' '}
        <a href={paths.healthData}>consumer health data page</a>.
      </p>
    ),
  },
  {
    title: 'Who is responsible',
    body: (
      <p>
        That is <Operator />. Mallama is for people aged 18 or older.
      </p>
    ),
  },
];

export function PrivacyPage() {
  return (
    <LegalPage
      address={paths.privacy}
      lede="What Mallama keeps, who can read it, and how you take it with you or make it disappear."
      sections={sections}
    />
  );
}
