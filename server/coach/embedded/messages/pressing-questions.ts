import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const pressingQuestions: readonly MessageKind[] = [
  {
    name: 'why-no-answer',
    move: 'demand',
    written: `
      Why didn't you answer???
      where are you
      where r u??????
      Hello?
      ??
      are you ignoring me
      I've called you six times
      why is ur phone off
      You were online 10 minutes ago so I know you saw this
      Answer me!!!
      left on read again, nice
      Why haven't you replied to my message from this morning?
      pick up pick up pick up
      Did you get my text? It's been two hours
      Where are you, dinner's on the table and nobody can reach you
      omg reply already
      I sent you three mails since lunch and have had no response.
      It's midnight. Where are you? Please ring me.
      helloooo earth to emma
      You said you would text when you landed, I'm still waiting, are you alive?`,
    tone: `
      Restless, waiting for you
      Worry that sounds like blame
      Impatient and uneasy
      Urgent, with many question marks`,
    does: `
      It asks for a sign of life and makes the silence your fault.
      With {q}, they show how long the waiting felt to them.
      It puts you in the position of somebody who has to account for the time.
      It can come from worry, from impatience or from feeling ignored, and these need different answers.
      What {q} asks for on the surface is information, and underneath it is often reassurance.`,
    kind: `
      They may have been worried that something had happened to you.
      They may read silence as rejection very quickly and suffer from it.
      It may be that they needed something urgently and could not reach anybody else.
      They may have had a bad day and have been looking forward to hearing from you.
      They may not realise how their messages look one below the other.`,
    guarded: `
      They may expect you to be within reach at any time.
      It may be that they want to know where you are more than how you are.
      They may watch when you were online and draw conclusions from it.
      They may turn up the pressure because it makes you answer faster.
      They may see your time without the phone as something taken from them.`,
    open: `
      I'm here, and everything is all right.
      I've only just got round to answering.
      I didn't mean to leave you waiting.
      I can see that you've been waiting for me.
      I didn't look at my phone for a while.
      Sorry if you were worried.`,
    close: `
      What is it about?
      I'll ring you as soon as I have a quiet moment.
      I can't always reply at once, and it doesn't mean anything bad.
      Were you worried, or is there something urgent?
      If it's really urgent, write “urgent” and I'll ring as soon as I see it.
      Let's agree on when we can usually expect to hear from each other.`,
    other: `
      It may be that {who} imagined the worst with every minute that went by.
      Perhaps {who} felt unimportant while the phone stayed dark.
      Maybe {who} only wanted a short yes, in order to be able to plan.`,
    own: `
      Ask yourself if you had said that you would be in touch at a certain time.
      Look at whether you sometimes leave a reply until later because it feels like a duty.
      You need not be reachable at all hours, and it helps others to know when you are.`,
    check: `
      {who} wanted to keep an eye on you
      {who} knew that you were busy
      an explanation in full detail is expected`,
    step: `
      Send one line now that says you are all right and when you will have time.
      Agree at a quiet moment this week on how quickly the two of you need to answer.
      Tell them beforehand, next time, when you will be away from the phone.
      If it is too much for you, name one hour of the day when you will not reply, and keep to it.`,
  },
  {
    name: 'who-is-that',
    move: 'demand',
    written: `
      Who is that?
      who's that guy in ur story
      Who were you with last night
      whos jess
      who keeps texting you
      Who is Daniel and why does he like all your photos
      who was that woman who dropped you off
      So who's the girl in the picture
      why is there a heart from “M” on your phone
      Who were you talking to until one in the morning?
      since when do you follow her??
      and who else was there? just you two?
      You never mentioned a Marco before
      was your ex there? just asking
      who r u with rn, send a pic
      Your mother tells me you were seen in town with a young man, who is he?
      why did u untag urself in that photo with her
      Is there somebody else? Who is it?
      hmm and this Alex from work, is that a he or a she 🤨
      You were laughing with someone on the phone. Who was it`,
    tone: `
      Jealous, wanting certainty
      Suspicious and rather afraid
      Curious with an undertone
      A question like a cross-check`,
    does: `
      It asks about a person and means where the sender stands with you.
      With {q}, unease turns into a question that you have to answer at once.
      It can put you under suspicion before you have said a word.
      It shows that they have noticed something and have been thinking about it.
      Behind {q} there is often a wish to hear that nothing has changed.`,
    kind: `
      They may be afraid of losing you and be ashamed of that fear.
      They may have been deceived once before and be quicker to worry because of it.
      It may be simple curiosity, typed without a thought for the tone.
      They may feel that they know less about your life than they used to.
      They may need a little reassurance and find a question easier than a confession.`,
    guarded: `
      They may want to have a say in whom you meet.
      It may be that they check your phone or pages and then ask as if by chance.
      They may have settled on the answer before you give it.
      They may calm down only briefly, until the next name comes up.
      They may expect you to give people up so that they need not feel jealous.`,
    open: `
      I'm happy to tell you about the people in my life.
      It sounds to me as if this worried you.
      You can ask me things like that.
      I've nothing against the question, only the tone struck me a bit.
      I'd like to answer you honestly.
      I'd like there to be no mystery about it.`,
    close: `
      What went through your mind?
      I'll tell you about it tonight, and then I'd like to hear what's worrying you.
      I don't want to have to account for every contact, though.
      Ask me what you really want to know, and I'll give you a straight answer.
      What would help you feel easier about it?
      I'd like us to trust each other, and that goes both ways.`,
    other: `
      It may be that {who} saw one picture or name and made up a whole film around it.
      Perhaps {who} felt excluded from a part of your life.
      Maybe {who} would much rather have asked if you still care.`,
    own: `
      Ask yourself whether there is something about it that you would not like to tell, and why.
      Look at how open you are about new people without being asked.
      You have a right to friends of your own, and may also take a worry seriously.`,
    check: `
      {who} wanted to forbid you something
      a straight answer would only make things worse
      {who} meant it as an accusation`,
    step: `
      Answer the plain question in one sentence, truthfully, before you speak about the tone.
      Ask tonight what the worry is, and let them finish before you explain.
      Introduce the two to each other at the next opportunity, if that suits you.
      If such questions come daily, say this week what you will answer and what stays private.`,
  },
  {
    name: 'we-need-to-talk',
    move: 'request',
    written: `
      We need to talk.
      we need to talk, seriously
      can we talk? its important
      I have to tell you something. Not on the phone.
      Need to speak to you when you get home
      there's something we should discuss
      Are you free later, I want to talk to you about something
      hey can u call me when ur alone
      Please come to my office at four, there is something I would like to discuss.
      Your father and I would like a word with you on Sunday
      i need to ask you something serious later
      I think it's time we had a proper conversation
      got something on my mind, can i come over
      When can we talk? In person please
      We have to talk about us
      Can you make time for me tomorrow, it's about something that's been bothering me
      got a minute? need to talk abt something
      Let's sit down after the kids are in bed. There are things to be said.
      talk later? dont freak out lol
      Could we have a chat about how things are going? I'll send an invite.`,
    tone: `
      Serious and still unspoken
      A talk with no subject
      Important to them, clearly
      Careful, perhaps nervous`,
    does: `
      It announces a conversation and keeps the subject back.
      With {q}, they ask for your full attention at a time that is still to come.
      It gives your imagination plenty of room until then.
      It shows that something matters too much to them to be typed.
      By itself {q} is neither good nor bad news.`,
    kind: `
      They may want to take you seriously and therefore not do it in writing.
      They may be nervous themselves and be glad to have made a start.
      It may be about something quite practical that only sounds heavy.
      They may want to choose their words with care, so as not to hurt you.
      They may want to ask you for something and not know how you will take it.`,
    guarded: `
      They may have prepared something that you will have to react to unprepared.
      It may be that they have already decided and want to tell you rather than ask you.
      They may not mind that you will be anxious until then.
      They may want to speak above all about what you should change.
      They may have discussed it with somebody else before you.`,
    open: `
      Of course, I'll make time for it.
      Thank you for letting me know.
      Yes, we can do that.
      I'd like to hear what's on your mind.
      I can tell that it matters to you.
      All right, let's talk.`,
    close: `
      Can you tell me in one word what it's about, so that I don't spend the day guessing?
      I want to have enough time for it, so tell me how long you think we'll need.
      A small hint would make the waiting easier for me.
      Let's make sure that we won't be disturbed.
      Is there something that I should think about beforehand?
      I'll do my best to come with an open mind.`,
    other: `
      It may be that {who} had been looking for the right moment for days.
      Perhaps {who} did not notice how the sentence sounds to somebody who has to wait.
      Maybe {who} had a stomach ache about it too.`,
    own: `
      Look at which conversation you would least like to have, and where that comes from.
      Ask yourself if there is something that you would like to raise yourself.
      Notice how many answers you are preparing for a question you have not yet heard.`,
    check: `
      {who} had bad news for you
      it will be about a mistake you made
      you have to solve it all in a single conversation`,
    step: `
      Ask for the subject in one short message, and then turn to something else.
      If no time is fixed yet, propose the earliest moment that gives both of you an hour of quiet.
      Before the talk, write down one thing you want to listen for and one you want to say.
      At the beginning, let them speak to the end and repeat it in your own words before you answer.`,
  },
];
