import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const selfWaysTalk: readonly Situation[] = [
  {
    name: 'listening-better',
    matter: 'listening',
    place: 'self',
    told: `
      my wife says i never really listen and i think she has a point
      i always jump in with a solution before people have finished
      She told me something important last week and i can't remember what it was.
      when my daughter tells me about school my mind drifts off to my phone
      i catch myself preparing my answer while the other one is still speaking
      my friends tease me that every story ends up being about me
      he says talking to me is like talking to a wall, i do hear him though
      i interrupt people all the time, i don't want to but it's out before i notice
      my teenage son stopped telling me things because i lecture, his word
      whenever he opens up i give advice and then he closes down again
      how can i become a better listener?
      what should i do when somebody tells me a problem and i don't know how to react
      Is there a trick to really listening without thinking of what to say next?
      how do i say to somebody that i want to hear the whole story this time
      what do i reply when she's sad and doesn't want advice
      i'm a bad listener`,
    under: `
      it may be less about ears than about {who} wanting to be met before being helped
      perhaps you show that you care by mending things, and {who} had asked only for company
      maybe it is hard for you to bear that {who} could suffer and you can do nothing
      it might be that you are so full yourself that there is no room for one more story
      you may be afraid of the pause, or of what {who} might say after it
      perhaps it touches you because you would like to be somebody people tell things to, {who} above all`,
    ask: `
      When did somebody last listen to you in a way that did you good, and what did they do?
      What happens inside you in the second before you jump in with {who}?
      With whom do you listen well without any effort?
      What do you believe {who} hoped for in that moment?
      At what time of the day do you have the most room for somebody?
      What do you hear between the words when you think back to what {who} told you?`,
    other: `
      It may be that {who} had the solution already and wanted to be with somebody in the matter.
      Perhaps {who} tried it with small sentences first, to see whether there was room for the big one.
      A glance at the phone could have told {who} more than you meant by it.
      It could be that {who} gave up telling and called it being busy.
      Maybe {who} would be happy with five minutes, as long as they are whole.`,
    own: `
      Advice can be a way of ending something that is hard to bear; you may notice that moment with {who} and wait it out.
      You could ask “Do you want me to listen or to think along?” and believe what {who} might answer.
      It may help to tell {who} honestly when your head is full, and to name an hour when it will not be.
      Telling your own similar story may be meant as closeness and take the word from {who} all the same.`,
    step: `
      Ask {who} tonight about one thing that {they} mentioned last week, and put the phone in another room.
      Count to three after each sentence of {who} before you say anything, for ten minutes.
      Say back in your own words what you understood, and ask “Is that it?” before your view comes.
      Keep one whole talk with {who} this week free of advice, and notice what else comes.
      Take a walk with {who}, because side by side it is easier to be silent.
      Ask one more question than you usually would: “And what was the hardest part?”`,
    words: `
      I'm often too quick with my answers. Tell me again, I'll only listen this time.
      I'm not sure I understood what it was really about for you. Would you tell me once more?
      Do you want me to think along, or just to be there?
      My head is full right now and you deserve better than half an ear. Can we sit down later, when it's quiet?
      I've been thinking about what you told me. How has it been since then?
      I don't know what to say, and I'm glad that you told me.`,
    deal: `
      give each other ten minutes in which only one speaks
      ask before giving any advice
      leave the phones in another room while you eat
      let the listener say back what was understood before answering`,
  },
  {
    name: 'starting-a-hard-talk',
    matter: 'how to begin a hard talk',
    place: 'self',
    told: `
      i need to have a serious conversation and i keep putting it off for weeks
      every time i want to bring it up my throat closes
      I rehearse it in the shower and then he comes home and i ask what he wants for dinner
      there's something i have to tell my parents and i don't know how to begin
      i started the talk three times and each time it became a fight after the first sentence
      i want to speak with my flatmate about money but there's never a good moment
      We have to talk about us, i know it, she knows it, nobody starts.
      i wrote it all down and now the sheet of paper lies in my drawer
      my stomach hurts at the thought of that conversation on sunday
      i always begin such talks at eleven at night and in the wrong tone
      how do i start a difficult conversation?
      what's a good first sentence if i have to raise something painful
      When is the best time to bring up a hard subject with somebody?
      how do i say “we need to talk” without frightening the other one
      i need an opening for a talk i am scared of
      i don't know how to bring it up`,
    under: `
      it may be less about the right words than about what could be different with {who} afterwards
      perhaps you protect {who} by keeping silent, and yourself along with it
      maybe you fear how {who} could look at you, and everything in you walks round it
      it might be that the silence has become a third one at the table between you and {who}
      you may be searching for a way that spares {who} everything, while there are only kinder and less kind ones
      perhaps you are nearer to the talk with {who} than you think, since the first sentence already lives in you`,
    ask: `
      What would be the very first sentence, if you knew {who} to be on your side?
      What would you want {who} to know by the end, in ten words?
      What do you fear most: tears, anger, or a shrug?
      Where and when did the two of you last talk well?
      What will happen if you do not bring it up for another half year?
      What do you want to keep between you and {who} by speaking about it?`,
    other: `
      It may be that {who} noticed for some time that something is in the air.
      Perhaps {who} put it off as well, from the same fear.
      It could be that {who} will need a day before anything good can come as an answer.
      For {who} a fixed time might be kinder than a surprise between door and car.
      Maybe {who} would be more hurt to learn how long you carried it alone.`,
    own: `
      The perfect moment may never come, and {who} can hardly see how long you have waited for it.
      If you begin with “you always”, {who} would have to put up a defence; begin with yourself and one example.
      You could decide beforehand what this one talk is for, and leave everything else at home.
      Speaking about the fear itself (“I'm nervous about this”) often opens the door to {who} better than any strategy.`,
    step: `
      Write the first sentence down tonight and say it aloud three times.
      Ask {who} tomorrow: “I'd like to talk with you about something, would Sunday at four be good?”
      Choose a walk for it, since {who} will not have to look at you the whole time.
      Tell {who} at the beginning what you wish for, before you tell what is wrong.
      Make it half an hour with {who}, and agree that it may go on another day.
      If your voice gives way, you could read it out to {who} from your sheet of paper.`,
    words: `
      There's something I'd like to talk about with you, and I'm a bit nervous about it. Would you have half an hour on Sunday?
      I'd rather say it than carry it alone any longer. Would you listen?
      I've been putting this off because it isn't easy for me. May I try now?
      I don't have the right words yet. Please let me get to the end, and then I want to hear what you think.
      I'd like it to be a good talk for both of us. Shall we go for a walk?
      It matters to me that you hear it from me. Would tonight be all right?`,
    deal: `
      fix a time and a place and half an hour, no longer
      begin with what each of you wishes for
      let one speak to the end before the other answers
      break off when it gets loud, and name at once the hour to go on`,
  },
  {
    name: 'calming-down-in-a-quarrel',
    matter: 'keeping calm in a quarrel',
    place: 'self',
    told: `
      when we argue i get so loud that i don't know myself
      within two minutes i go from zero to a hundred and say things i don't mean
      I start to shake and cry in every argument and then nobody takes my point seriously
      as soon as somebody raises their voice i go blank and can't think
      i slam doors, i'm 43, it's ridiculous
      my heart races during a fight and i only want to win
      in the heat of the moment i bring up stuff from ten years ago
      i have to leave the room when we quarrel and she takes it as running away
      We shout over each other until the neighbours knock, about who left the light on.
      my fuse has become so short that a wrong look is enough
      how do i calm down in the middle of an argument?
      what can i do so a discussion does not always blow up
      Any way to stay calm when the other person pushes my buttons?
      how do i say that i need a break without it sounding like i walk out
      what can i say in a heated moment instead of something hurtful
      i lose it in every argument`,
    under: `
      it may be less about the subject than about the fear that you do not get through to {who}
      perhaps your body takes the voice of {who} for an alarm before you have understood a word
      maybe you get loud at the very point where you feel helpless with {who}
      it might be that quarrels once ended badly for you, and with {who} you hear those too
      you may be ashamed afterwards because you said things to {who} that you do not really think
      perhaps beneath the anger there is a small sentence to {who}, such as “please don't go” or “please see me”`,
    ask: `
      What is the first sign in your body that it is about to tip over?
      Which word or look from the other side lights the fuse?
      What would you have wanted to say if you had kept calm for one minute longer?
      When did you manage to stay calm in a quarrel, and what helped?
      What do you need right after such a quarrel: quiet, a hug, or an explanation?
      How did people quarrel in the home in which you grew up?`,
    other: `
      It may be that {who} felt just as cornered and looked for the door in the same moment.
      Perhaps {who} would rather have a break of twenty minutes than a sentence that stays.
      If one of you goes out without a word, {who} might take it for the end and hold on harder.
      It could be that {who} only got loud after losing the hope of being understood.
      Maybe {who} could never forget a sentence from a quarrel that you forgot by the next morning.`,
    own: `
      You notice the tipping point before {who} can, so the break is yours to call.
      A quarrel about one evening stays bearable; ten years in one evening are too much for you and for {who}.
      It may be worth looking at hunger, sleep and the hour on the clock, for many a quarrel would not exist at noon.
      To be right and to be close to {who} sometimes want different sentences.`,
    step: `
      Agree with {who} on a calm day this week on a word that means twenty minutes of pause, and on who comes back first.
      When it gets hot, put both feet on the floor and breathe out longer than in, ten times, before you answer.
      Lower your voice on purpose by one step in the next sentence to {who}.
      Say when you go and when you come back: “I'm going round the block, I'll be here at half past.”
      Drink a glass of water slowly before you reply to anything that {who} said in anger.
      Write down tomorrow morning what you really wanted to tell {who}, and tell it in a quiet hour.`,
    words: `
      I don't like how I am when I'm angry. May I try again, calmly?
      I'm too worked up to say anything good right now. I'll take twenty minutes and then I'll come back to you.
      I don't want to win against you. Tell me slowly what it's about for you.
      Let's just take one thing at a time. What matters most to you?
      If I leave the room for a moment, I'm not running away from you. I'll come back.
      I do want to hear you, and I need it a bit slower. Can we sit down?`,
    deal: `
      choose a word that means a break, and the time for going on
      quarrel about one thing at a time and leave older ones outside
      begin no hard subject after ten at night or with an empty stomach
      go to sleep with one friendly sentence, even when it is not settled`,
  },
  {
    name: 'asking-for-help',
    matter: 'asking for help',
    place: 'self',
    told: `
      i can't ask anyone for help, i'd rather do it all alone and collapse
      i need somebody to watch the baby for two hours and can't bring myself to call
      My back is gone and i still carried the sofa up by myself because i didn't want to bother anyone
      i'm short of money this month and my brother would lend me some but i would die of shame
      since the operation i'd need someone to drive me and i say “no no, i manage”
      asking feels like begging to me
      i hint and sigh and hope they offer, they never do
      my neighbours always say call if you need anything and i've never once called
      I am drowning in the move and have told nobody the date
      when i do ask, i apologise so much that people feel uncomfortable
      how do i learn to ask for help?
      what should i do if i need support but don't want to be a burden
      Why is it so hard for me to ask people for a favour, and how do i start?
      how do i ask my friends to help me without feeling guilty
      a text to ask my sister if she can take the kids for a night
      i hate asking for help`,
    under: `
      it may be less about the favour than about owing somebody and what {who} might think of you
      perhaps you are used to needing nobody, and {who} may still see you that way
      maybe you hope that {who} will offer, because an offered hand feels like love and an asked one does not
      it might be that an old no from somebody still speaks along when you think of asking {who}
      you may be so used to giving that you have forgotten how gladly {who} would do the same
      perhaps it is the moment of needing {who} that is hard, and not at all the help`,
    ask: `
      What exactly would you ask for, if the answer were sure to be yes?
      Who has helped you in your life without making you feel small?
      When did somebody last ask you for something, and what did you think of them?
      What do you fear {who} would think?
      What will it cost you to do it alone once again?
      Which of the offers that people have made do you believe?`,
    other: `
      It may be that {who} long wished for a chance to give something back to you.
      Perhaps {who} never noticed the need because you hide it so well.
      A clear request may be easier for {who} than a sigh, since it can be answered.
      It could be that {who} would have to say no to this one and gladly say yes to something else.
      Maybe {who} would feel closer to you by being asked.`,
    own: `
      A hint gives {who} nothing that could be answered with yes or no.
      Seven apologies before the request could make {who} believe that it is huge.
      You may be deciding for {who} that it is too much, before {they} had a chance to say so.
      It could help to remember how you felt the last time you were allowed to help.`,
    step: `
      Ask {who} today for one small thing with a beginning and an end: two hours, Saturday, ten o'clock.
      Send the message to {who} without the word sorry in it.
      Make a list of five things that somebody else could do, and give each one a name tonight.
      Take the next offer that {who} may make, with a plain “yes, please”.
      Add the sentence “a no is all right”, and mean it, so that {who} can choose.
      Say thank you to {who} once afterwards, with what it made possible, and let that be enough.`,
    words: `
      I could use your help with something this week. May I tell you what it is?
      I find it hard to ask, so I'll just do it: would you have two hours for me this week? A no is all right.
      I've been trying to do it alone and I can't. Could you come and do it with me?
      I keep saying that I manage, and I don't. Could I ring you tonight?
      It isn't easy for me to tell you how things are. Could I come round and explain?
      I thought of you first when I wondered whom to ask. Would that be all right for you?`,
    deal: `
      ask each other straight out and leave the guessing
      agree that a no is always allowed and never explained
      swap one thing a week that is easy for the one and hard for the other
      keep a list of what the other one could take over`,
  },
];
