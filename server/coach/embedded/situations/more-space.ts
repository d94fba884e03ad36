import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const moreSpace: readonly Situation[] = [
  {
    name: 'partner-wants-a-break',
    matter: 'the break and the space that was asked for',
    place: 'couple',
    told: `
      out of nowhere he said he needs a pause from us, two weeks, maybe four, and packed a sports bag
      my girlfriend asked for some space on Sunday and since then my phone has been silent
      She calls it taking time apart, I call it waiting for a verdict
      we're apparently on a break now. No rules were agreed, I don't even know if I may write to him
      He wants to be alone for a while to find out what he feels, and I'm supposed to just sit here
      my wife has moved in with her sister to have room to think, she says it is not the end
      they told me they need distance from the relationship to sort out their head
      After nine years my partner asked for a few weeks without contact and I nodded like an idiot
      he needs breathing space, his words, and every hour of it feels like losing him a bit more
      im trying to respect that she wants time to herself but the not knowing is killing me
      what am i meant to do while we are on a break and he thinks about us
      how do i give her space without losing her
      does a break ever end well or is it just a slow way of leaving
      what can I write to him when he has asked me for space
      how do i tell her that i need an end date for this break
      she needs space`,
    under: `
      it may be the waiting that wears you down most, because {who} set the pace and you can only guess
      you may be asking yourself whether space is {their} gentle word for goodbye
      perhaps you want to be somebody {who} could miss, and fear that out of sight you fade
      part of you may be angry that a decision about both of you was handed to you as news
      it may hurt that the relief {who} hoped for seems to lie away from you
      you may long for one clear sentence from {who} about what this time is for`,
    ask: `
      What exactly was said about how long it should last and what it is for?
      What had changed between you in the weeks before the word came up?
      What do you dread most about the end of this time apart?
      Which contact would feel right to you until then, if any?
      What would you like to find out for yourself while there is distance?
      What would help you tell a pause from a goodbye?`,
    other: `
      {who} may have felt too full to think, and could not find a smaller way to say it than asking for distance.
      It is possible that {who} wanted to come back with an answer and did not trust one given under pressure.
      {who} might be just as afraid of what {they} could find out as you are.
      {who} may not have known how long {they} would need, and left it open for that reason, which is hard on you.
      {who} could have needed quiet from many things at once, with the two of you only one of them.`,
    own: `
      You can respect the wish of {who} and still ask for a date, since waiting without an end is a great deal to carry.
      Long messages in the night tend to fill the very room that {who} asked for, however true they may be.
      This time belongs to you as well, and you may find out what you want and not only what {who} will decide.
      Guessing from {their} online signs what {who} may feel will mostly give you a worse night.`,
    step: `
      Ask {who} in one short message this week how long it should last and whether you two may write in between.
      Put your phone in another room from nine in the evening, so that you stop waiting for {who} for at least a few hours.
      Write the message you want to send to {who}, keep it for a day, and send only the two lines that still feel right.
      Plan two things with people who like you before Sunday, and make one of them something you had let slide.
      Note down what you missed and what you did not miss in these days, for the talk with {who} later.
      You could tell one friend today what happened with {who}, so that the waiting is not done alone.`,
    words: `
      I want to give you the room you asked for. Can you tell me until when, so that I'm not just waiting?
      I'll leave you in peace for now. I'd only like to know if we can write in between, or not at all.
      It scares me, I won't pretend it doesn't. I hope you find out what you need, and I'd like to hear it from you first.
      Please don't let it just run out. When you know more, tell me to my face.
      I miss you, and I'm trying to respect this. Can we agree on a day to talk?
      Is this a break for us or from us? I can cope with an honest answer better than with guessing.`,
    deal: `
      name a day on which you talk again, even if nothing is decided by then
      settle how much you write to each other until then, and who may be told
      say plainly what the time apart is for, and whether you are both still a couple in it
      each use the time to answer the same two questions, and bring the answers along`,
  },
  {
    name: 'partner-clings',
    matter: 'needing more room for yourself',
    place: 'couple',
    told: `
      she writes every twenty minutes when I'm out with friends and I come home already tired of explaining myself
      my boyfriend wants to be together every single evening and I feel I can't breathe
      He follows me from room to room. I love him, I'd just like to read a book
      my partner gets sad whenever I do something on my own, so I've stopped doing things on my own
      i feel smothered. she's lovely, but it's like being hugged all day long
      Since my wife retired she has hung on me like a coat and I miss my hours alone
      he has no friends, no hobbies, his whole life is me and it's too heavy
      When I said I'd like a weekend by myself they cried as if I had ended it
      all day messages, calls in the lunch break, do you still love me, what are you doing, when are you home
      I need time by myself to be any good for others, and she takes it as rejection
      how do i get some air without hurting a girlfriend who wants to do everything together
      What do I do with a boyfriend who is so needy that I want to run
      am i cold because i don't want to cuddle and text all the time like he does
      how do I tell him gently that I need an evening to myself
      what can i say to her so that she hears need for alone time and not goodbye
      he's too clingy`,
    under: `
      it may be less about loving {who} too little than about hardly hearing your own thoughts any more
      you may feel guilty for wanting distance from {who}, who only wanted to be near
      perhaps it has started to feel like a task to be needed so much by {who}
      you may fear that every no could sound to {who} like the beginning of the end
      part of you may long to miss {who} again, which takes an evening apart
      it may be that your own room got smaller step by step, and nobody decided it`,
    ask: `
      When did you last have a few hours for yourself, and how were they?
      Which kind of closeness do you enjoy, and where does it tip over?
      What happens in you when the next message or question comes?
      What have you given up that you would like back?
      How have you said so far that you need room, and how did it land?
      How much time apart in a week would feel right to you?`,
    other: `
      {who} may have read your silence as cooling off, and come closer because of it.
      It is possible that {who} simply felt best near you, and never thought that it could be too much.
      {who} might have lost people before, and might need a sign that you will come back.
      {who} may have few others to turn to, so that you had to be everything at once.
      {who} could take a clear wish better than you expect, once {they} heard that you will still be there.`,
    own: `
      Pulling back without a word could make {who} hold on tighter, so the sentence you avoid may be the kinder one.
      You can say what you want time for, so that {who} could hear a wish and not a flight.
      If you said yes to every evening so far, {who} could not have known, and you can begin with one no.
      You can bring closeness of your own accord now and then, so that {who} would not have to ask for all of it.`,
    step: `
      Choose one evening this week that is yours, and tell {who} two days before, together with when you will be back.
      Tell {who} today one thing you enjoy about being near {them}, and then one hour you would like for yourself.
      Agree with {who} that messages at work wait for the break, and write one good one then.
      Take up one thing you had dropped, this week, for an hour, without asking whether it is all right.
      When you come back from your own time, go to {who} first and give {them} ten minutes of full attention.
      Write down how many hours alone you need in a week, so that you can name a number to {who}.`,
    words: `
      I love being with you, and I need some time alone to feel like myself. Can I have one evening a week that is mine?
      It's not about wanting to be away from you. I get tired when I have no time to myself, and then I'm no good company.
      I can't answer all day long. I'd like to write to you properly in the evening instead, is that all right?
      I'd love to miss you a little. Could we each do something of our own this weekend?
      When I say I need quiet, I'm not leaving. I come back in a better mood, and that's good for both of us.
      I feel a bit crowded lately and I didn't know how to say it. Can we find a way that works for you too?`,
    deal: `
      give each of you one evening a week alone and one that is fully shared
      agree on when messages are answered, so that silence in between means nothing
      end every time apart with a proper hello, before anything else
      find one thing that each of you does with other people, every fortnight`,
  },
  {
    name: 'partner-turned-distant',
    matter: 'the distance that came between you two',
    place: 'couple',
    told: `
      something is off with him for weeks, polite, absent, as if I were a guest
      she used to tell me everything, now it's fine, nothing, tired
      my husband has gone cold. no quarrel, nothing happened, he's just not there
      He turns away when I kiss him and says it's only stress
      for about a month my girlfriend answers with one word and stays up until I'm asleep
      My wife has withdrawn from me and when I ask what's the matter she says I imagine it
      he stopped calling me by my nickname, isn't that silly, but that's how I noticed
      I can feel him drifting off and the more I reach out the further he goes
      they've been quiet and far away since spring and I've gone through everything I might have done wrong
      since she came back from that trip there's a wall, friendly, but a wall
      why is he suddenly so distant when nothing has happened between us
      how do i reach her again, she's like behind glass
      what should i do if my partner acts cold and denies that anything is wrong
      how can i ask him what's up without nagging for the tenth time
      what do I write to her to say that I notice she's far away and I miss her
      he's gone cold on me`,
    under: `
      it may be the missing reason that leaves you searching through everything you did
      you may miss the small signs from {who} more than any big words
      perhaps you fear that {who} left long ago in {their} thoughts, and only the rest stayed
      it may be lonely to reach out again and again and hear that nothing is wrong
      part of you may want to pull away too, only to stop waiting for {who}
      you may trust what you sense, and still wish that {who} would say it`,
    ask: `
      What was the first small thing that told you something had changed?
      What else changed in that time, at work, in health, in the family?
      What came back when you asked about it?
      What do you do when you feel the distance: move closer, go quiet, or something else?
      In which moments is the old closeness still there?
      What do you imagine is the reason, and how much of that do you know?`,
    other: `
      {who} may have carried something that has nothing to do with you, and not have found words for it.
      It is possible that {who} felt a disappointment and tried to settle it alone, in silence.
      {who} might not have noticed how far away {they} seemed to you, being busy with getting through the day.
      {who} may have felt pressed by the question and said “nothing” to have it over.
      {who} could have doubts that {they} would rather understand before saying them aloud.`,
    own: `
      Asking {who} what is wrong many times a day may get you shorter answers, so one good question could be worth more.
      You can say what you notice instead of what it means, because a guess is easy for {who} to deny.
      You may have changed a little too while you waited, and you can go on being yourself near {who}.
      Looking for the fault in yourself all night will not tell you what happened in {who}.`,
    step: `
      Tell {who} this week two things you noticed, without a reason and without a reproach, and then wait.
      Do something side by side with {who}, a walk or a drive, and let the talk come or not.
      Choose one evening to ask {who}, “Is it about us or about something else?”, and take the first answer as a beginning.
      For three days, ask nothing and offer {who} one small kindness a day, and watch what changes.
      Write down since when and in which moments you feel it, so that you can give {who} an example.
      You could tell {who} on a calm day what you miss, in one sentence, and leave out the word “always”.`,
    words: `
      I miss you, although you're here. Is something weighing on you?
      I don't want to press you. I'd only like to know if it's about us or about something else.
      I keep wondering if I did something. If I did, please tell me, I'd rather know.
      You don't have to explain it tonight. It would help me to hear that you'll tell me when you can.
      I feel you're far away and it makes me sad. Can we have an hour together, just us?
      I'd like to be let in, even if it's not a nice thing to hear.`,
    deal: `
      take a walk once a week on which either of you may say what is on their mind
      let “I can't talk about it yet, but I will by Friday” count as an answer
      greet each other properly every day, whatever the mood is
      settle on a sign that means “it's not about you” for hard days`,
  },
  {
    name: 'partner-does-not-open-up',
    matter: 'feelings that are never put into words',
    place: 'couple',
    told: `
      six years and I have never seen him cry or heard him say what he is afraid of
      whenever I ask how she is, I get a report of her day, never what is inside
      My boyfriend is a closed book. Kind, reliable, and I've no clue what goes on in him
      He makes a joke as soon as a talk gets personal
      i tell him everything about me and he gives me nothing back, it's like talking to a friendly wall
      my wife keeps all her worries to herself until she breaks, and then I hear she didn't want to burden me
      His father died in May and he has not said one word about it to me
      she says feelings are not her thing and that I should know anyway
      I found out from his brother that he was scared about the operation. Not from him
      my partner can talk for hours about engines but not for one minute about us
      how do i get a man to talk about his emotions who never learned it
      what helps when she locks everything inside and says it's fine
      is it possible to be close to someone who never shows what's in him
      how do i tell him i'd like to know what he feels without making it an interrogation
      what can I ask her so that she opens up a little
      he never talks about feelings`,
    under: `
      it may be less about the words than about being trusted with what moves {who}
      you may feel alone with all the feelings that are spoken aloud between you
      perhaps you want to matter to {who} as the one who gets to see the inside
      it may leave you guessing, and guessing is tiring beside somebody you love
      you may have begun to tell less yourself, because so little came back from {who}
      part of you may wonder whether {who} told you nothing because there was nothing for you`,
    ask: `
      When did you last see something of what goes on inside, and what made it possible?
      How do you notice the mood on the days when nothing is said?
      What would you most like to know?
      What happens right after you ask about feelings?
      Which ways of showing love come instead of words?
      How was it with feelings in the families you two come from?`,
    other: `
      {who} may never have learned words for it, and may feel stupid when {they} had to look for them.
      It is possible that {who} wanted to spare you, and thought that silence would weigh less.
      {who} might show it in deeds and believe that you could see it.
      {who} may have opened up once, somewhere, and regretted it.
      {who} could need far more time than you, so that the answer might come days after the question.`,
    own: `
      A question asked in the doorway may be too quick for {who}, and a pause you can bear is worth more than the next question.
      You can take the small things {who} said seriously, without at once wanting the bigger one behind them.
      If you tend to answer a feeling with advice, {who} may have learned to keep it, and you can just listen next time.
      You can say what you miss as a wish, since being called closed might make {who} close further.`,
    step: `
      Ask {who} this week a question with two answers, such as “Was it more tiring or more annoying?”, and leave it there.
      Talk while doing something side by side, in the car or on a walk, where {who} would not have to look at you.
      Tell {who} one thing you fear yourself, briefly, and ask nothing back.
      The next time you hear something personal from {who}, answer only “thank you for telling me”, and wait.
      You could write {who} a short letter with one question and say that the answer has time until the weekend.
      Notice for a week how {who} might show without words what {they} may feel, and tell {them} one of these things on Sunday.`,
    words: `
      I'd love to know how you really are. You don't need the right words, any words will do.
      When I don't know what goes on in you, I start guessing, and I usually guess badly. Can you help me a little?
      I won't try to fix it. I'd just like to hear it.
      It would mean a lot to me to be someone you tell things to. Take your time with it.
      I feel alone sometimes when only I talk about us. How is it for you?
      You can write it to me if that's easier. I'd be so glad to read it.`,
    deal: `
      each tell one high and one low of the day, in one sentence, without comment
      let an answer come later, as long as it comes within a few days
      use a number from one to ten for how you are when words are missing
      take turns with one question a week, and the one who listens gives no advice`,
  },
];
