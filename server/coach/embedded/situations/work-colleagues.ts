import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const workColleagues: readonly Situation[] = [
  {
    name: 'colleague-drops-tasks',
    matter: 'lateness and work left for others',
    place: 'work',
    told: `
      my colleague comes in at half past nine every day and i open the shop alone
      he leaves his tickets half done and they end up with me
      she takes long lunches and i answer her phone
      my coworker always has a headache when the stocktaking is due
      we share a shift and he disappears for a smoke for forty minutes while i run the till
      He delivers his part two days late and then I have one night to finish mine.
      every handover the night nurse leaves me the work that she should have done
      a colleague dumps his admin on me because “you're so much better at excel”
      i cover for lisa since months, she has small kids, but i have a life as well
      my desk neighbour forgets everything we agreed and i end up saving it
      what can i do about a coworker who does not pull his weight?
      how do i deal with a colleague who is late all the time and i pay for it
      Should I go to the boss if she keeps leaving her jobs to me?
      how do i tell him to do his own work without starting a war
      can you give me words for a colleague who lets me wait for her part every time
      he was late again and i did his part`,
    under: `
      it may be less about the thing itself than about {who} seeming sure that you will catch it
      perhaps you are tired of being reliable for two while {who} got the same thanks
      maybe it is the not being asked that turns a favour for {who} into a burden
      it might be that you feel used and at the same time petty for counting
      you may be missing a colleague beside you and not only a pair of hands
      perhaps the work would be bearable if {who} only saw and said that you did it`,
    ask: `
      What did you last do that was really on {their} list?
      What happens on the days when you simply do not catch it?
      What have you said to {who} about it so far, and in which mood?
      How much of it do you know to be carelessness, and how much might have a reason you have not been told?
      Which of the things you take over costs you the most?
      What would be a fair share in your eyes, in plain hours or tasks?`,
    other: `
      It could be that {who} honestly thought you like doing it, because you never objected.
      Something at home may cost {who} more in the morning than {they} would say at work.
      Perhaps {who} lost the overview and hid it, until it landed on your desk.
      As long as everything gets done in time, {who} might never have felt that anything was missing.
      Maybe {who} would rather be asked straight than be rescued with a sigh.`,
    own: `
      By stepping in without a word you may be keeping the gap out of sight, for {who} and for the boss.
      You could decide which one thing you no longer catch, and announce it kindly beforehand.
      If the annoyance only comes out in sighs and short answers, {who} may feel it without learning what to change.
      It may be worth asking yourself where you help from friendship and where from fear that something goes wrong.`,
    step: `
      Tell {who} tomorrow which one thing you will no longer take over, and from which day.
      Ask {who} over a coffee what makes it so hard at the moment, before you say what it costs you.
      Write the next handover as a list with names, and hang it where both of you see it.
      Let one task lie this week that is not yours and not urgent, and say so in advance.
      Ask for the part from {who} one day earlier than you need it, with the hour.
      If two honest talks with {who} changed nothing, go to the boss with the tasks and dates, and without adjectives.`,
    words: `
      That leaves me with more than my share, and I'm annoyed. Can I count on you next time?
      I can't keep making up for it. If something keeps you from it, please tell me early.
      I depend on you here. What can I count on from now on?
      It's getting too much for me. Could we divide the work again?
      Is something going on that makes it hard at the moment? I'd rather know than get cross in silence.
      I don't like counting, and I've begun to. Can we find a fair way?`,
    deal: `
      write down who does what, and look at it after two weeks
      tell each other by eight if one of you comes later
      let each take back one task that has wandered to the other
      agree on a time before the deadline when both parts are on the table`,
  },
  {
    name: 'sharp-colleague',
    matter: 'a cold or sharp tone between colleagues',
    place: 'work',
    told: `
      she answers my emails with one word and no greeting
      my coworker does not say good morning to me, to all the others he does
      got a mail with the boss in cc: “as I already explained twice”
      the woman in accounting snaps at me as soon as i come in with a question
      He writes in capitals and red when he corrects my stuff
      since i asked about the budget my colleague is ice cold to me
      there's a guy in my team who comments everything i say with “obviously”
      i get these sharp little messages on slack from the project lead and my stomach turns
      the new head of sales speaks to me like to a servant
      my office mate has barely looked at me for two weeks and i have no idea what i have done
      how should i answer a rude email from a coworker?
      what do i do about a colleague who is cold to me and nobody else
      how do i stop getting upset by someone's snippy tone at work
      how do i tell her that her tone in the mails hurts
      I want to reply to a passive aggressive email from a colleague, friendly but clear
      another snippy mail from him`,
    under: `
      it may be less about the few words than about how little respect you hear in them
      perhaps you search every line from {who} for what you might have done wrong
      maybe it is hard to stay friendly all day beside somebody who may not even look at you
      it might be that you miss a time when it was easy between {who} and you
      you may be asking whether {who} meant you, or whether you just stood in the way of a bad day
      perhaps what hurts is how little it would have cost {who} to be kind`,
    ask: `
      Which of {their} sentences do you still know by heart?
      When did the tone change, and what had happened just before?
      How did {who} sound the last time it was all right between you?
      How would the same message sound to you if a friend had sent it?
      What did you write or say back?
      What would be enough for you: an explanation, a greeting in the morning, or simply a matter-of-fact tone?`,
    other: `
      It may be that {who} wrote fast, between two calls, and never heard how it sounded.
      Perhaps {who} felt passed over by something you took for harmless.
      For some people short means efficient, and {who} could be surprised that it felt cold.
      It could be that {who} felt afraid of looking bad and covered {their} own back.
      Something quite different may have happened to {who}, with you only the nearest one.`,
    own: `
      Your answers to {who} may have grown shorter too, so that each of you now has proof.
      Reading it aloud once in a neutral voice can show how much of the tone is in the words and how much in the ear.
      You could stop answering sharp lines within the same hour.
      Guessing for two weeks what {who} might have against you costs more than one question would.`,
    step: `
      Leave the next sharp mail for one night, and then answer only what was asked.
      Walk over to {who} tomorrow and settle the matter aloud, since a voice is harder to misread.
      Say good morning to {who} by name for five days, whatever comes back.
      Ask {who} once, alone: “Did I do something that annoyed you?” and then wait.
      Write the reply you would love to send, keep it in a file, and send a shorter one tomorrow.
      You could pick up the phone as soon as the mails with {who} went back and forth three times.`,
    words: `
      That stung. Did I do something that annoyed you?
      I may have taken it more sharply than you meant it. Could we talk about it for five minutes?
      I'm glad to hear what you think. I'd find it easier in a friendlier tone.
      I don't know where we stand at the moment. Can you tell me how it is for you?
      If you're unhappy with something I do, please come to me first and tell me straight.
      I don't need us to be friends. I'd just like us to say hello and be decent to each other.`,
    deal: `
      call each other when a message sounds wrong, and leave the answer for then
      keep others out of the copy until you have spoken
      begin and end each message with one friendly line
      say it within a day when something annoyed you, so that it does not freeze`,
  },
  {
    name: 'office-gossip',
    matter: 'talk behind backs at work',
    place: 'work',
    told: `
      somebody told the whole floor about my divorce
      i overheard two colleagues laughing about me in the copy room
      I trusted her with my pregnancy and by noon everyone knew
      there is a rumour that i got the job because i slept with the boss
      my friend at work passed on what i had said about our manager
      he tells new people that i'm difficult before they have even met me
      screenshots of my private posts are going round in the team
      at our place they pick on whoever is not in the room, and now it's me
      one of the cleaners told me what the girls at reception say about my weight
      my coworker spreads that i am looking for another job, it's not even true
      how do i deal with rumours about me at work?
      what should i do if a colleague talks badly about me behind my back
      Do I confront the person who gossips or just ignore it?
      how do i tell her that i know what she has been saying about me
      i need words for someone at work who told my secret
      they're gossiping about me`,
    under: `
      it may be less about what was said than about no longer knowing whom you can tell anything
      perhaps it hurts to have been friendly with {who} while your name was going round
      maybe you feel exposed, since you would have liked to decide yourself what {who} could tell
      it might be that you now see a whisper in every closed door, and that is exhausting
      you may be less worried about the rumour than about the one person who could believe it
      perhaps you wish that somebody had said to {who}: tell that to the one it is about`,
    ask: `
      What exactly did you hear, and from whom?
      How sure are you that it began with {who}?
      Which part of it is true, and which part hurts because it is not?
      Whose opinion in that place truly matters to you?
      Had you asked {who} to keep it secret, or did that seem clear to you?
      What should the others know from you, if they are to know anything?`,
    other: `
      It may be that {who} told it once, half in worry, and then lost hold of it.
      Gossip can be a way of belonging, and {who} might have paid for a seat at the table with your story.
      Perhaps {who} never thought of it as a secret.
      It could be that a third person added what {who} never said.
      Maybe {who} felt bad as soon as it was out, and avoided you from then on for that reason.`,
    own: `
      It may help to check what {who} really said before you carry the version of others.
      You could think about what you tell at work from now on, and to whom, without becoming a wall.
      Where the talk is about somebody else, you may be the one who changes the subject.
      Asking around who said what about you would keep the story alive longer than {who} could.`,
    step: `
      Speak to {who} alone this week, and start with what you heard and from where you know it.
      Say one plain sentence of truth to the two people who matter, so that {who} will not be their only source.
      Go to lunch tomorrow as usual, even if it takes courage.
      Answer the next curious question with: “I'd rather not talk about that here.”
      Thank the person who told you, and leave it at that for now.
      If it harms your work or goes on after a talk with {who}, write down dates and sentences and take them to somebody above.`,
    words: `
      It makes me feel sick to be talked about like that. What happened?
      I'd rather ask you than listen to others. How was it from your side?
      It hurt to hear that from others. If you have something against me, please tell me.
      I don't want a quarrel, I want it to stop. Can you leave me out of such talks?
      I'd like to be the one who tells things about me. Please don't add anything to it.
      I'd like to be able to trust you. Can we talk about it, just the two of us?`,
    deal: `
      name for each other what stays between you
      tell the one it is about first, or nobody
      say “ask them yourself” when others begin to talk
      go to each other within a day when a rumour turns up`,
  },
  {
    name: 'age-gap-at-work',
    matter: 'a younger or older colleague',
    place: 'work',
    told: `
      the new one is 24 and explains to me how my job works
      my colleague is about to retire and blocks every change i suggest
      He calls me “young lady” in front of customers. I'm thirty one and have two degrees.
      i'm 55 and my boss could be my son
      the young ones in the team decide everything in their chat and i find out last
      an older workmate keeps saying “we've always done it like this”
      she rolls her eyes because i print things out
      the boomer at the next desk thinks working from home is laziness
      trainee looks at his phone while i show him the machine, in my day you'd have been out
      being led by someone half my age, she means well but she has no idea what we did here before
      how do i deal with a much younger boss?
      what can i do about an older colleague who does not take me seriously
      How do you work with gen z people who leave at five sharp whatever happens?
      how do i tell a senior coworker that i am not a kid
      what do i say to the young guy who corrects me in front of my own clients
      the older colleague talked down to me again`,
    under: `
      it may be less about age than about whether {who} can see what you bring with you
      perhaps each of you fears being the one who counts less, and {who} only showed it differently
      maybe it touches the question of what your experience or your ideas are worth there
      it might be that you would gladly learn from {who}, if it did not come from above
      you may be tired of having to prove at every turn what {who} got for free
      perhaps you miss being asked, because there is a whole life of work behind your view, or ahead of it`,
    ask: `
      In which moment did the age of {who} matter, and in which did it not?
      What could {who} do better than you, if you are quite honest?
      What would you like {who} to ask you about?
      What did {who} say that made you feel too old or too young?
      Was there a piece of work that went well with the two of you?
      Who taught you in your first years, and how did that person do it?`,
    other: `
      It may be that {who} spoke so firmly because {they} felt unsure beside your experience or your speed.
      Perhaps {who} went through other times at work and learned other rules from them.
      It could be that {who} wanted to be useful and found only the clumsy way of giving advice.
      Words like “always” or “outdated” can sound like a closed door, and {who} might have heard one of them.
      What looks like laziness or stubbornness in {who} may be a different picture of what work is for.`,
    own: `
      You may be answering {who} and, along with it, everybody of that age who annoyed you before.
      It could help to ask for the reason behind the old way before you present the new one, or the other way round.
      Being right about the matter will not reach {who} while the tone says “child” or “relic”.
      There may be one thing you could ask {who} to show you, and asking changes more than arguing.`,
    step: `
      Ask {who} this week to show you one thing that {they} can do faster than you.
      Ask {who} how the work came to be done this way, or what {they} would change, and listen first.
      Propose a small trial of two weeks for the new way, with a date for looking at it.
      Say to {who} in private how you would like to be spoken to, and leave it at that.
      Count this week how often you say or think the word “young” or “old”.
      Take one task together in which each of you has the lead for one half.`,
    words: `
      I'd like you to talk to me as you would to anybody else on the team.
      You know things here that I don't, and I know a few that you don't. Could we swap an hour each week?
      If you want to correct me, I'd like you to do it when we're alone.
      We see some things differently. Could we try it one way for two weeks and then look at it together?
      It matters to me to be asked. Will you come to me first next time?
      I think we annoy each other more than we need to. What bothers you about the way I work?`,
    deal: `
      swap one hour a week in which each teaches the other something
      try the new way for two weeks and then decide with the figures on the table
      correct each other only in private
      share a customer or a project, with a clear half for each`,
  },
];
