import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const hardReproach: readonly MessageKind[] = [
  {
    name: 'always-and-never',
    move: 'criticism',
    written: `
      You always do this
      you never listen to me
      You never help, not once
      why do you always have to make everything about yourself
      u always leave ur stuff everywhere and i have to clean up
      You never think about anybody but you
      Every single time you interrupt me in front of people
      you always twist everything
      you never ask how my day was
      it's always the same with you, big promises and then nothing
      You never take my side when your mother is around
      You never back me up in meetings and it is always me who has to fix the report
      literally every time i tell u something u look at ur phone
      You always have an excuse
      always on the phone, never with us, thats you
      You NEVER say thank you
      all you ever do is complain
      not once in twenty years have you planned a holiday
      You always get your way and I'm always the one who has to put up with it
      you never do anything around the house unless I beg`,
    tone: `
      Big words, real frustration
      Fed up, painting it all
      Loud because unheard
      Hurt turned into a verdict`,
    does: `
      It turns one annoyance into a judgement on how you are.
      With {q}, they tell you that for them this has happened too many times.
      It makes you search for the one exception, and then you are arguing about numbers.
      It leaves out what they would like to have instead.
      A sentence like {q} is seldom accurate, and it is often a good measure of how frustrated somebody is.`,
    kind: `
      They may have let many small occasions pass without a word, and this one was too many.
      They may exaggerate because the milder version did not get through.
      It may be that they feel alone with something the two of you should share.
      They may want you to see the pattern, and not only the last incident.
      They may be tired or stressed and sound harder than they mean to.`,
    guarded: `
      They may have settled on a picture of you and see only what fits it.
      It may be easier for them to accuse you than to ask for something.
      They may want to win the quarrel more than to change anything.
      They may leave their own share out of it altogether.
      They may use such big words so often that nothing you do could count against them.`,
    open: `
      I don't think it's always like that, but something clearly bothers you a lot.
      I notice that I want to defend myself straight away, and I'd rather understand you first.
      There's something in what you say.
      It's hard for me to hear it put like that.
      If it happens so often for you, I should know more about it.
      I would like to talk about this one thing, instead of about what I'm like.
      I can see that this has been building up.`,
    close: `
      Which time was the worst for you?
      What would you want me to do the next time?
      Give me one example, and I'll try to see it the way you do.
      Let's take half an hour for it this week, one after the other.
      I'm willing to change something if we can be specific.
      I'd like to hear you out, and after that tell you how it looks from my side.
      What would be the first sign for you that it is getting better?`,
    other: `
      It may be that {who} said this more gently several times, without any effect that could be seen.
      Perhaps {who} felt invisible in that one moment and remembered all the others with it.
      Maybe {who} might settle for a small change, if it really came.`,
    own: `
      Leave out the word that is too big, and look at what remains of it.
      Ask yourself when you last heard this complaint from somebody else.
      You could look at which of your habits you excuse with a good reason each time.`,
    check: `
      {who} meant every word literally
      {who} never saw the things you do get right
      agreeing with a part means agreeing with the whole`,
    step: `
      Pick the one point that you can grant, and say so today before anything else.
      Ask for a single example, and listen to it for two minutes without correcting the details.
      Choose one thing that you will do differently this week, and let it be seen.
      Suggest that each of you makes one request this evening, starting with “I would like”.`,
  },
  {
    name: 'compared-with-somebody',
    move: 'contempt',
    written: `
      You're just like your father
      ur exactly like ur mother
      Your brother would have called by now
      My ex at least knew how to cook
      you sound like my dad when he'd been drinking
      Why can't you be more like your sister
      Sarah's husband takes the kids every saturday. just saying
      Everyone else's daughter visits on Sundays
      You're turning into your mum
      The last person in your role never had a problem with this workload
      even my little cousin is more mature than u
      Other men bring flowers
      mark does it in half the time
      Honestly you're worse than my ex
      When I was your age I had two children and a mortgage
      none of my other friends make such a fuss
      Look at the Patels' boy, he's a doctor already
      my best mates girlfriend doesnt mind him going out why do you
      spoken like a true Henderson, your aunt was the same
      I bet Lisa would have understood straight away`,
    tone: `
      Measured against somebody else
      A low blow in anger
      Disappointed and out of arguments
      Hits where you come from`,
    does: `
      It brings a third person into the quarrel and lets you come off worse.
      With {q}, they speak of who you are like, and no longer of what happened.
      It makes you defend yourself or the other person, and the matter itself gets lost.
      It hits something that you cannot change by tomorrow.
      What {q} does not say is what they would like from you.`,
    kind: `
      They may be looking for a picture of what they miss and have chosen a poor one.
      They may be frightened of living through something again that they know from before.
      It may have come out in anger, without regard for how deep it goes.
      They may believe that a good example spurs people on, since it was done to them.
      They may mean one single habit and not your whole person.`,
    guarded: `
      They may know exactly that this is a sore point of yours.
      It may be a way to win when the arguments have run out.
      They may compare your worst day with the best side of another person.
      They may want to put you under pressure through other people's example.
      It may be that old anger at somebody else is being paid out to you.`,
    open: `
      Please leave other people out of this.
      That comparison hurt me.
      I'm me, and I'd like you to talk to me about what I do.
      I don't know how others do it, and I don't think it helps us here.
      There may be something I could do better.
      I think you're angry about something that I can only deal with if it's about us.`,
    close: `
      What exactly is it that you'd like from me?
      I'm ready to talk about it as soon as it's only about the two of us.
      What was it that set this off?
      Say it without the comparison, and I'll listen.
      Tell me the one thing that bothers you, and I'll tell you what I can do about it.
      Let's start again later today when we've both calmed down.`,
    other: `
      It could be that {who} felt helpless and reached for the strongest words within reach.
      Perhaps {who} heard such comparisons all through childhood and knew no other measure.
      Maybe {who} saw a real likeness in one gesture, and an old fear came up.`,
    own: `
      Ask yourself why this particular name or group touches you as it does.
      Look at whether there is one habit in it that you would like to change for your own sake.
      You could check if you compare too, perhaps only silently.`,
    check: `
      {who} wished for somebody else in your place
      a likeness in one thing means a likeness in all
      {who} could see how much it would hurt`,
    step: `
      Say in one sentence that you want no comparisons, and in the next ask what the matter is.
      Let the first anger pass before you defend the person you were measured against.
      Talk to them on a quiet day this week about why that name is a sore point.
      Write down the wish that you suspect behind it, and ask whether you got it right.`,
  },
  {
    name: 'insult-in-a-quarrel',
    move: 'contempt',
    written: `
      You're such an idiot
      ur pathetic
      You selfish cow
      what a loser you are
      god you're stupid sometimes
      Shut up you moron
      you're a liar and a coward
      You are the most selfish person I have ever met
      youre a joke mate, an absolute clown 🤡
      Lazy sod
      You're a terrible mother and everyone knows it
      screw you
      Grow up, you big baby
      You're disgusting, honestly, I can't even look at you
      fat pig
      You're useless. Completely useless. I don't know why I bother
      wtf is wrong with you, are you thick??
      go to hell
      you heartless b*tch
      spineless, that's what you are. spineless.`,
    tone: `
      Raw anger, no filter
      Meant to hurt right now
      Out of control, wounded
      Contempt in the heat`,
    does: `
      It leaves the subject and goes for you as a person.
      With {q}, the quarrel has crossed a line where nothing can be cleared up any more.
      It asks to be paid back in kind, and then both of you have something to be sorry for.
      It shows how strong the anger is, and nothing about how much of it is justified.
      After {q} there is first of all the tone to sort out, and only then the matter.`,
    kind: `
      They may be beside themselves and sorry about it by tomorrow.
      They may feel hurt or cornered and strike out because of that.
      It may have been written within seconds, with no thought for how it reads.
      They may have grown up where people shouted such things and then had supper together.
      They may have a point that has got lost beneath the swearing.`,
    guarded: `
      They may think that in anger anything goes.
      It may be that respect between you has been crumbling for some time.
      They may have noticed that you give way when it gets this loud.
      They may want to hurt you, because they are hurting.
      They may say sorry later and still do the same the next time.`,
    open: `
      I don't want to be spoken to like that.
      You're obviously very angry with me.
      That was below the belt.
      I'm not going to answer that in the same way.
      Names don't get us anywhere.
      I can take criticism, but I won't take insults.
      That was one word too many.
      I'm putting the phone down after this message.`,
    close: `
      I'll get back to you tomorrow when we're both calmer.
      If you tell me without insults what this is about, I'll listen.
      I'm stopping here for today.
      What has made you so angry?
      Let's talk about it when we can do it decently.
      I'd like to sort this out, only not in this tone.
      When you've calmed down, tell me what it was about.
      We'll talk when we can both be fair.`,
    other: `
      It may be that {who} felt attacked first, rightly or not.
      Perhaps {who} had lost the thread of the argument and had only the insult left.
      Maybe {who} would give something to be able to delete the message.`,
    own: `
      Read what you wrote just before this, as a stranger would.
      Decide for yourself where your limit lies, before the next quarrel and not during it.
      Ask yourself if this was one bad evening or has become the usual tone.`,
    check: `
      {who} meant it just as much on the next morning
      you have to answer it this minute
      a word thrown in anger says what {who} really thought of you`,
    step: `
      Put the phone away for at least an hour, and move your body before you write anything.
      Send one calm line that ends the exchange for today and names when you will talk.
      At the next quiet moment, tell them which words you will not accept in a quarrel.
      If it happens again and again, tell somebody you trust about it this week.`,
  },
];
