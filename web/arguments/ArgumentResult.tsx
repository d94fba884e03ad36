import type { ReactNode } from 'react';
import { ARGUMENT_PARTS, type Argument, partiesOf } from '#contract/arguments.ts';
import type { SafetyNote } from '#contract/chat.ts';
import { FallbackNotice, WhoAnswered } from '#web/app/tool/WhoAnswered.tsx';
import { ArgumentAside } from '#web/arguments/ArgumentAside.tsx';
import {
  BreakdownSection,
  CompromiseSection,
  DeepSection,
  ImprovementSection,
  PreventionSection,
  type Read,
} from '#web/arguments/ArgumentSections.tsx';
import { BetterSection } from '#web/arguments/BetterSection.tsx';
import { Coming, WritingAside } from '#web/arguments/Coming.tsx';
import { NextTalk } from '#web/arguments/NextTalk.tsx';
import { Scales } from '#web/arguments/Scales.tsx';
import { SideBySide } from '#web/arguments/SideBySide.tsx';
import type { Written } from '#web/arguments/useWritten.ts';
import { isCalm } from '#web/kit/safety/isCalm.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './Arguments.module.css';

/** Where someone may not be safe, there is no advice on getting along. */
/** The built-in guide analyzes no argument: it shows what was said, and a way to talk. */
export const isShortOf = (argument: Argument) => argument.meta.adapter === 'embedded' || isEmpty(argument);

const isEmpty = ({ improvements, whatWentWell, preventionTips, resolvedConversation }: Argument) =>
  Object.keys(improvements).length === 0 &&
  Object.values(whatWentWell).every((lines) => lines.length === 0) &&
  preventionTips.length === 0 &&
  resolvedConversation === '';

type Props = { id: string; argument: Argument | undefined; written: Written; onAgain: (id: string) => void };

/** A result, or its parts so far while a model writes it, always in the same order. */
export const ArgumentResult = ({ id, argument, written, onAgain }: Props) =>
  // Called as functions, so that the elements are not remounted when the last part arrives.
  argument ? whole(argument) : begun(id, written, onAgain);

function whole(argument: Argument) {
  const { meta, summary } = argument;
  const isGuide = meta.adapter === 'embedded';
  const isShort = isShortOf(argument);
  const isWithheld = isShort && !isCalm(meta.safety);
  const why = (
    <Why title={isWithheld ? 'First things first' : isShort ? 'Where to Go from Here' : WHY} text={summary}>
      <WhoAnswered meta={meta} guide=": only what is said outright." />
    </Why>
  );
  return (
    <Layout
      safety={meta.safety}
      notice={
        <>
          <FallbackNotice meta={meta} what="reading" />
          {argument.notice && <Notice>{argument.notice}</Notice>}
        </>
      }
      aside={<ArgumentAside argument={argument} isWithheld={isWithheld} isShort={isShort} />}
    >
      {!isShort && <Parts argument={argument} parts={ARGUMENT_PARTS.length} safety={meta.safety} />}
      {why}
      {isGuide && argument.resolvedConversation && <NextTalk argument={argument} />}
      {isGuide && <SideBySide argument={argument} />}
    </Layout>
  );
}

function begun(id: string, written: Written, onAgain: Props['onAgain']) {
  const { part, failed, isLost } = written;
  const parts = part?.parts ?? 0;
  const isOver = failed !== null || isLost;
  return (
    <Layout
      isBusy={!isOver}
      safety={part?.safety}
      aside={<WritingAside isOver={isOver} />}
      rest={<Coming id={id} parts={parts} written={written} onAgain={onAgain} />}
    >
      {part && <Parts argument={{ ...part.output, id }} parts={parts} safety={part.safety} />}
      {part && parts >= ARGUMENT_PARTS.length && <Why title={WHY} text={part.output.summary} />}
    </Layout>
  );
}

type Laid = {
  isBusy?: boolean;
  safety: SafetyNote | undefined;
  notice?: ReactNode;
  children: ReactNode;
  rest?: ReactNode;
  aside: ReactNode;
};

function Layout({ isBusy, safety, notice, children, rest, aside }: Laid) {
  return (
    <div className={css.layout}>
      <div className={css.main} aria-busy={isBusy || undefined}>
        {safety && safety.level > 0 && <SafetyCard note={safety} />}
        {notice}
        {children}
        {rest}
      </div>
      {aside}
    </div>
  );
}

const WHY = 'Why This Approach Works';

/** The first `parts` of a result, as each is complete. */
function Parts({ argument, parts, safety }: { argument: Read; parts: number; safety: SafetyNote }) {
  const { resolvedConversation, proposedCompromise, preventionTips } = argument;
  const isHere = (part: (typeof ARGUMENT_PARTS)[number]) => ARGUMENT_PARTS.indexOf(part) < parts;
  return (
    <>
      {isHere('scales') && <Scales argument={argument} />}
      {isHere('better') && resolvedConversation && <BetterSection argument={argument} mayShare={safety.level === 0} />}
      {isHere('improvement') && partiesOf(argument).length > 0 && <ImprovementSection argument={argument} />}
      {isHere('deep') && <DeepSection argument={argument} />}
      {isHere('breakdown') && <BreakdownSection argument={argument} />}
      {isHere('compromise') && proposedCompromise && <CompromiseSection argument={argument} />}
      {isHere('prevention') && preventionTips.length > 0 && <PreventionSection argument={argument} />}
    </>
  );
}

function Why({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className={css.why_works}>
      <h2 id="why" className="h2">
        {title}
      </h2>
      <p className={css.said}>{text}</p>
      {children}
    </section>
  );
}
