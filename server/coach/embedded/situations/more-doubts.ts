import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const moreDoubts: readonly Situation[] = [
  {
    name: 'small-lies',
    matter: 'the small lies',
    place: 'couple',
    told: `
      he says he has eaten when he hasn't, says he's on his way while I hear the telly, it's never anything big and it's always something
      my girlfriend fibs about prices, bus times, who she had lunch with. Why would you lie about lunch
      She embroiders every story at parties and I stand next to it and know better
      my husband tells untruths so tiny that I feel petty for noticing, and I notice all of them
      I asked if he posted the letter, yes he said, and there it lay in his bag
      my boyfriend pretends to have read books and seen films he hasn't, last night I caught him again
      They say the shop was closed when they simply forgot. Every week one of these
      white lies, all day, smooth as butter, and now I check even the weather when she tells me
      he bends the truth to look good, a better salary, a faster run, a bigger fish
      my partner would rather invent a traffic jam than say I left late
      what do i do about someone who fibs about nothing
      is it petty to mind that she isn't truthful about silly things
      why does he make things up when the truth would be no problem at all
      how do i tell him that i'd prefer a bare truth to his little stories
      what can I say when she's fibbing right in front of me
      he lies about everything, even small stuff`,
    under: `
      it may be less about each small thing than about never quite knowing which version you got
      you may ask yourself what {who} would do with something big
      perhaps you feel a little foolish, because {who} seemed to think you would not notice
      it may tire you to be made into somebody who checks
      you may wish that {who} felt safe enough with you to say the boring truth
      part of you may mind being managed by {who} instead of simply told`,
    ask: `
      Which of these small lies has stayed with you the most?
      What do you think would have happened if you had been told the truth that time?
      How do you usually react when something was forgotten or went wrong?
      Is it with everybody, or mainly with you?
      What have you begun to check that you used to believe?
      What would you need to hear once in order to relax again?`,
    other: `
      {who} may have learned early that a small story saves trouble, and may do it before thinking.
      It is possible that {who} wanted to please you, and a no or a mistake seemed harder to say.
      {who} might be ashamed of forgetting things, more than {they} would let you see.
      {who} may believe that such things do not count, and might be surprised by how much they cost you.
      {who} could find it easier to tell the truth when nothing had to follow from it.`,
    own: `
      Laying out proof makes {who} defend a trifle, while saying that it makes you unsure might reach {them}.
      You can look at how small mistakes are met between you, because the truth needs a soft landing to be told again.
      If you let it pass while you noticed every time, {who} may not know that it matters to you.
      Questions to which you already know the answer are traps for {who}, and you can leave them out.`,
    step: `
      Tell {who} in a quiet moment this week that the little untruths make you doubt the large things, with one example.
      The next time you hear something awkward and true from {who}, say thank you and let it rest there.
      When you hear a small lie, say once and kindly, “You can tell me how it really was”, and move on.
      Ask {who} on a walk at the weekend when the truth felt risky with you.
      For a week, ask {who} nothing of which you know the answer already.
      You could own up to a small thing of your own to {who} tonight, such as something you forgot or put off.`,
    words: `
      It's not about that one thing. I'd like to be able to believe you without thinking twice.
      You can tell me when you've forgotten something, I'd honestly rather know.
      When the small things aren't true, I start to worry about the big ones. I don't want to live like that with you.
      I don't want to be someone you have to make things up for. What makes it hard to tell me?
      Please tell me how it really was. I won't make a drama of it.
      I felt silly when I noticed. I'd like us to be straight with each other, even about nothing.`,
    deal: `
      let the truth about small things go without a sermon for a month
      allow each of you to correct a sentence within the hour, without questions
      say “I'd rather not tell” instead of a story
      meet a forgotten thing with “what do we do now”, and leave the why out`,
  },
  {
    name: 'coming-second',
    matter: 'coming second',
    place: 'couple',
    told: `
      when his daughter calls everything else stops, and I pack our plans away again
      I'm somewhere behind the company, the dog and her mother, if I had to draw up the ranking
      my husband jumps for his mates at any hour and I have to put in a request
      She asked her kids where we should go on holiday and told me the result
      his mum gets the first call with every piece of news. I hear it as the second, or third
      I knew that he had children when I met him, I just didn't know that I'd always be the one who waits
      For my wife the firm comes first, then the boys, and what's left over at ten at night is for me
      my boyfriend's best friend has more say in his life than i do
      they drop me the minute anyone else needs something
      not once in four years has he said no to somebody else for my sake
      how do i live with the fact that her children will always rank above me
      is it selfish to want to be number one for my partner now and then
      what to do when his job always wins against me
      how do I tell him that I'd like to be first in his life just sometimes
      what can i say to her without making it sound like me or your kids
      i'm never his priority`,
    under: `
      it may be less about the hours than about whether {who} would ever choose you when it costs something
      you may find it hard to mind, because those who come first have every right to be loved
      perhaps you wait for one moment in which {who} would say no to somebody else for you
      it may hurt to be the one of whom it is expected that you understand
      part of you may be ashamed of counting, and still you count
      you may wonder what place {who} had in mind for you when it began`,
    ask: `
      When did you last feel that you came first?
      Which moment of being put behind has stayed with you?
      What would be a sign of your place that takes nothing from anybody?
      How do you show it when you feel put second, and is it seen?
      Where would you gladly step back, and where not?
      What did you imagine your place would be, when you two began?`,
    other: `
      {who} may feel pulled from all sides, and may have let you wait because you seemed the safest.
      It is possible that {who} felt guilty towards the others for years, and could hardly say no to them.
      {who} might think that you know how much you mean to {them}, and that it shows elsewhere.
      {who} may not have seen the small moments as choices, only as things that had to be done.
      {who} could feel that any wish of yours for first place asks {them} to love somebody less.`,
    own: `
      You can ask {who} for one certain thing instead of a rank, since nobody can promise to love in an order.
      If you step back with a smile each time, {who} may believe that it costs you nothing.
      Comparing yourself with the others makes them rivals, while a wish for you and {who} leaves them out of it.
      You can keep plans of your own, so that not every cancelled hour with {who} leaves you empty-handed.`,
    step: `
      Ask {who} this week for one fixed hour that is moved for nobody short of an emergency.
      Tell {who} about one moment in which you felt chosen, and why it meant so much.
      Write down three situations of the last month in which you came second, and pick the one that matters for a talk.
      Ask {who} at the weekend which of {their} duties feels heaviest, and listen for ten minutes before you say your wish.
      The next time plans change, tell {who} the same day in one sentence that it disappointed you.
      You could ask {who} to tell you important news first, before anybody else, beginning now.`,
    words: `
      I don't want to take you away from anyone. I'd just like to come first now and then.
      I felt like the one who can always wait. I'd like to know that I matter to you as well.
      I understand why, and it still makes me sad. Could we have one evening that nobody else gets?
      When everything else goes first, I wonder where I belong in your life. Can you tell me?
      I don't need to be first every time. I'd like you to choose me sometimes.
      It would mean a lot to me if you asked me first, before you say yes to the others.`,
    deal: `
      keep one evening a week that is only moved by mutual consent
      ask each other before you promise something that concerns you both
      name together which calls always come first and which can wait an hour
      tell each other important news first`,
  },
  {
    name: 'jealous-of-the-past',
    matter: 'the past of your partner',
    place: 'couple',
    told: `
      I know it was years before me and still I see her with every one of them
      my boyfriend had a wild time in his twenties and I can't get the number out of my head
      He once mentioned a summer in Lisbon with a woman and since then I hate Lisbon
      i scroll back through her old photos to look for the men she was with, and feel sick after
      my wife was married before, and I'm jealous of a wedding that happened fifteen years ago
      It's not that I think she'd cheat, I just can't bear that she had all that before we met
      he was each of his exes' great love, she told me at a party, and now I feel like a footnote
      I ask for details about his former girlfriends and then can't live with the answers
      She's only my second and I'm her I don't know what, and it eats at me
      my partner's first love died and I feel I compete with a saint
      how do i stop thinking about the people she slept with before me
      why am I so hung up on what he did years before he knew me
      is it normal to be jealous of someone's exes who are long gone
      how do I tell him that I don't want to hear any more stories about his ex girlfriends
      what can i say to her after i asked about her past again and made her cry
      i'm jealous of his past`,
    under: `
      it may be less about those people than about whether you are something singular to {who}
      you may be comparing your whole self with a few pictures that you made up
      perhaps it hurts that there is a part of {who} you can never have been there for
      it may touch a fear that you are too plain, too late or too little for {who}
      you may feel foolish about it, and the shame makes it louder
      part of you may wish that the love of {who} began with you`,
    ask: `
      Which picture or sentence keeps coming back?
      When does it come up most, and what happened shortly before?
      What do you fear it says about you?
      What do you have together that was never there before?
      What have you asked so far, and did any answer help for more than a day?
      How would you notice that it has become quieter?`,
    other: `
      {who} may hardly think of that time, and may be puzzled that it lives on in you.
      It is possible that {who} felt judged for a life that harmed nobody.
      {who} might avoid the subject to protect you, and that may look like hiding.
      {who} may have become the person you love through those years as well.
      {who} could be tired of proving something that happened before you, and still want to comfort you.`,
    own: `
      Each new question to {who} feeds the pictures for a while, so you can leave the next one unasked and see.
      What {who} did before you took nothing from you, even if it feels like it at night.
      Looking through old photos and profiles hurts you every time, and that habit is yours to end.
      You can tell {who} that it is your own fear, which is easier to comfort than an accusation.`,
    step: `
      For two weeks, ask {who} nothing about former loves, and write the questions on a piece of paper instead.
      Mute or remove the profiles you look up, today, before the next evening alone.
      Tell {who} this week in two sentences what you are afraid of, without asking for any detail.
      When the picture comes, say to yourself “that is an old film”, and do something with your hands for ten minutes.
      Write down five things that only exist between you and {who}, and keep the list where you can see it.
      You could plan something with {who} this month that is new for both of you.`,
    words: `
      I know it's long ago and it isn't your fault. I get scared that I'm not enough for you. Can you hold me for a moment?
      I don't want to ask about it any more, it doesn't do me good. Please help me by not going into detail.
      It's my own fear, and I'm working on it. It helps me to hear what you like about us.
      You didn't do anything wrong, I know that. I'd just like some comfort, without any explanations.
      Sometimes I compare myself and lose. I'd like to hear what's different with me.
      I'd love it if we made some memories that are only ours.`,
    deal: `
      leave details of former loves out from now on, and answer only what really matters
      find a word for “it's come up again”, which gets a hug and no talk
      make one new thing together a month that neither of you has done before
      keep old photos where nobody comes across them by chance`,
  },
  {
    name: 'loved-less',
    matter: 'loving more than you are loved',
    place: 'couple',
    told: `
      I plan, I write, I bring the coffee, and he takes it all like the weather
      it feels as if I'm ninety per cent of this relationship and she's ten
      My boyfriend would be fine without me, I think, and I'd fall apart without him
      i'm the one who reaches for his hand, always. I stopped for a week as an experiment of sorts and nothing was held
      She says love you too but never says it first
      when we're apart I miss him every hour and he forgets to ring
      my husband married me because I was there, that's how it feels to me after eleven years
      I would move to the end of the world for her, and she hesitates to come to the end of the tram line
      They like me. I love them. You can hear the difference
      all the effort comes from me, birthdays, trips, sweet notes, and he says I'm just better at it
      what do i do if my feelings are stronger than his
      how can I stop giving so much more than I get from her
      does it ever even out when one of you is more in love than the other
      how do I tell my boyfriend that I'd like him to show me that he cares too
      what do i say to ask her if she really loves me without begging
      i love him more than he loves me`,
    under: `
      it may be less about the big words than about being reached for by {who} without asking
      you may be tired of being the one who keeps it warm
      perhaps you fear that if you stopped, you would find out what is left
      it may make you smaller than you are to wait for signs from {who}
      you may long for {who} to want you out loud, once, of {their} own accord
      part of you may hold back a question to {who} because the answer could hurt`,
    ask: `
      What do you do that you would like to get back in some form?
      When did you last feel clearly loved, and what had happened?
      In what ways might it be shown that you do not count at the moment?
      Was it ever more even between you, and when did that change?
      What would happen if you did a little less for two weeks?
      What is the one sentence you would most like to hear?`,
    other: `
      {who} may love in a quieter way than you, and may think that it was plain to see.
      It is possible that {who} got used to you going first, and never noticed that it could be {their} turn.
      {who} might be careful with big words, having said them too soon once.
      {who} may feel that whatever {they} did would look small next to what you give.
      {who} could be less sure than you are at this point, and might not want to say so.`,
    own: `
      Giving still more in the hope that it comes back wears you out, and {who} may not even know what you hope for.
      You can ask {who} for one thing you would enjoy, since a wish spoken aloud is not begging.
      Some of what {who} gave may go unseen because you look for your own way of loving.
      You can put some of that care into yourself and your friends, and see how you feel towards {who} then.`,
    step: `
      Tell {who} this week one thing that makes you feel loved, with an example of when {they} did it.
      Write down for seven days what came from {who} unasked, however small.
      Leave the planning of the next outing to {who}, say so openly, and let it turn out as it will.
      Do one thing each day this week that is only good for you, before you do something for {who}.
      Ask {who} on a calm evening, “How do you notice that you love me?”, and listen to the end.
      You could tell {who} which of your gestures you do gladly and which ones have begun to cost you.`,
    words: `
      I often feel that I love you more than you love me. Is that so, or do you just show it differently?
      I'd be so happy if you came to me first now and then. I miss being wanted.
      I like doing things for you. I'd like to feel that it goes both ways.
      What do you love about me? I'd really like to hear it from you.
      I feel a bit alone with my love for you lately. How is it for you?
      I don't want to beg for it. I'd rather know honestly what you feel.`,
    deal: `
      take turns with who plans your time together
      tell each other the two things that make you feel loved most, and do one of them a week
      say good night with one thing you liked about the other that day
      speak once a month about what each of you gives and misses`,
  },
];
