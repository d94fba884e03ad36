import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const hardDigs: readonly MessageKind[] = [
  {
    name: 'sarcastic-praise',
    move: 'contempt',
    written: `
      Well done, genius 👏
      wow great job, really
      Oh brilliant. Just brilliant.
      Thanks for all your help as usual 🙄
      congratulations, you managed to ruin it again
      Slow clap for you
      nice work einstein, now the printer is dead too
      Father of the year right here
      Oh how thoughtful of you to reply after three days
      wow thanks for the heads up. super helpful now
      Bravo. The kids will remember this one
      Great parenting by the way, crisps for dinner
      love how you always pull your weight 😍
      amazing, he remembered he has a sister
      A round of applause for whoever left the back door open all night
      Lovely manners as ever
      well arent you clever
      Fantastic timing as per, we just finished unloading the whole van without you
      So glad we could count on you. Not.
      gold star for finally doing the dishes ⭐`,
    tone: `
      Praise with a sting
      Mocking, and annoyed underneath
      Applause that means anger
      Biting and let down`,
    does: `
      It says something friendly and means the reverse.
      With {q}, the annoyance comes out as a joke at your expense.
      It makes it hard to answer, since nothing has been openly complained about.
      It puts them above you for a moment, which is why it stings more than a plain complaint.
      Behind {q} there is usually a simple request that has not been made.`,
    kind: `
      They may be quite angry and trying to keep it light.
      They may have asked normally before and had no success with it.
      It may be the humour of their family, where everybody talks like this.
      They may feel left alone with the work and be too proud to say so.
      They may think that you know they are fond of you and can take it.`,
    guarded: `
      They may want you to feel small and still be able to say it was only a joke.
      It may be that they have got used to speaking of you from above.
      They may enjoy the point they scored more than they want the matter solved.
      They may be playing to an audience, if others read along.
      They may avoid asking for something because a request could be turned down.`,
    open: `
      I can tell that you're annoyed with me.
      I'd find it easier to deal with if you told me straight.
      I don't think that was meant as a compliment.
      Let's leave the irony aside for a minute.
      If I've let you down, I would like to hear it in plain words.
      That one stung a bit.`,
    close: `
      What should I have done differently?
      Tell me what you need from me now, and I'll say honestly whether I can do it.
      I'm happy to talk about it, just not in that tone.
      Can we talk about it properly when we next see each other?
      I'll look at my part in it if we can leave the mockery out.
      What is it that annoyed you most?`,
    other: `
      It may be that {who} felt foolish for having relied on something that did not happen.
      Perhaps {who} learned early on that open anger is not allowed, while a witty remark is.
      Maybe {who} regretted the line soon after sending it.`,
    own: `
      Look for the grain of truth in it before you look at the wrapping.
      Ask yourself if you sometimes speak like this too when you are cross.
      You could notice whether you tend to hit back with a sharper joke.`,
    check: `
      {who} thought as little of you as it sounds
      there is no real concern behind the mockery
      the only choices are to laugh along or to hit back`,
    step: `
      Answer the complaint behind the joke in one sentence, and leave the joke lying there.
      Wait twenty minutes before you reply, so that you do not answer in the same coin.
      Tell them at a calm moment this week how such remarks reach you, with one example.
      If something was in fact left undone, do it today and mention it in passing.`,
  },
  {
    name: 'must-be-nice',
    move: 'contempt',
    written: `
      must be nice
      Must be nice to have so much free time
      must be nice having parents who pay for everything
      Some of us have to work for a living
      lucky you, some people can afford holidays
      oh another trip? alright for some
      It's alright for some!
      wish i could just swan off to spain whenever i felt like it
      well we can't all have a rich husband
      I'd love to have your problems
      ok for those who can work from home in pyjamas i suppose
      Look at you, living the dream while I'm on my third night shift
      Enjoy it while it lasts 😏
      must be lovely to sleep in, I've forgotten what that is since the twins
      not everyone gets a house handed to them
      you fell on your feet there, didn't you, as you do
      promoted already? guess it helps to know the right people
      How the other half lives, eh
      Nice kitchen. I suppose that's what no kids gets you
      so you got the flat. everything just drops in your lap doesnt it`,
    tone: `
      Envy dressed as a shrug
      Friendly start, sour finish
      Longing that comes out prickly
      A dig at your luck`,
    does: `
      It comments on something good in your life and takes the shine off it.
      With {q}, they compare their lot with yours, aloud.
      It makes you want to defend or play down what you were pleased about.
      It says a good deal about what is missing on their side, and little about you.
      Behind {q} there may be a wish to be seen with their own load.`,
    kind: `
      They may be worn out at the moment and see above all what you have and they lack.
      They may be glad for you and wistful at the same time.
      It may have slipped out faster than they could soften it.
      They may feel left behind and be afraid that you are growing apart.
      They may long for somebody to ask how they are getting on.`,
    guarded: `
      They may find it hard to let you have something without making it smaller.
      It may be that they keep a quiet account of who has it easier.
      They may want you to feel guilty about what you have.
      They may overlook what you did or gave up for it.
      They may say such things until you no longer tell them good news.`,
    open: `
      I have been lucky there, I know that.
      It sounds as if things are heavy for you at the moment.
      I am happy about it, and I'd like to be able to tell you so.
      That sounded a little bitter to me.
      I don't know how your weeks have been lately, and I haven't asked enough.
      I'd rather not compare, because we would both lose by it.`,
    close: `
      How are things with you, honestly?
      When could we sit down so that you can tell me what's going on with you?
      If something about it bothers you, I'd prefer you to tell me directly.
      What would make things a bit easier for you just now?
      I'd like us to be able to be pleased for each other.
      Can I do anything that would actually be of use to you?`,
    other: `
      Perhaps {who} had a bad day and came across your good news at just that moment.
      It may be that {who} wanted the same thing for a long time and never mentioned it.
      Maybe {who} would be ashamed to use the word envy.`,
    own: `
      Ask yourself how often you enquire after their life before you tell of yours.
      Look at whether you make yourself smaller at once, and if that helps anybody.
      You could remember when you last envied someone, and what you would have liked to hear.`,
    check: `
      {who} would take it away from you if that were possible
      you have to justify what you have
      {who} only meant to hurt you with it`,
    step: `
      Ask them one real question about their week before this day is over.
      Invite them to something simple in the next fortnight that costs nobody much.
      Leave the remark without an answer this once, and see if the next one is warmer.
      If it keeps coming, name it in private, with the sentence you would like to hear instead.`,
  },
  {
    name: 'time-for-others',
    move: 'criticism',
    written: `
      Funny how you have time for everyone else
      its funny how u can reply to them but not to me
      I see you made time for Jess this weekend then
      So you're too busy for me but not for the gym
      interesting that you can post stories but cant answer my text
      You always have a free evening for your football lot, just never for your family
      I notice there's plenty of time for your new friends
      saw the pics from last night. thought you had to work
      weird how you're “exhausted” but went out with the girls 🤔
      You can drive two hours to see his parents and yet ours are round the corner
      so you had time to play online with them for 4 hours
      You were very chatty with the neighbours. At home I get silence.
      guess im not as important as work
      Oh you do go out! Just not with me
      Everyone seems to get the best of you and I get what's left over
      i have to book an appointment to see my own boyfriend while his mates get him any day
      Nice that you could help Tom move. When I moved you had a bad back.
      funny, your phone works fine when your boss calls
      I see where I come on your list
      you've been online all evening by the way`,
    tone: `
      Hurt, keeping count
      Feeling last in line
      Sideways wish for your time
      Jealous of your attention`,
    does: `
      It points at the time you gave to others in order to speak of the time they missed.
      With {q}, a wish for closeness comes out as an observation about you.
      It invites you to justify your calendar, which seldom ends well.
      It tells you that they are measuring where they stand with you.
      Said more simply, {q} might be: I miss you.`,
    kind: `
      They may miss you and be too hurt to say it in a friendly way.
      They may have held back with their wishes because you seemed so busy.
      It may be that they felt silly when they saw that time could be found after all.
      They may be lonely at present and notice every evening that goes elsewhere.
      They may need a small sign that they still matter to you.`,
    guarded: `
      They may keep a list of your doings that you know nothing about.
      It may be an attempt to make you feel guilty about having other people.
      They may see your time as something that belongs to them first.
      They may expect you to offer by yourself what they do not ask for.
      They may check what you do and hand you only the result.`,
    open: `
      It sounds as though you've been missing time with me.
      I can see why it looks like that from where you are.
      I don't want to defend my diary.
      You matter to me, and lately I haven't shown it much.
      It wasn't a choice against you.
      I'd rather hear that you want to see me than how I spend my time with others.`,
    close: `
      Which day this week would suit you, just the two of us?
      What would you like to do together?
      I do want to keep time for other people as well, and for you.
      How long have you been feeling like this?
      Shall we fix something now so that it really happens?
      Tell me what you've missed most.`,
    other: `
      It could be that {who} waited for an invitation and saw it go to somebody else.
      Perhaps {who} felt like the one who is always understanding and therefore always last.
      Maybe {who} could have asked directly, and feared hearing that you have no time.`,
    own: `
      Look at who gets your fresh hours, and who gets the tired ones.
      Ask yourself if you have given tiredness or work as a reason where there was another one.
      You may see other people as much as you like, and still ask when you last took the first step here.`,
    check: `
      {who} wanted you to give up your other friends
      you have to explain every hour
      {who} could not have been satisfied with one good evening`,
    step: `
      Offer one definite date today, with a place and a time.
      Put a small regular thing in both diaries, such as a call on Wednesdays.
      Begin tomorrow with a short message of your own, before one arrives.
      Name in one sentence what you cannot give at present, and in a second what you can.`,
  },
];
