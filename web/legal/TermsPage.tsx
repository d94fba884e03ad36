import { Operator } from '#web/app/Operator.tsx';
import { paths } from '#web/app/paths.ts';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'What Mallama is',
    body: (
      <>
        <p>
          Mallama is a coaching companion: software that helps you think about the people in your life, prepare hard
          conversations, and keep a journal. The coach is an AI program, not a human. It is not therapy, it does not
          give medical, mental-health or legal care, and it is not an emergency service.
        </p>
        <p>
          In an emergency call your local emergency number. <a href={paths.support}>Get help now</a> lists people you
          can reach at once, and it opens without an account.
        </p>
      </>
    ),
  },
  {
    title: 'Who may use it',
    body: (
      <p>
        You must be 18 or older. An account is for one person: keep your password to yourself, and tell the truth about
        your age. Your profile shows where you are signed in and lets you sign out elsewhere.
      </p>
    ),
  },
  {
    title: 'The free trial',
    body: (
      <p>
        The trial lasts 24 hours, needs no credit card, and opens everything in Core. It begins when you start it and
        ends by itself. It never turns into a paid plan. There is one trial for each email address. What you wrote
        during the trial is kept afterwards, and you can export or erase it without a plan.
      </p>
    ),
  },
  {
    title: 'Plans and payment',
    body: (
      <>
        <ul>
          <li>
            Core costs $10 per month. If you agree to it, learnings from conflicts you resolve are shared in the
            community feed, anonymized. Without your agreement Core works all the same and nothing is shared.
          </li>
          <li>Plus costs $20 per month. It has everything in Core, and your resolved conflicts stay private.</li>
          <li>Prime costs $100 once. It is not a subscription.</li>
        </ul>
        <p>
          Core and Plus renew every month until you cancel. The price and the period stand beside the button before you
          pay. If a payment fails, you keep access for 7 days while you update your card.
        </p>
      </>
    ),
  },
  {
    title: 'Canceling',
    body: (
      <p>
        You cancel Core or Plus on the <a href={paths.subscribe}>subscription page</a> with two clicks. You then keep
        your plan until the end of the month you have paid for, and nothing more is charged. The page shows the date.
      </p>
    ),
  },
  {
    title: 'Prime and its refund',
    body: (
      <>
        <p>
          Prime buys a place on the waiting list for facilitated group mediation. While you hold the place you have
          everything in Plus, for up to 12 months or until sessions open, whichever comes first. The opening is
          announced 30 days before. No date is promised.
        </p>
        <ul>
          <li>Until a place is offered to you, you can leave the list yourself and get the full $100 back.</li>
          <li>When a place is offered, you accept it, or you decline it and get a refund.</li>
          <li>A refund ends Prime and what came with it.</li>
          <li>Prime never renews and is never charged again.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Your words',
    body: (
      <p>
        What you write stays yours. Mallama stores it and works on it only to give you the features you use. Who can
        read what is written on the <a href={paths.privacy}>privacy page</a>.
      </p>
    ),
  },
  {
    title: 'Fair use',
    body: (
      <ul>
        <li>Only paste messages that you may share, and leave out what the coach does not need.</li>
        <li>Don’t use Mallama to threaten, deceive, follow, impersonate or control anyone.</li>
        <li>In shared sessions and in the community, be kind, and keep what others tell you to yourself.</li>
        <li>Don’t try to read what belongs to someone else, and don’t overload the service.</li>
      </ul>
    ),
  },
  {
    title: 'What to expect of the answers',
    body: (
      <p>
        The coach can be wrong, and it hears only one side. Its words are offers. What you say and do remains your
        decision. Nothing on this page takes away a right that the law gives you.
      </p>
    ),
  },
  {
    title: 'Leaving',
    body: (
      <p>
        You can export everything and erase your account on your <a href={paths.profile}>profile page</a> at any time,
        with or without a plan. Erasing first ends a running subscription and leaves the Prime waiting list with its
        refund. If the payment provider does not answer, the page says so and erasing waits until it does.
      </p>
    ),
  },
  {
    title: 'Questions',
    body: (
      <p>
        Your agreement is with <Operator />. The date above says when these terms last changed.
      </p>
    ),
  },
];

export function TermsPage() {
  return (
    <LegalPage
      address={paths.terms}
      lede="What you can expect of Mallama, what it asks of you, and how you leave."
      sections={sections}
    />
  );
}
