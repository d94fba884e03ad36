import { Operator } from '#web/app/Operator.tsx';
import { paths } from '#web/app/paths.ts';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'What counts as health data here',
    body: (
      <>
        <p>
          Mallama does not give health care. Yet what you tell it can say something about your wellbeing, and some laws
          protect that specially. We count all of these:
        </p>
        <ul>
          <li>moods, emotions and triggers that you note</li>
          <li>journal entries and conversations about how you feel</li>
          <li>your safety plan, and what the app noticed as a sign of crisis</li>
          <li>scores, patterns and insights that Mallama derives from them</li>
        </ul>
        <p>Mallama does not collect your location, and reads no sensors and no health records.</p>
      </>
    ),
  },
  {
    title: 'Where it comes from',
    body: (
      <p>
        From you, when you write it. From people you are connected with, in a session that you share. And from Mallama
        itself, when it derives a score or an insight from what you wrote.
      </p>
    ),
  },
  {
    title: 'What it is used for',
    body: (
      <p>
        Only to give you the feature you are using: to answer you, to show your journal and progress, and to show help
        when something sounds like a crisis. It is never used for advertising, and it is never sold.
      </p>
    ),
  },
  {
    title: 'Who receives it',
    body: (
      <>
        <p>Nobody, unless you choose one of these:</p>
        <ul>
          <li>
            An outside AI provider, if the operator has set one up and you agreed: the text of that one request and its
            conversation, and what you wrote down about the people in it, as far as your settings let Mallama use it,
            with names replaced and without ids. Mallama names the provider before you agree.
          </li>
          <li>A person you are connected with: only what you share with them by name.</li>
          <li>
            The community feed: a story made from a fixed vocabulary, without your sentences. On Core this happens only
            after you agreed; on Plus and Prime only when you share by hand.
          </li>
        </ul>
        <p>The payment provider and the mail server receive no health data.</p>
      </>
    ),
  },
  {
    title: 'Consent',
    body: (
      <p>
        Each kind of sharing is asked for separately, in a box that is not ticked for you. Without it, Mallama works all
        the same. You withdraw a consent on your <a href={paths.profile}>profile page</a>, and it counts from that
        moment.
      </p>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <ul>
        <li>Know whether Mallama holds such data and see all of it: export it on your profile page.</li>
        <li>Know who received it: the list above is complete, and your profile shows what you agreed to.</li>
        <li>Correct it: edit or delete single entries where you wrote them.</li>
        <li>Delete all of it: erase your account on your profile page.</li>
        <li>Use these rights free of charge, without a plan, and without any disadvantage.</li>
      </ul>
    ),
  },
  {
    title: 'Deletion',
    body: (
      <p>
        Erasing your account destroys the key that your text is sealed with. Your text in older backups can then be read
        only where a backup of the keys was kept too; operators are told to keep those apart, and not for long.
        Published stories can be withdrawn at any time. Text that an outside AI provider has already received is subject
        to that provider’s own terms; it carried no names or ids that Mallama could find you by.
      </p>
    ),
  },
  {
    title: 'Questions and complaints',
    body: (
      <p>
        Write to <Operator />. If a request is refused, you may ask the operator to look again. People in Washington
        State may also complain to the Attorney General of Washington, and people elsewhere to their own authority.
      </p>
    ),
  },
];

export function HealthDataPage() {
  return (
    <LegalPage
      address={paths.healthData}
      lede="How Mallama handles what you tell it about your mood and wellbeing. This page stands beside the privacy page and goes first where the two differ."
      sections={sections}
    />
  );
}
