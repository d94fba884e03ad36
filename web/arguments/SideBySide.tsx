import { type Argument, partiesOf } from '#contract/arguments.ts';
import { Lines, PartyColumns } from '#web/arguments/PartyColumns.tsx';
import { scriptOf } from '#web/arguments/parties.ts';
import { Card } from '#web/kit/card/Card.tsx';
import css from './Arguments.module.css';

/** Lines per person that are shown at first. */
const FIRST = 6;

/** Each person's lines on their own, and what was said outright in them. */
export function SideBySide({ argument }: { argument: Argument }) {
  const { originalConversation, resolvedConversation, improvements, whatWentWell, analysis } = argument;
  const script = resolvedConversation ? scriptOf(originalConversation) : [];
  const wordsOf = (party: string) => script.filter((line) => line.party === party).map(({ said }) => said);
  const parties = partiesOf(argument).filter(
    (party) => wordsOf(party).length > 0 || improvements[party] || whatWentWell[party]?.length,
  );
  if (parties.length === 0) return null;
  return (
    <Card as="section" className={css.section}>
      <h2 id="words" className="h2">
        {script.length > 0 ? 'Side by Side' : 'Said Outright'}
      </h2>
      {script.length > 0 && (
        <p className="dim">Read what the other one said once by itself, without your own words in between.</p>
      )}
      <PartyColumns parties={parties}>
        {(party) => (
          <>
            <Words said={wordsOf(party)} />
            <Lines
              label="Said outright"
              lines={[...(improvements[party]?.whatToImprove ?? []), ...(whatWentWell[party] ?? [])]}
            />
            <Lines label="Another way to start" lines={analysis.repairLanguage[party]?.map((line) => `“${line}”`)} />
          </>
        )}
      </PartyColumns>
    </Card>
  );
}

function Words({ said }: { said: readonly string[] }) {
  const rest = said.slice(FIRST);
  return (
    <>
      <Quotes said={said.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>{rest.length === 1 ? 'One more line' : `${rest.length} more lines`}</summary>
          <Quotes said={rest} />
        </details>
      )}
    </>
  );
}

const Quotes = ({ said }: { said: readonly string[] }) =>
  said.length > 0 && (
    <ul className={css.quotes}>
      {said.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines do not move, and may repeat.
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
