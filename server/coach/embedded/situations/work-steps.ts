import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const workSteps: readonly Situation[] = [
  {
    name: 'resigning',
    matter: 'giving notice',
    place: 'work',
    told: `
      i signed with another company and i have to tell my boss on monday
      my boss did so much for me and now i'm leaving
      I want to quit but the team is already two people short
      got the new job, still haven't said anything, i feel like a traitor every morning
      she built up the practice with me and i will hand in my notice after 11 years
      i am going back to university in september and my manager doesn't know that yet
      I'm leaving and i'm afraid he'll be furious and make the last weeks hell
      my resignation letter has been in my bag for a week
      the owner is like a second father to me, how will he take it that i go to the competition
      told two colleagues that i'm off, now i need to tell the boss before it gets round
      how do i resign without burning bridges?
      what do i do if my manager tries to talk me into staying
      When is the right moment to tell them i am leaving?
      how do i tell my boss that i resign
      can you help me with the words for giving my notice in person
      i'm quitting my job`,
    under: `
      it may be less about the notice than about not wanting to disappoint {who}
      perhaps part of you has left already, while another part is still grateful to {who} and to that place
      maybe you fear that in the eyes of {who} the last day could wipe out all that went before
      it might be that you want a blessing along with the goodbye, and cannot be sure of it
      you may be grieving a little too, even though you are the one who goes
      perhaps you have carried it alone for a while and long for {who} to know at last`,
    ask: `
      What would you like {who} to remember about your time there?
      What was the moment in which you knew that you would go?
      Which reaction from {who} do you dread the most?
      What are you thankful for, and does it belong in that talk?
      What could make you waver if {who} offered it?
      What do you want to leave in good order before your last day?`,
    other: `
      It may be that {who} will need a few days, because plans fall apart before good wishes come.
      Perhaps {who} felt for some time that you were on your way.
      A first cold answer from {who} could be fright about the gap you leave.
      It could be that {who} will take it personally at first, and know quite well that it is not.
      Somebody who once left a good place may understand you better than you expect, and {who} might be that person.`,
    own: `
      You owe {who} an honest word in good time, and not a life's work.
      Old annoyances may press to get out now that nothing can happen to you any more; sort out which of them would still help anybody.
      You could settle your answer to a counter-offer from {who} before you go in.
      Guilt about the gap you leave might make you promise more than you can hold in the last weeks.`,
    step: `
      Ask {who} for fifteen minutes on Monday morning, before the day fills up.
      Say the sentence to {who} within the first minute: “I have decided to leave.”
      Bring {who} a page with your open tasks and a proposal for who could take them.
      Decide tonight on one reason that you will name, true and short.
      Tell {who} one thing that you learned there, with the occasion.
      Say nothing more to colleagues until {who} heard it from you.`,
    words: `
      I wanted you to hear it from me first. When could we talk about my last day?
      It wasn't an easy decision for me. I'll leave everything in good order for you.
      I'll take a lot with me from here. Thank you for that.
      It may come at a bad time for you. Shall we look this week at how to hand things over?
      I've thought about it for a long time and I won't change my mind. I hope we can part on good terms.
      I'd like to tell the team myself. When would be right for you?`,
    deal: `
      draw up the handover together in the first week
      agree when and how the team will hear it
      fix what should be finished by the last day and what may stay open
      meet for a coffee a month later, without any agenda`,
  },
  {
    name: 'new-in-the-team',
    matter: 'being new in a team',
    place: 'work',
    told: `
      third week in the new job and i still eat alone
      I started on monday and everyone has their jokes and i stand there smiling
      the previous person was adored and they compare me to her all day
      no one showed me anything, i was given a laptop and that was it
      i moved cities for this position and i know nobody here
      my new coworkers speak so fast in abbreviations that i nod and understand nothing
      i'm the new nurse on the ward and the old hands test me
      at my old place i was the expert, here i have to ask where the toilet is
      since I joined as team leader they are polite and silent with me
      i ask him things and he sighs, i'm just starting here, how should i know
      how do i find my place in a new team?
      what can i do to get to know my new colleagues when i'm shy
      How long does it take until you feel at home in a new job?
      how do i ask my new colleague to show me things without being a nuisance
      what do i write to the team to introduce myself in a warm way
      i'm new and i don't fit in`,
    under: `
      it may be less about the tasks than about nobody there knowing yet who you are
      perhaps you miss being somebody whose good sides need no proof
      maybe every question to {who} seems to you like an admission that they chose wrongly
      it might be that you measure your first weeks against the long years of {who}
      you may be homesick for the old place, even though you wanted to leave it
      perhaps one friendly sentence from {who} at the right moment would carry you through the whole day`,
    ask: `
      What was the best moment since your first day, however small?
      Which questions do you hold back, and what do you think {who} would say to them?
      With whom could you imagine having a coffee?
      What did people come to you for in your old place?
      When in the day do you feel it most that you are new?
      What would you like them to know about you that they cannot see yet?`,
    other: `
      It may be that {who} forgot long ago how much there is that nobody explains.
      Perhaps {who} liked the person before you, and the comparing is a way of missing them.
      A group that jokes together may not notice that the joke needs a story to it, and {who} might gladly tell you that story.
      It could be that {who} waited for your questions so as not to lecture you.
      Maybe {who} felt uncertain about you in turn: what you will change, and whether you will stay.`,
    own: `
      Trying to seem as if you knew it all may keep {who} from helping you.
      You could give yourself the hundred days that you would give anybody else.
      “At my old place we did it differently” might be heard by {who} as a verdict, even when it is only homesickness.
      Eating alone can become a habit within two weeks, and it is easily broken on one noon.`,
    step: `
      Ask {who} tomorrow for ten minutes with three questions that you collected beforehand.
      Learn two names a day this week, with one thing about each of them.
      Go along to lunch or coffee with {who} on Wednesday, even if you only listen.
      Write down every abbreviation you do not know, and ask {who} for all of them at once on Friday.
      Bring something from where you come from and put it where people meet, with a note.
      Ask {who} after the first month what went well and what {they} would wish for.`,
    words: `
      I'm still finding my way and I don't want to get on your nerves. When would be a good time for my questions?
      May I come along to lunch tomorrow? I hardly know anybody here yet.
      It helps me a lot when somebody shows me a thing once. Could you do that with me this week?
      I'd like to find my own way of being useful to you. What would help you most?
      I'd rather ask once too often than get it wrong. May I come to you with questions?
      I'm glad to be here, and a bit lost too. What would you have wanted to know in your first weeks?`,
    deal: `
      meet for ten minutes each morning in the first month, for questions only
      have lunch together on a fixed day until it goes by itself
      write down the unwritten rules of the place, with some humour
      look back after a hundred days on what went well`,
  },
  {
    name: 'angry-customer',
    matter: 'an angry customer',
    place: 'work',
    told: `
      a customer shouted at me on the phone because her parcel is late
      he left a one star review with my name in it
      my client is furious about the invoice and says i cheated him
      i run a small café and a guest made a scene over a cold soup
      a patient's daughter went for me at reception, i only make the appointments
      lady at the till called me stupid in front of the whole queue
      the man whose bathroom we're renovating writes me angry messages every night
      A regular of ours has turned against me since we raised the price.
      i teach piano and a mother accuses me of not caring because her son failed his exam
      hotel guest demanded my manager and pointed his finger in my face, over a towel
      how do i calm down an angry customer?
      what should i do with a client who is angry at me and won't listen
      How do you stay friendly when people shout at you at the counter?
      how do i answer a furious email from a client
      give me a reply to a bad review that is polite but not grovelling
      a customer yelled at me`,
    under: `
      it may be less about the complaint than about being taken for the whole company by {who}
      perhaps it stays with you because you wanted to help and {who} only saw an opponent
      maybe you had to stay polite while everything in you wanted to answer
      it might be that there is a grain in the complaint of {who} that annoys you yourself
      you may be going over it at night to find the sentence that would have turned it round
      perhaps you would like somebody to say that you stood your ground with {who} decently`,
    ask: `
      What did {who} complain about first, before it became about you?
      What did you say that helped, even if only for a moment?
      Which word of {who} went with you home?
      What can you in fact offer, and what is out of your hands?
      Who stood by you, or could have?
      What would a good end to this look like: peace, the money, or simply that it is over?`,
    other: `
      It may be that {who} called three other numbers before and you were the first human voice.
      Behind the noise {who} might be frightened of having paid or planned for nothing.
      Perhaps {who} felt stupid for having trusted, and that quickly comes out as anger.
      It could be that {who} had a bad day long before you came into it.
      Maybe {who} wanted to hear one thing first: that it is annoying, and that you see it.`,
    own: `
      Explaining too early may sound to {who} like not listening, even when every word is right.
      You can be sorry for the trouble that {who} had without taking the blame for everything.
      It might help to decide beforehand at which word you end a call, and how.
      What was said to the apron or the badge need not come home with the person who wore it.`,
    step: `
      Let {who} speak to the end once, take notes, and repeat the main point in one sentence.
      Call {who} tomorrow morning rather than write, and begin with what went wrong.
      Offer {who} two solutions and let {them} choose.
      If it came in writing, answer after one night, in four lines, with your name and an offer to talk.
      Have one sentence ready for the counter: “I want to help you, and I can once we speak quietly.”
      Tell a colleague about it right after the shift, for five minutes, and then change the subject.`,
    words: `
      That was annoying for you and I'm sorry. What would be the better solution for you, if I can arrange it?
      I can see why you're angry. Please give me a little time to look into it, and then I'll call you with an answer.
      I'd like to put it right as far as I can. What would be a fair solution for you?
      I'm glad to look for a way with you. I can do that best when we talk calmly.
      You had counted on us, and I can hear that you're disappointed. I'll see to it myself and write to you.
      I understand that you're upset. May I ring you about it today?`,
    deal: `
      agree on one date and one name to turn to
      write down what was ordered and what was delivered, and compare it calmly
      settle on a sum or a repair that lets both of you close the matter
      speak by phone instead of writing back and forth at night`,
  },
  {
    name: 'attraction-at-work',
    matter: 'an attraction at work',
    place: 'work',
    told: `
      i have fallen for a colleague and i can't concentrate when she's in the room
      he's my coworker and we text until midnight, i'm married
      I think there is something between my boss and me, nothing has happened so far
      we kissed at the christmas party and now we act as if nothing was
      i look forward to mondays because of him and my husband doesn't know
      a guy from sales brings me coffee every morning and i don't know if he likes me or is just nice
      crush on my trainee, i know it's not ok, i want it to go away
      She works two desks away and i have been wanting to ask her out for a year.
      we flirt in meetings and people begin to notice
      my work wife and me, it used to be funny, now it's something else
      how do i deal with a crush on somebody at work?
      what should i do if i have feelings for a colleague and we both have families
      Is it a bad idea to date someone from the office?
      how do i ask a coworker out without making it awkward if she says no
      what do i say to the colleague who likes me when i don't feel the same
      i have a crush on my colleague`,
    under: `
      it may be less about {who} alone than about how alive you feel in {their} company
      perhaps you feel seen by {who} in a way that has grown rare elsewhere
      maybe the not knowing is half of the pull, and a clear word would end it either way
      it might be that you fear losing the easy friendship with {who} as soon as it is spoken about
      you may be afraid of what it says about the rest of your life that this could happen
      perhaps you need less an answer from {who} than honesty with yourself about what you hope for`,
    ask: `
      What is different about you when {who} may come in at any moment?
      What did {who} say or do that you took for a sign?
      What would you lose, and what would others lose, if it went further?
      Had you met {who} without the job around you, what would have drawn you?
      What do you hope for when you picture it a year from now?
      Is there somebody at home to whom this would say something important, and what would it be?`,
    other: `
      It may be that {who} felt it as well and did not dare to be the first to step back or forward.
      Perhaps {who} only meant to be warm, and would be startled by how it arrived.
      If one of you has power over the work of the other, {who} may not feel free to say no.
      It could be that {who} enjoyed the game and never thought about where it leads.
      Others around you may have noticed something before {who} did.`,
    own: `
      You could look at what the hours with {who} give you, and whether you have stopped looking for that elsewhere.
      Messages at midnight may be decisions too, only small ones.
      If you have power over the work of {who}, it is yours to slow down and to keep your distance.
      A no that comes kindly and early leaves {who} more dignity than weeks of dodging.`,
    step: `
      Leave the phone in another room after nine this week, and notice what you miss about the messages with {who}.
      Ask {who} once, lightly, for a coffee away from work, and take a no or a maybe as a no.
      Write a page for yourself tonight: what I want, what I risk, whom it touches.
      If you want it to fade, meet {who} only with others for two weeks and keep to the work.
      If there is a partner at home, tell them this week one thing that you have been missing with the two of you.
      Say to {who} in a quiet corner what you do not want, in two friendly sentences.`,
    words: `
      I like being around you and I've wanted to say it for a while. Would you have a coffee with me? A no is fine too, and nothing changes at work.
      It has become more than friendly for me, and I'd like to take a step back. I wanted you to know why.
      I like you as a colleague and I don't want more than that. I'd be glad if we could go on as before.
      You've been on my mind a lot, and I'd rather say it than guess. How is it for you?
      I'd like to keep it to work between us. I hope you understand.
      I don't want us to avoid each other now. Could we talk about it once, for ten minutes, and then let it be?`,
    deal: `
      keep private messages to the daytime
      agree that a no changes nothing about working together
      tell the right person early if one of you leads the other
      leave the jokes in front of others for a while`,
  },
];
