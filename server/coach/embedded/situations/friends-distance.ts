import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const friendsDistance: readonly Situation[] = [
  {
    name: 'friend-stopped-replying',
    matter: 'the messages that stay unanswered',
    place: 'friends',
    told: `
      My best friend has stopped answering me. Three messages since September, all read, nothing back.
      Julia just ghosted me after eleven years of friendship and I have no idea why
      i texted him happy new year and asked how he is and its been on blue ticks for 5 weeks
      She sees my stories within minutes but never writes back to me.
      My old college roommate doesn't pick up when I call any more and doesn't call back either.
      We used to talk every single day, then one week she went quiet and she hasn't said a word to me since.
      Two letters and a birthday card to my friend Margaret, and not a line in return. We are both past seventy.
      my mate left me on read again, third time this month, before that he always answered in like an hour
      I don't know whether they are angry with me or dead or busy. My friend simply vanished from my phone.
      He unfollowed me and won't reply, no fight, no explanation, we were at a concert together in May
      What should I do when a friend suddenly stops replying and I did nothing that I know of?
      How long do I wait before I write again to somebody who ignores my texts?
      How do I deal with a friend's silence when she won't say what's wrong?
      How can I write to her once more without sounding desperate for an answer?
      What do I text a friend who has ghosted me so that he can answer honestly?
      she never replies any more`,
    under: `
      perhaps this is not so much about the messages as about not knowing what you are to {who} now
      maybe the hard part is that silence lets you imagine every reason, and most of them blame you
      perhaps it is hard to let go of somebody who never said goodbye
      it might be that a no from {who} would hurt less than this nothing
      possibly you miss the small daily things that you told nobody but {who}
      it may be that you want to matter enough to {who} to be worth an explanation`,
    ask: `
      What was the last good exchange you two had before it went quiet?
      When you look at the unanswered message, which reason do you fear the most?
      If one honest answer came today, what would you most want it to say?
      What have you written since, and what did you leave out of it?
      Has there been a quiet stretch like this before, and how did it end?
      How long could you wait in peace, if you knew that nothing was your fault?`,
    other: `
      It could be that {who} meant to answer properly, and every week of delay made the first word harder.
      Something heavy may have landed in {their} life that has nothing to do with you and leaves no strength for anybody.
      Perhaps something you said did hurt, and {who} chose quiet because a quarrel felt worse.
      Reading a message can be all that somebody manages on a bad day, so {who} might not even count it as ignoring you.
      It is also possible that {who} let the friendship go and did not find the courage to say so.`,
    own: `
      You can look at whether your last messages gave {who} something easy to answer, or only a reason to feel guilty.
      How often you check whether {who} wrote is yours to change, and it costs you more each time.
      You might ask yourself whether you have written down a motive for {who} that nobody has told you.
      There may be people who do answer you, and who get what is left over while you wait.`,
    step: `
      Write once more this week, short and without reproach, with a question that {who} could answer in one word.
      Choose a date, say a month from now, until which you will not write to {who} again, and put it in the calendar.
      You could try another way once: a postcard, a voice message, a call on Sunday afternoon.
      Mute the chat with {who} for seven days, so that you look because you decide to, not because it lights up.
      If you are worried that something happened, ask one person close to {who} whether all is well, and only that.
      Tonight, write the message you would send if you knew that no answer comes, and keep it for yourself.`,
    words: `
      I keep wondering whether I did something. If I did, I would rather hear it than guess.
      I miss you. You don't have to explain anything, a short sign would already do me good.
      I'm not cross, I'm a bit worried. Are you all right?
      If you need time away from everything, that's fine with me. Just tell me so I stop inventing reasons.
      I'd like to know where we stand, even if the answer is not the nice one.
      I'll leave it with you now and won't keep writing. If you ever want to talk, I'd be glad.`,
    deal: `
      have a sign that means “I read it, I am alive, I will write later”
      say it plainly when one of you needs a month of quiet, so that nobody has to guess
      swap long messages for a ten minute call on the first Sunday of the month
      tell each other within a week when something hurt, even in a single line`,
  },
  {
    name: 'friend-new-life',
    matter: 'the friend who has a new life now',
    place: 'friends',
    told: `
      Since Anna met her boyfriend I only exist when he is away for the weekend.
      My best mate became a father and I've seen him twice in a year, both times with the pram.
      she moved to Leeds for the job and now she has a whole new crowd and i hear about her life from instagram
      We were inseparable and now everything is about the baby, I don't even know what to talk about with her.
      He got a girlfriend in spring and from one day to the next he was gone from our climbing evenings.
      Ever since my friend moved abroad our calls got shorter and shorter and now it is twice a year.
      I am the last one without children and my girlfriends only meet at the playground now.
      After forty years next door my friend moved to be near her grandchildren, and it is as if I'd been left behind with the furniture.
      My friend turns up with the new fiancé every time, I haven't had her to myself since the engagement
      he started uni in another city n now he only talks about his new friends there
      How do I keep a friendship going when she has a newborn and no time for anything?
      What can I do if my best friend drops me every time there is a new man?
      How do you deal with growing apart when a friend moves away and builds a new life?
      How do I tell her I miss the time before the baby without making it about the baby?
      What could I say to him about never seeing him without his girlfriend?
      new boyfriend, and i'm forgotten`,
    under: `
      it may have less to do with what is new than with having lost your place beside {who}
      maybe you are happy for {who} and sad for yourself, and there is no card for that
      perhaps it hurts that {who} can do without what you cannot do without
      it is possible that you feel left standing at a station while everybody else got on a train
      possibly you fear that {who} will only come back to you if the new life fails
      it may be that you want to be let into the new life, not only visited from it`,
    ask: `
      What did you two use to do together that nobody has taken the place of?
      When was the last time it felt like the old days, even for ten minutes?
      What do you know about the new life, and what have you never been shown of it?
      Which part is about missing your friend, and which part is about where your own life stands?
      What have you said about it so far, and what did you keep to yourself?
      If it never goes back to how it was, how little would still be enough to feel like friends?`,
    other: `
      In the first months of something big, {who} may see nobody clearly, and that includes people {they} would never want to lose.
      It is quite possible that {who} thought an old friendship is the one thing that needs no watering.
      Perhaps {who} felt your disappointment and began to stay away from it, rather than from you.
      A new life can be lonelier than it looks, and {who} may be hiding exactly that.
      Possibly {who} would love to be asked, but believed you would find the new life boring.`,
    own: `
      You can look at whether you invite {who} only to what used to fit, and not to what fits now.
      It may be worth asking how much interest you have shown in what is new in {their} life.
      You might have stopped telling {who} your own news because it seemed small beside so much change.
      Whether all your evenings hang on one person is something you can change, kindly and slowly.`,
    step: `
      Offer {who} something that fits into the new days this week: half an hour, a short walk, a call while cooking.
      Ask {who} one real question about the new life, one that you don't know the answer to.
      Send {who} a photo from the old days with one line under it, and ask for nothing.
      You could ask {who} to show you a piece of the new life, on a short visit with an end.
      Put one fixed date a month to {who} as an idea, and let {them} choose the weekday.
      Ring somebody else this week for the thing you used to do together, so that it does not vanish with the change.`,
    words: `
      I'm really glad for you. I also miss you, and I didn't want to keep that to myself.
      I'd love some time with just the two of us, like before. It can be short.
      I don't need much. A call now and then would make me feel I'm still part of your life.
      I don't always know how I fit in now. Would you tell me when it suits you, instead of me guessing?
      I feel a bit like someone from your old life. Am I wrong about that?
      I want to know your new life, not just hear about it from afar. Will you tell me more?`,
    deal: `
      keep one evening every six weeks that belongs only to the two of you
      send a voice message on the way home on Fridays, even a dull one
      meet in the new life and in the old one by turns
      allow short notice: an hour free today counts as an invitation`,
  },
  {
    name: 'one-sided-friendship',
    matter: 'always being the one who writes first',
    place: 'friends',
    told: `
      If I didn't text first we would never speak again. I tested it, it's been two months.
      It is always me who organises, always me who calls, always me who travels to her.
      i stopped messaging my friend to see if hed notice and he hasnt
      I remember her exams, her mum's operation, her dog's birthday, and she has not once asked about my new job.
      When Tom needs help with moving I'm there, when I need something he is always busy.
      I've driven the four hours to them nine times, and they have been here never.
      My oldest friend answers kindly whenever I ring, but in thirty years she hasn't dialled my number once.
      she only contacts me when she needs a lift or a favour, otherwise radio silence
      I put so much more into this friendship than he does and I feel stupid for it
      I plan every meet up for our group of four and if I don't, nothing happens and nobody asks.
      What do I do about a friendship where I do all the work?
      How do I deal with a friend who never initiates anything but says she loves seeing me?
      Is it worth keeping a friend when the effort comes only from me, and how do I find out?
      How do I tell him I'd like him to be the one to call for a change?
      What can I say to her about always being the one who asks, without counting out loud?
      always me who texts first`,
    under: `
      maybe it is less about who writes than about wanting to be thought of when you are not in the room
      maybe you are tired of carrying something that was meant to be held by {who} too
      perhaps every message you send also asks {who} a question: would you miss me
      it may well be that you would not keep count if {who} reached out once in a while
      possibly you are afraid that if you stopped, it would turn out there was nothing there
      it may be that you long for one single time when you did not have to call and {who} came looking`,
    ask: `
      What would it mean to you if the phone rang tomorrow and it was not you who had dialled?
      When you are together, does it feel equal then, or is it the same there?
      What did you do the last time you decided not to write first, and how did you bear it?
      Has there been a time when you were the one who was looked for?
      Which of the things you do for this friendship would you gladly do anyway, and which have become a duty?
      Does your friend know that you would like to be asked, or have you always seemed to enjoy organising?`,
    other: `
      It might be that {who} thought of you often and, knowing you would write, never learnt to.
      Some people feel like a bother when they call first, and {who} might be one of them.
      Over the years the two of you may have fallen into parts, and {who} took yours for something you like.
      Perhaps {who} gave to the friendship in ways you count less, by coming, by listening, by always saying yes.
      It may also be that you meant less to {who} than you had hoped, which hurts and still says nothing about your worth.`,
    own: `
      You can look at how fast you fill a pause, since {who} may never have had the time to miss you.
      Perhaps you give more than you would gladly give, and then wait for {who} to pay it back without knowing.
      Testing {who} in secret only tells you that {they} did not guess the test.
      You might ask whether you let yourself be the one in need, or are always the one who copes.`,
    step: `
      Tell {who} at the end of the next meeting: the next one is yours to plan, I'll come wherever you say.
      Leave out one favour this week that you would do with gritted teeth.
      You could ask {who} for something small and concrete by Friday, a lift, an opinion, half an hour.
      For two weeks, write to {who} only when you feel like it, and never because it is time again.
      Make a short list tonight of people who do look for you, and answer one of them first.
      Next time {who} did reach out, even with a silly picture, say that it made your day.`,
    words: `
      I love seeing you, and I'd love it even more if you asked me once. Will you plan the next one?
      I feel a bit silly always knocking first. Do you actually enjoy it when I write?
      It would mean a lot to me to see your name on my phone out of nowhere some time.
      I'm a little tired of being the one who gets in touch. I don't want to stop seeing you, I want us to take turns.
      I sometimes wonder how much this means to you. Tell me honestly, how is it for you?
      I'd love it if you asked me how I am now and then. I should have said so sooner.`,
    deal: `
      take turns: whoever chose the last meeting may sit back for the next
      fix the next date before you say goodbye, so that nobody has to start from nothing
      meet halfway on the map for once and look for a place neither of you knows
      agree that a one-line “thinking of you” counts, at any hour and without an answer`,
  },
  {
    name: 'meeting-again-after-years',
    matter: 'the friend from long ago',
    place: 'friends',
    told: `
      My school friend found me online after twenty-two years and wants to meet. I'm excited and scared stiff.
      I bumped into Karen at the station, we hadn't spoken since 2009, and she hugged me as if nothing had happened.
      There is a class reunion in June and he will be there, the one I used to share everything with.
      an old friend messaged me out of the blue, we fell out years ago n now she wants coffee
      I would like to look up my friend from the army, we lost sight of each other in 1981.
      We met again after ten years and it was awkward, we only talked about what used to be.
      I've been thinking of getting back in touch with my childhood best friend, but so much time has passed.
      He was my closest friend until he married, now he's divorced and writes that he's missed me all those years.
      She contacted me after a decade of nothing, and I can't tell if she wants me back or needs something.
      saw my ex best friend in the supermarket after 6 years and hid behind the cereal like an idiot
      How do I reconnect with an old friend after such a long time?
      What do I do if an old friend from school suddenly reappears and wants to pick up where we left off?
      How should I handle a reunion with somebody I was so close to and lost touch with?
      How do I write the first message to someone I haven't spoken to in fifteen years?
      What do I say to him when we meet again, about all the years I never called?
      old friend wants to meet after 20 years`,
    under: `
      it may be less about catching up than about who you used to be in the days with {who}
      maybe you wonder whether {who} will like what has become of you
      perhaps something stayed unfinished back then, and it has just lifted its head
      it could be that you hope to find again somebody who knew you before all the rest happened
      possibly you are a little sorry for the years in which neither you nor {who} called
      it may be that you fear to lose a good memory of {who} by setting it against an afternoon`,
    ask: `
      What is the first picture that comes to you when you think of the two of you back then?
      How did it fall silent at the time, and what have you told yourself about it since?
      What would you like to be known about your life now, and what would you rather leave out?
      When you imagine the goodbye after that meeting, how do you hope to walk away?
      Is there something you have wanted to say sorry for, or to hear a sorry for?
      What could a friendship look like that starts from today and not from then?`,
    other: `
      It may be that {who} rehearsed the first sentence as often as you are turning it over now.
      Perhaps {who} felt sorry about not calling, and thought that you were the one who had moved on.
      Some event may have made {who} count the people who mattered, and your name came up.
      Whatever stood between you then, {who} might see it quite differently today.
      It could be that {who} will expect the old you for a while, simply because {they} never met the new one.`,
    own: `
      You can look at what you hope for from {who}: company, an answer, or some peace with the past.
      The old story of how it ended may deserve a second look, since you and {who} each kept only half of it.
      You decide how much you tell and how fast, and nobody needs the whole story in one afternoon.
      If you left {who} without a word back then, one plain sentence about it could clear the table.`,
    step: `
      Write four lines to {who} this week: how you came to think of {them}, one memory, one question, no excuse for the years.
      Suggest a walk or a coffee of an hour with {who}, something that may end before it gets long.
      If you have an old photo, look it out before you meet; it gives the two of you something to hold when the talk runs dry.
      You could think of three things from the present that you would enjoy telling {who}, so the past need not carry it all.
      If the old quarrel still stings, note in one sentence what you would want {who} to know about it.
      Give yourself a day after the meeting before you decide whether you want a second one.`,
    words: `
      It makes me happy, and a bit nervous too. Shall we start with a coffee and see?
      I'd love to know how your life has been. Would you like to tell me?
      I don't know what we still have in common, and I'd like to find out. Would you?
      I don't need us to be what we were. I'm curious who you are now.
      I'm not sure how to begin after so long. I'd just like to hear your voice again.
      You still mean something to me. How are you, really?`,
    deal: `
      meet once without any plan for a second time, and each say afterwards how it was
      give the past one honest half hour, and then talk about now
      tell each other one thing from the lost years at a time, instead of all of it
      write now and then before you decide what this is going to be`,
  },
];
