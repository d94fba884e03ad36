import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleTalk: readonly Situation[] = [
  {
    name: 'criticised-and-nagged',
    matter: 'the criticism that never seems to stop',
    place: 'couple',
    told: `
      nothing I do is right for my wife, the way I park, the way I load the dishwasher, the way I breathe
      My boyfriend corrects everything I say, even my grammar, in the middle of a story
      She nags from the minute I come through the door
      I cooked for two hours and the only thing he said was that the rice is too salty
      my husband finds fault with my clothes, my hair, my driving, I feel about this small
      he says it is constructive feedback, i feel like an intern on probation in my own relationship
      my girlfriend compares me to her friend's boyfriend who can do everything better
      I put the kids to bed, mow the lawn, fix the tap and she sees the one thing i did not do
      after 30 years he still explains to me how to cut bread
      my partner makes remarks all day, you forgot this, why did you do that, i walk on eggshells to avoid the next one
      How do I live with a wife who finds something to criticise from morning to night?
      What should I do when my boyfriend picks on every little thing I do?
      how can i stop getting defensive each time she complains about me
      how do i tell my husband that his constant remarks hurt me
      What could I say to her so that she also tells me what I do well
      she nags me all day long`,
    under: `
      it may be less about the thing itself than about never hearing from {who} that you are enough
      perhaps you have begun to look at yourself through {their} eyes, and see mostly what is missing
      it could be that a single kind word from {who} would weigh more than ten remarks
      maybe you try harder and harder for {who}, and nobody tells you when you have arrived
      it might be that you would like to make mistakes next to {who} without having to explain them
      perhaps you miss feeling that {who} could like you just as you are`,
    ask: `
      Which remark of the last days is still sitting in you?
      What had you hoped to hear in that moment?
      On which subjects do the remarks come most, and when is it quiet?
      What do you usually answer, and what do you keep to yourself?
      When do you feel at ease with {who}, and what is different then?
      Which words from {who} would make you believe that you are doing well?`,
    other: `
      It may be that {who} felt alone with too many things, and the worry came out as fault-finding.
      Perhaps {they} heard a request in {their} own words where you heard a verdict.
      It could be that {who} grew up with such a tone and took it for ordinary talk.
      Maybe {who} had one real wish that never got an answer, and so it came out through a hundred small ones.
      Possibly {they} noticed the good things as well, and believed that they went without saying.`,
    own: `
      You could ask {who} which one of the many points truly matters, and leave the others where they are.
      Look at the first second after a remark; a breath there gives you a choice between defending and asking {who} what is behind it.
      You may tell {who} that you will gladly listen to a wish, and that a passing remark is hard for you to take in.
      It is worth knowing for yourself what you do well, so that not every judgement has to come from {who}.`,
    step: `
      Tell {who} on a calm evening this week which remark hurt, and how you would have liked to hear the same thing.
      Ask {who} on Sunday to name one wish for the coming week, only one, and name one of yours.
      Answer the next remark with “what would you like me to do?” and nothing else.
      Say one true kind thing to {who} each morning for five days, and tell {them} that you would enjoy some too.
      Ask {who} tomorrow for one evening without corrections, and give the same in return.
      Note for three days when the remarks of {who} come, and look at what may lie behind them: hurry, tiredness or a wish.`,
    words: `
      When I hear mostly what went wrong, I lose heart. Could you tell me once today what was all right?
      I want to do things well for you, and I never know when it is enough. What matters to you most?
      Please tell me what you would like and not what I am like. Then I can do something about it.
      I would like to be at ease with you again, even when I get something wrong.
      I miss hearing what you like about me. Would you tell me one thing today?
      If there is something bigger behind it, please tell me that one thing. I will listen and not defend myself.`,
    deal: `
      turn each complaint into one wish that begins with “I would like”
      say one good thing a day, aloud, about something the other did
      collect remarks for one talk on Sunday and let the week pass in peace
      leave the way of doing a task to whoever is doing it`,
  },
  {
    name: 'loud-quarrels',
    matter: 'the shouting when you two quarrel',
    place: 'couple',
    told: `
      when we argue my husband gets loud within seconds and I cant think any more
      My girlfriend screams at me over small things and ten minutes later she is fine again
      I am not scared of him, he would never do anything, but he raises his voice and I shut down
      she comes from a loud Italian family and says that is just how they talk, for me it is shouting
      we both yell, the neighbours have knocked on the wall twice
      My wife snapped and shouted at me in the car because I took the wrong exit
      he barks at me when he is stressed before a trip and afterwards he is sorry
      last night i asked about the bill and it turned into yelling through the whole flat
      our quarrels get so noisy that the dog hides under the table
      my boyfriend slams the door and bellows from the other room, then comes back with a cup of tea
      What do I do when my partner raises his voice in an argument?
      How can we fight without shouting at each other?
      how do i stay calm when she starts yelling at me
      how do i tell him that i cant listen once he gets loud
      What words could make my wife lower her voice when we disagree
      he always shouts when we argue`,
    under: `
      it may be less about the words than about the volume, behind which you can no longer hear {who}
      perhaps something in you shuts when it gets loud, and {who} might take that for not caring
      it could be that loud voices mean something else to you than they would to {who}
      maybe you long to be able to disagree with {who} and still feel liked
      it might be that it echoes in you for a long time, even when {who} could move on
      perhaps you like neither yourself nor {who} in those moments, and miss the two of you as you can be`,
    ask: `
      At which sentence did it tip over from talking into shouting?
      What happens in your body when it gets loud?
      How were quarrels in the home you grew up in?
      How do you two find your way back, and who takes the first step?
      What was it that each of you wanted to say so badly, without the volume?
      What would a good quarrel between you sound like?`,
    other: `
      It may be that {who} got louder because {they} had the feeling of not getting through.
      Perhaps {they} came from a house where loud meant lively, and never felt the fright in it.
      It could be that {who} had been holding something back for days, and the small thing was only the last drop.
      Maybe {who} felt ashamed right afterwards and tried to say so with some small kindness.
      Possibly {they} had no idea how long it echoes in you.`,
    own: `
      You could decide beforehand at which point you will leave the room, and tell {who} that you will come back.
      Look at your own tone in the first three sentences; sharp and quiet may reach {who} as loudly as a shout.
      Some subjects could wait for a moment when neither you nor {who} would be hungry, tired or in a hurry.
      If {who} ever made you afraid, that is another matter altogether, and staying calm is not your task there.`,
    step: `
      Tell {who} on a peaceful day this week at which volume you stop being able to listen.
      Agree with {who} by Sunday on a word that means twenty minutes of break, and on who comes back first.
      Lower your own voice on purpose at the next disagreement, and ask {who} to go a little slower.
      Take a difficult subject outside with {who} this weekend and talk about it while walking.
      Ask {who} the day after a quarrel what the most important sentence had been, and repeat it in your words.
      Write down this evening what you wanted to say in the last quarrel, in two sentences, and give {who} those.`,
    words: `
      When it gets loud, I cannot hear you any more, I only hear the loudness. I would like to go through it again, quietly.
      I want us both to be able to say what we think without it getting loud. What did you most want me to understand?
      Next time I will take twenty minutes for myself and then I will come back. It does not mean that I am leaving you.
      It stays with me for a while afterwards. Would you ask me how I am, the next day?
      I want to know what you think, also when you are angry. I can only take it in at half the volume.
      Shall we go for a walk and try that talk again? I find it easier next to you than across from you.`,
    deal: `
      have a word that stops any quarrel for twenty minutes, and always come back to it
      sit down when it gets heated, because sitting makes it harder to shout
      leave big subjects alone after ten at night
      end each quarrel with one sentence from each of you on what the other had wanted`,
  },
  {
    name: 'silence-after-a-quarrel',
    matter: 'the silence after a quarrel',
    place: 'couple',
    told: `
      we had a row on Friday and my husband has not spoken to me since, it is now Tuesday
      She gives me the cold shoulder for days and I have to guess what I did
      after every disagreement my boyfriend ignores me, even my good morning
      my wife goes mute when she is hurt and sleeps with her back to me
      he answers with one syllable, does his things, and acts as if I was air
      She left my messages on read all weekend because I criticised her sister
      Im always the one who apologises first just so that it stops being so quiet
      when i say what bothers me he walks out and the door stays closed until the next day
      three days of icy silence over a parking ticket, we pass each other in the kitchen like ghosts
      my partner shuts down completely after an argument, I talk and talk and she stares out of the window
      How do I deal with the silent treatment from my girlfriend?
      What should I do when he refuses to talk to me after a fight?
      how long should i leave her alone after an argument before i try again
      how do i break the ice with my husband, we havent talked since sunday
      What could I write to her so that she will talk to me again
      he is not talking to me again`,
    under: `
      it may be less about the quarrel by now than about the quiet, in which you no longer know where you stand
      perhaps not being answered by {who} feels worse to you than any hard word
      it could be that you would do a good deal just to have {who} talk to you again
      maybe you keep going over what was said, without knowing what {who} might be thinking
      it might be that you need to settle things before you can sleep, and {who} might need the reverse
      perhaps it is the loneliness of having {who} near and out of reach that makes it so heavy`,
    ask: `
      What was the last thing said before it went quiet?
      What do you do with yourself in those hours or days?
      How did the last silence end, and who moved first?
      What do you imagine {who} could be thinking at the moment?
      Who used to go silent in your family, and what did it mean there?
      Which small sign from {who} would be enough for you to breathe again?`,
    other: `
      It may be that {who} felt flooded, and went silent so as not to say something worse.
      Perhaps {they} simply did not know how to begin, and every hour made the first word harder.
      It could be that {who} waited for a sign from you, while you waited for one from {them}.
      Maybe {who} learned early that hurt is best hidden until it has gone.
      Possibly {they} wanted you to feel how hurt {they} had been, and found no words for it.`,
    own: `
      You could offer {who} one sentence and then leave it there, rather than knock every ten minutes.
      Look at whether you apologise for things you are not sorry for, just to end it; that leaves both you and {who} alone with the rest.
      It may help to tell {who} in good times how the quiet is for you, since in the middle of it nothing gets in.
      Your day may go on in the meantime, with friends and a proper meal; it does not have to stand still until {who} found some words.`,
    step: `
      Write {who} one line tonight that says you are ready to talk whenever {they} would like to, and then go on with your evening.
      Say to {who} once, in a calm voice, when you will be free tomorrow for half an hour.
      Do one small kind thing for {who} today, such as making a cup of tea, without a word about the quarrel.
      Meet a friend or go out for a walk today, so that the quiet does not fill the whole day.
      Write down what you are truly sorry for and what you are not, and tell {who} the first part when you talk.
      Agree with {who} in the next good week on how long a pause may last and on who ends it.`,
    words: `
      I can give you time. Please just tell me roughly when we can talk, because not knowing is the worst part for me.
      I do not want it to stay like this between us. We do not have to solve anything today, a hello would be enough.
      I would like to hear how it was for you, when you are ready. I will listen first.
      When we do not talk, I feel very alone. Can we sit down for ten minutes tomorrow evening?
      I miss you. Shall we have a coffee tomorrow, without talking about it, to begin with?
      I would like to understand what is going on in you. You could write it to me if that is easier.`,
    deal: `
      say “I need until tomorrow evening” before going quiet
      keep good morning and good night even on bad days
      agree that no silence lasts longer than one night
      have a sign, such as a cup of tea, that means “I am ready when you are”`,
  },
  {
    name: 'same-fight-again',
    matter: 'the quarrel that keeps coming back',
    place: 'couple',
    told: `
      we have the same argument every two weeks, I could recite both parts by heart
      It does not matter how it starts, with my boyfriend it always ends at the same point
      My wife and I have been fighting about the exact same thing since our honeymoon
      he says you always, I say you never, and round we go again
      we made up on sunday and by wednesday we were back at it, same words, same tears
      she brings up the thing from Mallorca in every single argument, that was 2019
      I thought we had settled it and then last night the whole record played from the beginning
      my husband and I go round in circles, nobody listens, nobody wins, we are both exhausted
      its like a loop with my girlfriend, I get louder, she withdraws, i chase her, she runs
      any talk about the future turns into our old quarrel within five minutes
      How do we get out of having the same fight over and over?
      What should we do about this eternal argument that we never get settled?
      how can we solve something we have discussed a hundred times already
      how do i tell her that i dont want to fight about this any more
      What can I say to him to open that old subject differently this time
      the same argument again`,
    under: `
      it may be less about the subject than about a question below it that neither of you has asked aloud
      perhaps you keep explaining because you hope that {who} will understand it this one time
      it could be that both you and {who} defend something precious in it, and neither can see that of the other
      maybe an old hurt was put away before {who} had properly heard it
      it might be the helplessness that wears you down, since you can already hear what {who} would say next
      perhaps each round leaves you a little further from {who} than you would like to be`,
    ask: `
      What is usually the first sentence of that quarrel?
      At which point do you both stop listening?
      What do you want {who} to understand that has not got through so far?
      What might {who} be trying to tell you each time, in the kindest reading?
      When did it start, and what happened around that time?
      How would you notice that one round of it had gone better, even if nothing was solved?`,
    other: `
      It may be that {who} felt just as tired of it, and just as sure of not being heard.
      Perhaps {they} heard an old reproach in your first words, and answered that one instead.
      It could be that {who} fought for something which had mattered to {them} long before you met.
      Maybe {who} kept coming back to it because something in it had never felt settled.
      Possibly {they} feared that giving way once would mean giving it up for good.`,
    own: `
      You could look at your own first move in it, since that is the one place where you can change the dance with {who}.
      It may be that this one cannot be solved, only lived with more gently; ask yourself what that would look like.
      Try to say what {who} might want in it so well that {they} could only nod, before you come to your part.
      Notice whether you bring in older things when you run out of words.`,
    step: `
      Write the quarrel down tonight like a short play, with both parts, and mark the line where it could have turned.
      Ask {who} on a good day this week what {they} feared would happen if you got your way.
      Begin the next round with “I think you want” and let {who} correct you until it fits.
      Stop at the well-known sentence next time, say “here we are again”, and ask {who} for a break of an hour.
      Take one small corner of the subject and try a solution with {who} for just one week.
      Tell {who} on Saturday one thing in {their} view that you do find right.`,
    words: `
      I am tired of us both losing this. Can you tell me once more what it means to you, and I will only listen?
      I think there may be something else behind it, for both of us. What is it for you?
      I can hear myself saying the same thing again. I would like to try it differently, tomorrow and on a walk.
      Maybe we will never agree on this. I would still like us to be kind to each other about it.
      I would like to start with what we agree on. What would you say that is?
      What would be a small step that you could live with for a week? I will bring one too.`,
    deal: `
      give the old quarrel a name, so that both of you can say “there it is again” and smile
      talk about it only on a fixed evening, for half an hour, with a clock
      repeat what the other said before either of you answers
      try one small solution for a week and then look at how it went`,
  },
];
