import type { General } from '#server/coach/embedded/answers/text/general.ts';

/** What holds for any message that shuts, leaves, presses or burdens, where nothing tells more closely what it is. */
export const generalFar: Pick<General, 'stonewalling' | 'withdraw' | 'demand' | 'guilt_trip'> = {
  stonewalling: {
    tone: `
      Closed off
      Shut down
      Short and final
      Behind a wall for now`,
    does: `
      {q} ends the talk, for now at least.
      With {q}, the door is shut and you are left outside with your question.
      {q} gives you no way on, and no reason either.
      {q} keeps you at a distance instead of telling you what is wrong.`,
    kind: `
      They may be flooded and unable to think straight just now
      They may be afraid of saying something they would regret
      They may need quiet before they can hear anything
      They may have talked about it so often that they are worn out
      They may not have words yet for what they feel
      They may be guarding a sore spot
      They may want to stop before it gets worse`,
    guarded: `
      they may be punishing you with silence
      it may be a way to keep the matter from ever being talked about
      they may want you to run after them
      they may have decided already and not want to discuss it
      it may simply be easier for them not to answer
      they may feel stronger when they say nothing
      it may be meant as the last word, at least for today`,
    open: `
      I can see that it is too much right now.
      All right, I won't push.
      I hear that this is not the moment.
      I'd rather wait than force it.
      You don't have to talk now.
      I notice that we've stopped talking, and it worries me.
      It's okay, we can stop here for today.
      I don't want to corner you.`,
    close: `
      When would be a better time for you?
      I'll ask you once more tomorrow.
      I'm here when you are ready.
      Just tell me whether you are all right.
      I do want to come back to it, so name a day that suits you.
      One word is enough for now.
      Sleep on it, and then let's see.
      I'll keep the evening free tomorrow.`,
    other: `
      It may be that {who} feels cornered and sees silence as the only way out.
      Perhaps {who} wants to protect you both from a worse quarrel.
      Maybe {who} thinks that nothing they say would change anything.`,
    own: `
      Look at how often you had asked before the door closed.
      Notice what silence does to you, and what you tend to do then.
      Ask yourself whether it has to be settled today.`,
    check: `
      no answer now means no answer ever
      {who} is angry with you, and not simply worn out
      {who} knows how the silence feels on your side`,
    step: `
      Write nothing more today, and offer one time to talk tomorrow.
      Say once that you are there, then do something good for yourself.
      Agree on a sign between you that means “I need a break and I will come back”.
      When it is calm, ask what makes talking so hard for them.`,
  },
  withdraw: {
    tone: `
      Pulling back
      Tired and out of reach
      Stepping aside
      Not available for now`,
    does: `
      {q} takes a step back, and the matter stays open.
      With {q}, they leave the subject before it is finished.
      {q} says, more or less: not now, or not with me.
      {q} makes room between you, and does not say for how long.`,
    kind: `
      They may need rest more than they need distance from you
      They may be afraid that talking now would make it worse
      They may be sad and not want to show it
      They may want to sort out their own head first
      They may have no strength left today`,
    guarded: `
      they may be avoiding something that has to be said
      they may want you to feel what it is like without them
      it may be a slow way of leaving
      they may hope that the subject goes away by itself
      it may be that they care less about this than you do at the moment`,
    open: `
      That's all right.
      I hear that you need to step back from it.
      I'll leave you some room.
      I won't hold you to it tonight.
      It makes me a bit sad, and I respect it.
      I'd like to understand what made you step back.
      Take the time that you need.
      I won't ask any more for now.`,
    close: `
      When would you like to talk again?
      I'm here when you feel like it.
      Tell me only whether it has to do with me.
      It does matter to me, so let's come back to it.
      Is there something that would make it easier?
      Shall I ask you again at the weekend?
      Let me know when you have your head free.
      I hope you get some rest.`,
    other: `
      It may be that {who} had no other way to end it at that moment.
      Perhaps {who} was hoping that you would notice how tired they are.
      Maybe {who} has the feeling of having nothing left to give just now.`,
    own: `
      Look at whether you pressed for an answer before this came.
      Ask yourself what you fear when somebody steps back.
      Notice whether your next message would be for them or against your own unrest.`,
    check: `
      {who} is leaving you, when it may only be a pause
      {who} does not want to talk about it at all
      it has to do with you`,
    step: `
      Leave it for a day, then suggest one short talk at a set time.
      Answer kindly in one line and ask nothing else.
      Write down what you want to say, and keep it until you meet.
      Do one thing tonight that does not depend on their answer.`,
  },
  demand: {
    tone: `
      Pressing
      Commanding
      Urgent and strict
      Impatient`,
    does: `
      {q} leaves you little choice, and that is pressure rather than a question.
      With {q}, they try to decide for both of you.
      {q} wants something from you now, and says little about why.
      {q} sounds like an order, even if there is a worry in it.`,
    kind: `
      They may be frightened of something, and it came out as an order
      They may be under pressure themselves and be passing it on
      They may not have noticed how it sounds
      They may have waited a long time before they got so sharp
      They may simply need a clear answer to go on`,
    guarded: `
      they may want to decide over you, and get their way by pressing
      they may be used to your giving in
      it may be more about control than about the thing itself
      they may want to see how far you will go for them
      they may not be interested in your reasons`,
    open: `
      I can see that it is urgent for you.
      I want to give you an answer, just not under pressure.
      I do take this seriously.
      That came across as an order.
      I've read it, and I'm thinking about it.
      I'm willing to find a way with you.
      I understand that you want this settled.
      I need a moment before I say yes or no.`,
    close: `
      What is it that worries you most?
      Give me until tonight and you get a real answer.
      I can say better what is possible when I'm asked than when I'm told.
      What would be enough for now?
      Let's talk about it in person.
      Here is what I can offer: we sit down for ten minutes today.
      Which part of it can't wait?
      Tell me what you need to know first.`,
    other: `
      It may be that {who} felt helpless and reached for the firmest words.
      Perhaps {who} was sure that asking nicely would not work.
      Maybe {who} sees something at stake here that you do not.`,
    own: `
      Ask yourself whether you had left them waiting for an answer.
      Look at whether it is the thing or only the tone that you resist.
      Notice whether you tend to give in at once or to say no on principle.`,
    check: `
      you have to answer on the spot
      {who} would not accept a no
      {who} means it as strictly as it sounds`,
    step: `
      Decide what you would do if it had been asked nicely, and answer that.
      Say what you can do and by when, and leave the rest open.
      Ask what lies behind the hurry before you say yes or no.
      If you are afraid to say no, speak with somebody you trust first.`,
  },
  guilt_trip: {
    tone: `
      Hurt and reproachful
      Asking through guilt
      Self-pitying, with a wish behind it
      Wounded`,
    does: `
      {q} asks for something without asking: the guilt is meant to do it.
      With {q}, they show you their hurt and leave the remedy to you.
      {q} makes you responsible for how they feel.
      {q} is a wish in the clothes of a reproach.`,
    kind: `
      They may feel lonely and not dare to ask for your company plainly
      They may want to hear that they matter to you
      They may be more worn out than they let on
      They may never have learned to ask for things straight
      They may have given a lot and feel that nobody saw it`,
    guarded: `
      they may count on your bad conscience because it has worked before
      they may not take a plain no for an answer
      it may be a tally that you can never pay off
      they may want you to feel bad because they do
      it may be easier for them to suffer aloud than to ask`,
    open: `
      I don't like the thought that you feel like this.
      You do matter to me.
      I can hear that you are hurt.
      I see what you do, even if I say it too rarely.
      I'd like to do something because I want to, and not out of guilt.
      I'm sorry that it is like this for you.
      I didn't know that it weighs on you so much.
      I don't want you to feel alone with this.`,
    close: `
      What would you like from me, plainly?
      Ask me straight, and I'll tell you honestly what I can do.
      I can't promise everything, so tell me what matters most.
      Let's find a day for the two of us.
      Is there one thing that would make it better this week?
      Can we talk about it without adding up who did what?
      How can I show you that I care, in a way that I can keep up?
      Shall I ring you tonight?`,
    other: `
      It may be that {who} is afraid of being forgotten.
      Perhaps {who} felt that a plain wish would be turned down.
      Maybe {who} gave more than was good for them and is tired now.`,
    own: `
      Ask yourself whether there is something you promised and let slide.
      Notice whether you say yes out of guilt and resent it later.
      Look at when you last thanked or called without being asked.`,
    check: `
      {who} would be hurt by a kind and honest no
      you are responsible for all of the sadness in this
      {who} knows that you care`,
    step: `
      Answer the wish and not the reproach: offer one thing that you can really give.
      Say one thing that you are thankful for, and then what you can and cannot do.
      Suggest that they ask you plainly next time, and promise a plain answer.
      Fix one small regular thing, such as a call on Sundays.`,
  },
};
