import { Operator } from '#web/app/Operator.tsx';
import { paths } from '#web/app/paths.ts';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'You are talking to a program',
    body: (
      <>
        <blockquote>
          Mallama is an AI program, not a human, and cannot feel emotion. It is not a therapist and does not give
          medical, mental-health or legal care.
        </blockquote>
        <p>
          You see this notice before your first conversation, when you come back after 7 days, and after every 3 hours
          of continued conversation. Whenever you ask whether Mallama is human, it says that it is not.
        </p>
        <p>
          Mallama is for people aged 18 or older. AI companions may not be suitable for some minors. Where someone
          writes that they are younger, coaching stops, helplines for young people are shown, and the account stays
          closed to all but help, its own data and its deletion until they have said when they were born.
        </p>
      </>
    ),
  },
  {
    title: 'At signs of a crisis',
    body: (
      <>
        <p>
          Every message is checked on this server by fixed rules before the coach answers and before anything could be
          sent to an outside provider. The same check reads journal entries, comments and drafts to be shared.
        </p>
        <ul>
          <li>
            Thoughts of suicide, self-harm or a crisis with eating: the conversation stops. Instead of advice you see
            whom to call or text right now, your safety plan, and a way to ground yourself. Mallama never gives details
            of methods.
          </li>
          <li>A plan, means or a time: the emergency number comes first, and the chat waits until you have seen it.</li>
          <li>
            Violence, fear, stalking or control by a partner: the hotline comes first. There is no couple session, no
            invitation and no advice on how to give in, and nothing shows to the person you are connected with.
          </li>
          <li>A threat to hurt someone: Mallama doesn’t help with it and shows where to turn.</li>
        </ul>
        <p>
          After such a moment Mallama offers nothing for sale and asks for no rating. It counts how often help was
          shown, without who or what was said.
        </p>
      </>
    ),
  },
  {
    title: 'People you can reach now',
    body: (
      <>
        <ul>
          <li>United States: call or text 988, or text HOME to 741741. In immediate danger call 911.</li>
          <li>Partner violence, United States: 1-800-799-7233, or text START to 88788.</li>
          <li>United Kingdom: Samaritans 116 123. Canada: 9-8-8. Australia: Lifeline 13 11 14. Europe: 112.</li>
        </ul>
        <p>
          <a href={paths.support}>Get help now</a> has more, for your country, and opens without an account.
        </p>
      </>
    ),
  },
  {
    title: 'What it cannot do',
    body: (
      <ul>
        <li>It doesn’t call anyone for you and reports to nobody. Only you can reach out.</li>
        <li>The check can miss a crisis, or see one where there is none. Do not rely on it.</li>
        <li>The coach can be wrong, and it knows only what you told it.</li>
        <li>It speaks of behavior and its effects. It puts no labels of illness on you or on others.</li>
      </ul>
    ),
  },
  {
    title: 'What an AI provider sees',
    body: (
      <p>
        With the built-in guide, nobody: it runs on this server. With an outside provider, which is named and which you
        must agree to first: the text of that one request and the conversation it belongs to, and in a chat of your own
        what you wrote down about the people in it, with names replaced and without ids. In your{' '}
        <a href={paths.settings}>settings</a> you choose which kinds of it may be used, and can withdraw at any time.{' '}
        <a href={paths.coach}>About the coach</a> says which one answers here.
      </p>
    ),
  },
  {
    title: 'How it is tested, and how to report',
    body: (
      <p>
        The coach and the crisis check are measured on labeled sentences whenever Mallama is tested. If an answer was
        harmful or wrong, tell <Operator />.
      </p>
    ),
  },
];

export function AiSafetyPage() {
  return (
    <LegalPage
      address={paths.aiSafety}
      lede="What the coach is, what happens when a conversation turns dangerous, and where its limits are."
      sections={sections}
    />
  );
}
