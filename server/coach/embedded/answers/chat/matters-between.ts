import type { Matter } from '#server/coach/embedded/answers/chat/matter.ts';

/** What goes on between two, or in oneself. */
export const mattersBetween: readonly Matter[] = [
  {
    name: 'left',
    told: /\b(?:(?:he|she|they|my \w+)(?:'s|s|'ve| has| have| had)? (?:left me|dumped me|broke up with me|broken up with me|ended (?:it|things)|cut me off|blocked me|ghosted me|gone quiet|went quiet|stopped (?:talking|writing|texting|answering|replying|calling)|left me on read|not (?:talking|speaking) to me|won't (?:answer|talk|speak|reply))|(?:doesn't|doesnt|don't|won't|wont|didn't|still hasn't) (?:answer|reply|pick up|call back|text back)|left on read|silent treatment)\b/i,
    heard: `
      silence leaves everything to be guessed
      not to know why is often the worst of it
      no wonder that it goes round and round`,
    ask: `
      What was the last thing that was said between you?
      What do you tell yourself is the reason, when you lie awake?
      What would you most like to hear from {who}?
      How long would you want to wait before you do anything?`,
    step: `
      Send one short message that asks for nothing but a sign, and then leave the next step to {who} for a week.
      Write down everything you would like to say to {who}, and keep it until tomorrow before you decide what of it is sent.
      Plan the next two evenings with somebody who is there, so that you do not wait beside the phone.`,
    opens: `
      I don't want to press you, and I don't want to pretend that nothing is the matter.
      I notice that we are not talking, and I miss it.
      This is not a reproach.`,
    closes: `
      When you are ready, a short word is enough.
      I am here when you want to talk.
      If you need time, tell me that, and I will leave you in peace until then.`,
  },
  {
    name: 'limit',
    told: /\b(?:(?:i )?can(?:'t|t|not) (?:take|handle|do|keep|manage|cope)|too (?:many|much|often) (?:for me)?|how (?:do|can|could) i (?:say no|set (?:a )?(?:limit|boundar))|boundar(?:y|ies)|i (?:need|want) (?:some )?(?:space|a break|time (?:for|to) myself|quiet)|i don'?t (?:actually |really )?want (?:this|that|it|to)\b|i end up (?:apologi[sz]ing|saying yes|giving in|doing))\b/i,
    heard: `
      it is hard to say no to somebody one does not want to hurt
      you are allowed to have a limit there
      both can be true: that you care, and that it is too much`,
    ask: `
      What would be enough for you, in hours or times a week?
      What do you fear {who} would hear, if you said it plainly?
      What would you have to stop doing first?
      Where exactly does it begin to be too much?`,
    step: `
      Say first what you are glad to give, and only then what you are not able to.
      Decide on the one thing you will not do next week, and say it before it happens rather than in the middle of it.
      Offer one fixed time in place of all the others, so that the no comes with a yes.`,
    opens: `
      You matter to me, and I need to tell you something.
      I would like to say this before I get short with you.
      I want this to stay good between us.`,
    closes: `
      I would like to find a way that works for both of us. What would help you?
      That is not against you. Can we try it like that for a while?
      How would that be for you?`,
  },
  {
    name: 'apart',
    told: /\b(?:lonely|roommates?|flatmates? (?:who|that)|(?:sleep|sleeps|sleeping) in (?:the|a|another) (?:spare|other|separate)|hasn'?t touched me|no (?:sex|touch)|haven'?t had sex|i miss (?:him|her|us|them|my)|drift(?:ed|ing) apart|hardly (?:talk|see|speak)|always on (?:his|her|their) phone|never (?:talk|spend time)|living with a|don'?t (?:talk|laugh) (?:any ?more|like we used))\b/i,
    heard: `
      one can be very alone beside somebody
      to miss somebody who is there is a lonely thing
      it makes sense to want more than that`,
    ask: `
      When were you two last close, and what was different then?
      What do you miss most: the talking, the touch, or being seen?
      Does {who} know that you miss it?
      What small thing would already be a sign?`,
    step: `
      Ask {who} for twenty minutes on one evening this week, without phones, and begin with something that you like about {them}.
      Tell {who} what you miss, as a wish and not as a list of what is lacking.
      Do one thing again that used to be yours together, without a talk about it.`,
    opens: `
      I miss you, even though we see each other every day.
      I have been feeling far away from you, and I don't want that.
      This isn't a reproach, it is that I miss us.`,
    closes: `
      Could we keep one evening this week for the two of us?
      How is it for you?
      I would love to find a way back to that with you.`,
  },
  {
    name: 'worry for',
    told: /\b(?:gambl\w+|(?:he|she|they|my \w+)(?:'s| is)? (?:drinks?|drinking|drunk|depressed|ill|sick|using|taking (?:drugs|pills)|not eating|losing weight|in debt)|worried (?:about|for) (?:him|her|them|my)|afraid for (?:him|her|them|my))\b/i,
    heard: `
      worry like that does not stop when the day ends
      it is hard to stand beside it
      that is a lot to hold for somebody else`,
    ask: `
      What have you seen in the last weeks that frightens you most?
      Does {who} know how worried you are?
      What is in your hands here, and what is not?
      Who stands beside you in this?`,
    step: `
      Look after what is yours first this week: your sleep, your money, one person who knows.
      Tell {who} one thing that you saw and that you are worried, without a name for it and without an ultimatum, at a sober and quiet hour.
      Speak with somebody who advises families in this; such lines are for those beside it, too.`,
    opens: `
      I am worried about you, and I would rather say it than watch.
      I say this because I care about you.
      I don't want to lecture you.`,
    closes: `
      Would you talk about it with me, or with somebody you trust?
      I am on your side. What would help?
      I can't carry this alone. Let us find somebody who helps us both.`,
  },
  {
    name: 'oneself',
    told: /\b(?:what(?:'s| is)? wrong with me|i hate myself|i(?:'ve| have) never been in a relationship|needing (?:everyone|everybody|people)|overthink\w*|people[- ]pleas\w+|i always (?:end up|ruin|push)|my (?:anxiety|confidence|self[- ]esteem)|not good enough|i keep checking)\b/i,
    heard: `
      you are hard on yourself there
      it takes some courage to look at that
      many people know that, and few say it`,
    ask: `
      When does it let go of you, even for an hour?
      What would you say to a friend who told you that?
      Since when do you know it of yourself?
      What are you hoping it protects you from?`,
    step: `
      Notice it once a day this week, and write down in one line what came just before it.
      Choose one small situation this week in which you do it differently on purpose, and see what really happens.
      Tell one person whom you trust about it, in two sentences, without making a joke of it.`,
    opens: `
      I would like to tell you something about me.
      I am not asking you to solve it.
      This is not easy for me to say.`,
    closes: `
      It would help me if you knew it.
      You don't need to do anything, only to know.
      Do you know that from yourself?`,
  },
  {
    name: 'their wrong',
    told: /\b(?:(?:he|she|they|my (?:\w+ )?\w+|\p{Lu}\p{Ll}+)(?:'s| has| have| had| keeps| kept)? (?:\w+ )?(?:told|tells|said|says|calls|treats|makes|keeps|hits|laughs|mocks|forgets|cancels|lies|breaks|ignores|shouts|yells|blames|takes|spends|leaves|refuses|comes|came|goes|promises|interrupts|reads|checks|compares|corrects|took|bought|spent|laughed|joked|called|forgot|cancelled|canceled|lied|broke|ignored|shouted|yelled|blamed|mocked|rolls?|rolled|presented|posted|liked|left|went|refused|promised|used|sold|threw|walked|hung up|didn't|doesn't|never|always|won't))\b/iu,
    heard: `
      that is not a small thing
      I can see why that stays with you
      that is hard to just let pass
      one does not forget that by the next morning`,
    ask: `
      What would you have needed from {who} in that situation?
      What have you said to {who} about it so far?
      What would put it right for you?
      What do you want {who} to understand about it?`,
    step: `
      Choose a quiet hour, and tell {who} what happened, what it was like for you and one thing you would like, in that order.
      Ask {who} first how {they} saw it, and say back what you heard before you tell your side.
      Decide beforehand on the one sentence that {who} must have understood; let the rest go.`,
    opens: `
      I would like to tell you how something was for me.
      There is something I don't want to keep to myself.
      I am saying this because I want it to be good between us.`,
    closes: `
      Can we talk about it?
      How was it for you?
      I would like to understand how you saw it.`,
  },
];
