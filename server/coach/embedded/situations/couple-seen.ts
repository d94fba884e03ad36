import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleSeen: readonly Situation[] = [
  {
    name: 'not-glad-for-me',
    matter: 'the good news that fell flat',
    place: 'couple',
    told: `
      I got the promotion and my husband just asked who's going to pick up the kids now
      told my girlfriend that I'd passed the bar exam, she said nice and asked what's for dinner
      When I told my oldest friend about the book deal she changed the subject, not one word of congratulations
      i ran my first marathon and he didn't even want to see the medal
      she seemed almost annoyed that I won the prize
      He said don't get your hopes up when I was offered my dream job, he could've just been happy for me
      Everybody clapped at my graduation except my boyfriend, who was looking at his shoes
      I finished my degree at 52 and all my wife could say was well, about time
      when my business finally made a profit I opened champagne and drank it alone because my partner had a headache all of a sudden
      My friend Tess wanted to hear everything as long as I was failing. Now that it's going well there's no joy for me in her at all
      why can't my husband be pleased about my success
      What do I do if my partner isn't proud of me when something great happens?
      how do i deal with a friend who isn't happy for me about the new job
      how do I tell my boyfriend that I'd have liked him to celebrate with me
      what can i write to my friend who reacted so coldly to my good news
      she wasn't happy for me`,
    under: `
      it may be less about praise than about having had nobody to jump up and down with
      you may have told it in your head a dozen times, and in every version {who} hugged you
      perhaps the joy itself has gone a little grey since {who} answered like that
      it may leave you wondering whether you would have to stay small so that {who} could be at ease
      you may have wanted {who} to see how much work and fear had come before it
      part of you may be ashamed of wanting applause, although you only wanted to share it with {who}`,
    ask: `
      How did you break the news, and what was going on around you just then?
      What had you hoped to see in that first second?
      What did it cost you to get there?
      Who did cheer, and what was that like?
      What might this success change for {who}, seen from the other side?
      Have you celebrated it at all, and what is still missing?`,
    other: `
      {who} may have heard in your news only what it would change: less time, more duties, a greater distance.
      It is possible that {who} felt left behind, and needed a day before any gladness could get through.
      {who} might have been carrying some failure of {their} own, next to which your news shone painfully bright.
      {who} may have grown up where success was noted and never celebrated, and might have meant the nod as praise.
      {who} could have tried to spare you a later disappointment, and chose the wrong moment for it.`,
    own: `
      You need not make your success smaller so that {who} might find it easier to bear.
      You can look at the moment you chose: a full sink or a hard day leaves {who} little room for joy.
      It may help to say aloud that you want to celebrate, because {who} might think that the news was all there is to it.
      There may be people who would be beside themselves with joy, and you are allowed to ring them too.`,
    step: `
      Tell {who} within the next three days that you would like to tell the news once more, properly, with a glass in your hand.
      Ring the person this evening who knows best what it took, and let them cheer.
      Ask {who} this week, “What went through your head when I told you?”, and let the answer be what it is.
      Choose an evening this week and celebrate, with or without company, with something you would not buy otherwise.
      Write down tonight three steps of the way that you are proud of, and read them to {who} if you like.
      You could ask {who} at the weekend what {they} would love to be congratulated on.`,
    words: `
      I was so happy and wanted to share it with you. Could we raise a glass to it this week?
      I'd hoped you would be glad with me. What was going on in you?
      It means more to me than I let on. I'd love to hear that you're a little bit proud of me.
      Maybe it came at a bad moment. May I tell you again, from the start?
      If it worries you or it's hard for you, you can say so. I'd rather know than guess.
      You're the one I most wanted to tell. It would make me happy if you asked me about it.`,
    deal: `
      keep a bottle or a cake in reserve for the good news of either of you
      say “well done” first and leave the questions for the next morning
      tell each other honestly when envy or worry comes up, and think no worse of each other for it
      celebrate the small things of the one as much as the big things of the other`,
  },
  {
    name: 'no-thanks-no-compliments',
    matter: 'the thanks and the kind words that never come',
    place: 'couple',
    told: `
      I cook every night and in nine years he's never once said it tasted good or thank you
      went to the hairdresser, new dress, heels, and my husband asked whether I'd seen his keys
      My wife takes everything I do as given, I repaired her car in the rain and she just drove off
      he never tells me that I look pretty, not even on our wedding day did he find a word
      a stranger in the lift told me I had a lovely smile and I nearly cried, that's how long I've waited for a compliment at home
      no please, no thank you, I could be the hotel staff
      She praises the dog more than me
      my boyfriend raves about my mum's roast and has never said a nice word about how I look
      I nursed him through his operation for six weeks and not a word of thanks
      i put on the suit for her and did my beard, nothing, she doesn't see me any more
      what do I do if my partner never appreciates what I do, I don't want to beg for a thank you
      is it childish to want compliments from my boyfriend
      How do I deal with feeling taken for granted after twenty-five years of marriage?
      how do i tell my husband that i need to hear something nice about me now and then
      what can I say so she'll notice that a thank you would mean a lot to me
      never a thank you`,
    under: `
      it may be less about the word than about whether {who} still looked up when you came in
      you may have begun to do things with half a heart, because it seemed to make no difference to {who}
      perhaps you ask yourself whether {who} could still find you beautiful, and dare not say it aloud
      it may hurt to hear from strangers what you long to hear from {who}
      you may feel that {who} would only notice all you do on the day you stopped
      part of you may find it undignified to ask for a kind word, and would sooner go hungry`,
    ask: `
      What did you do lately that you would have liked to be thanked for?
      When did you last hear something kind, and what was it?
      Which words would go right through you, if they came?
      How was praise handed out in the house where you were a child?
      How might {who} show that you are appreciated, if not in words?
      What do you do with a compliment when somebody pays you one?`,
    other: `
      {who} may have thought it so often that {they} might believe it had long been said.
      It is possible that {who} grew up in a house where not being scolded was praise enough.
      {who} might feel clumsy with such words, and may have filled up your tank or warmed your side of the bed instead.
      {who} may have got so used to what you do that it became invisible, like a floor that never creaked.
      {who} could be waiting for a kind word as well, and may have stopped giving what no longer came.`,
    own: `
      “You never say anything” leaves {who} without a clue, and one example with the words you missed shows the way.
      You can take the first awkward compliment from {who} as it comes, and not mind that you had to ask for it.
      It may be worth looking at what you do mostly for the thanks, and doing a little less of it without a grudge.
      You could notice whether you wave kind words away, so that {who} learned not to bother.`,
    step: `
      Tell {who} this evening one thing you did this week for which you would love a thank you.
      Ask {who} before you next go out, “How do I look?”, and say that you would like a real answer.
      Thank {who} tomorrow for something that usually goes without saying, and be exact about it.
      Announce to {who} one job that you will leave undone this week, so that it can be seen for once.
      Tell {who} at dinner about the nicest compliment you ever had from {them}.
      Write yourself a list tonight of what you did today, and give each line a nod.`,
    words: `
      I'd love to hear what you like about me. You don't need to make it pretty.
      I do these things gladly, and I'd do them even more gladly with a thank you now and then.
      Sometimes I don't know if you still see me. Will you tell me one thing you noticed about me this week?
      It feels silly to ask for it, and I'm asking anyway. I need a kind word from you now and then.
      I don't want to be something that simply works, like the heating. A small thank you would do me good.
      Maybe I don't tell you often enough either. Shall we both begin again?`,
    deal: `
      name one thing each evening that the other one did well
      say thank you for the everyday jobs too, the bins and the school run
      find one nice thing to say about the other before you leave the house
      agree that asking for praise is allowed and gets a proper answer`,
  },
  {
    name: 'kept-out-of-sight',
    matter: 'being kept out of sight',
    place: 'couple',
    told: `
      Eight months and none of his friends know that I exist
      my girlfriend introduced me to her colleague as someone from her course
      his mother rang while I was next to him and he told her that he was alone
      We live two streets apart and she won't be seen with me at the market in case her family hears about us
      he's got pictures up of his bike, his lunch, his nan, and me you won't find anywhere
      I was asked to leave by the back stairs when his brother came round
      everyone brings somebody to his firm's summer party and he goes without me every year, as if he was single
      i'm 46 and i'm somebody's secret like a teenager, because she says her grown-up kids mustn't know
      My boyfriend isn't out and so I'm the flatmate whenever anyone visits
      She cropped me out of the holiday photo before sending it to her family
      what should I do when my boyfriend hides me from his parents
      why doesn't he want anybody to know about us
      how do I deal with being kept secret because of her religion and her family
      how do I tell him I don't want to be hidden away any longer
      what do i say to my girlfriend when she pretends in public that we aren't together
      i'm his secret`,
    under: `
      it may be less about photos and parents than about the question whether {who} could be proud of you
      you may search yourself for whatever it is that {who} would not want to show
      perhaps you understand the reasons, and it still hurts each time to be turned into nobody
      it may be lonely to have a love which nobody but {who} could ever ask you about
      you may long for something quite ordinary, to walk into a room beside {who} and be called by your name
      part of you may have begun to doubt whether something that {who} never mentioned could be real`,
    ask: `
      In which moment did you feel most hidden?
      What reason were you given, and how much of it can you believe?
      Who in your own life knows about the two of you?
      Which one person would you most like to be introduced to, and why that one?
      What do you do or leave out so that nobody notices?
      How long could you live with it, if you knew when it would end?`,
    other: `
      {who} may be afraid of what {their} family would say or do, more than {they} could admit to you.
      It is possible that {who} kept work, friends and love in separate rooms long before you came.
      {who} might have been laughed at for an earlier love, and may want to be sure before anybody looks.
      {who} may think of it as protecting the two of you, and might not have seen that it made you small.
      {who} could be less certain than you are, and may owe you a plain word about it.`,
    own: `
      You may ask {who} for a reason that you can understand and for a time, and need not live on “some day”.
      Telling others in place of {who} would take a choice away from {them}, and rarely brings what one hopes for.
      It is worth knowing the smallest sign that would count for you, a name or a coffee with one friend, so that {who} could begin somewhere.
      You can look at how far you have gone into hiding yourself, and whether one friend of yours could safely know about {who}.`,
    step: `
      Ask {who} this week, in a quiet hour, “What are you afraid would happen?”, and let {them} finish.
      Name to {who} by Sunday one person you would like to meet within the next two months.
      Tell a friend you trust, this week, what it is like for you to be a secret.
      Suggest to {who} at the weekend one step with little risk, such as tea with {their} kindest friend.
      Write down tonight until when you are willing to wait and what should have happened by then, and look at it again in a week.
      You could tell {who} tomorrow about the moment that hurt most, and what you would have liked to be called in it.`,
    words: `
      I'd like to be a part of your life that you can talk about. Who could be the first to know?
      I start to wonder whether you're ashamed of me. Please tell me what it really is.
      I don't want to push you into anything. I need to know whether there's a day when this will change.
      It hurts to be nobody. What is it that you're afraid of?
      I'm proud of you, and I'd love to feel that you're proud of me too.
      Could I meet just one person who matters to you? It would mean a lot to me.`,
    deal: `
      begin with one person and see how it goes before you think of the next
      agree on what you call each other in front of others, so that neither has to flinch
      name a month in which you will look together at who may know by then
      go somewhere far enough away now and then where you can walk hand in hand`,
  },
  {
    name: 'compared-with-others',
    matter: 'being compared with others',
    place: 'couple',
    told: `
      He told me his last girlfriend could cook rice without a timer. That was the third time this week she came up as an example
      my wife keeps on about how Tom and Lucy go dancing, Tom and Lucy renovated, Tom and Lucy never argue
      in the middle of a kiss my boyfriend said that his ex used to do it differently
      My girlfriend reads out to me what other men do for their partners
      why can't you be more like Karen's husband, that's how every discussion ends
      according to him all the other wives still wear a size ten after two kids
      i'm measured against a woman who left him eight years ago and i can't win, she's not even here to burn the toast
      Whenever we visit her sister and brother-in-law I get to hear on the way home how much better they do everything as a couple
      My husband was widowed and I live next to a saint. Nothing I bake tastes the way hers did, he says
      she tells me that her former boyfriends were all taller and earned more, she says it as if it was a joke
      how do I react when my partner says that his ex would've handled it better
      what should i do if she constantly holds us up against other couples
      is it fair to be compared with everyone else's boyfriend all the time
      how do I tell him to stop comparing me with the woman before me
      what could I answer when she says look at how romantic the neighbours are
      his ex did it better`,
    under: `
      it may be less about the others than about whether {who} would choose you again, just as you are
      you may feel that you were entered in a race nobody had told you about
      perhaps behind each comparison you hear that {who} could regret something
      it may hurt most that {who} looked at others so closely and at you so little
      you may have started to hold that measure against yourself, even on days when {who} said nothing
      part of you may wish to hear just one thing that {who} never found in anybody else`,
    ask: `
      With whom are you compared, and what about?
      Which comparison do you hear again when you lie awake?
      What might {who} be wishing for, if you leave the other person out of the sentence?
      What do you say or do when it happens?
      Whom do you compare yourself with when nobody else does it?
      What is there between the two of you that other people might well envy?`,
    other: `
      {who} may have had a wish and not known how to say it without an example.
      It is possible that {who} saw only the front garden of those other people, and took it for the house.
      {who} might think of it as a joke or a bit of news, and may never have seen where it landed.
      {who} may have been compared as a child, and learned it as the way to spur somebody on.
      {who} could be mourning something from {their} past in which you have no part and no fault.`,
    own: `
      You can answer the wish and leave the comparison lying there, by asking {who} what it would mean for the two of you.
      Running the others down gives {who} something to defend, and keeps them in the room.
      You may notice whether you ask about the others yourself, since each answer from {who} hands you a new measure.
      It may help to tell {who} the first time that it stings, and not to wait for the fifth.`,
    step: `
      The next time it happens, ask {who} calmly, “What would you like from me?”, and wait for the answer.
      Tell {who} this week about the one comparison that hurt most, and what you heard in it.
      Write down tonight three things that people who love you would name first about you.
      Ask {who} at the weekend what {they} would miss first if you were away for a month.
      Stay away for seven days from the pictures and profiles of those you are measured against.
      You could tell {who} tomorrow something you love about the two of you that has nothing to do with anybody else.`,
    words: `
      I can't be somebody else, and I don't want to be. What is it that you'd like from me?
      When I'm measured like that I feel small. Please tell me straight what you wish for.
      I'd like to hear what you like about me, without anyone else in the sentence.
      I know you may not mean it badly. It stings all the same, and I'd like it to stop.
      If there's something you miss with us, tell me. I'd like to talk about you and me and not about other people.
      Do you wish I were different? I'd rather ask you than go on wondering.`,
    deal: `
      say “I would like” in place of “others do”
      leave the names of exes out of quarrels, kitchen and bedroom
      look for one thing a week that you two do in your own way, and enjoy it
      pick one idea from another couple that you both like, and try it out for fun`,
  },
];
