import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleFamily: readonly Situation[] = [
  {
    name: 'in-laws-meddling',
    matter: 'the in-laws and how close they come',
    place: 'couple',
    told: `
      my mother in law comes over unannounced and rearranges my kitchen, my husband says she means well
      His mum calls three times a day and he asks her before he asks me
      her parents gave us money for the house and now they think they can choose the tiles
      my boyfriends mother still does his washing at 34 and makes remarks about my cooking
      My father-in-law comments on how I raise my son and my wife just looks at her plate
      she tells her mother everything about us, even our quarrels, and I can read it in her face on sunday
      The in-laws have a key and use it
      his mom cried because we want to spend the weekend without her, now he feels guilty and we are not going
      my wifes sister and mother have an opinion on everything, the pram, the name, the car
      since we live next door to his parents I cant sit in my garden without being asked what is for dinner
      How do I deal with a mother in law who interferes in our marriage?
      What should I do if my partner is a mummy's boy and cannot say no to her?
      should i talk to his mother myself or should he do it
      how do i tell my husband that his mother is too much for me without insulting her
      What can I say to my wife so that she stops telling her parents about our arguments
      his mother interferes in everything`,
    under: `
      it may be less about the visit than about who would count first if {who} had to choose
      perhaps you would like to be at home in your own home, and {who} never needed that said before
      it could be that you cannot win against a parent, and only {who} could close that door gently
      maybe you hear in it that you are not quite good enough for the family of {who}
      it might be lonely to be the only one who minds, while {who} could laugh it off
      perhaps you would like to get on with them, if only there were more room for you and {who}`,
    ask: `
      Which scene with them do you keep telling yourself again?
      What did {who} do in that moment, and what had you hoped to see?
      What would a good visit look like to you, from the bell to the goodbye?
      Which of their offers do you actually like, if you are honest?
      What might {who} lose by saying no to them?
      Which single thing should belong to the two of you alone from now on?`,
    other: `
      It may be that {who} learned early that a no to that family costs days of bad weather.
      Perhaps {they} felt torn between two beloved people and hoped it would blow over.
      It could be that {who} truly did not hear the remarks any more, having grown up with them.
      Maybe {who} took your anger at the family as anger at where {they} came from.
      Possibly {they} sensed a fear of being left behind in that family, and wanted to spare them.`,
    own: `
      You could tell {who} what you need from {them}, which is easier to hear than what is wrong with the family.
      Look at where you agree to something with the family and mind it afterwards; {who} may only hear of the second part.
      It may be worth deciding which remarks deserve an answer and which you can let fall to the floor.
      Perhaps there is one thing you could ask of them yourself, in a friendly way and with {who} in the room.`,
    step: `
      Ask {who} this evening for one change only, such as a phone call before each visit.
      Agree with {who} on a sentence that {they} could say to the family, and practise it together before Sunday.
      Invite them yourself once this month, for a set time with a beginning and an end.
      Choose with {who} three subjects that stay between you two from today, such as money, quarrels and the bedroom.
      Decide with {who} by the weekend where you two would welcome their help, so that a no elsewhere is easier to hear.
      Tell {who} after the next visit one thing that went well, and only then one thing that did not.`,
    words: `
      I know you love your family, and I would not want to take that away. I would like the two of us to decide what is ours to decide.
      It gets too close for me. Could we agree together on how much of it we want?
      I do not want to fight with your family. I want to feel that you and I are on the same side.
      It would help me so much if you spoke to them about it. One friendly sentence from you would be enough.
      There are things that I would like to stay between the two of us. Can we talk tonight about which ones?
      How is it for you when they come so close? I would like to understand it.`,
    deal: `
      let each of you speak to your own parents when something has to be said
      agree on visiting times, with a call before and a hug after
      leave the room together for two minutes when a remark goes too far
      keep money, quarrels and the bedroom out of talks with both families`,
  },
  {
    name: 'whose-family-at-christmas',
    matter: 'whose family you spend the holidays with',
    place: 'couple',
    told: `
      every Christmas we drive to his parents and I have not seen mine on the 24th for six years
      She wants to spend Eid with her family again, mine asks why we never come
      my husband told his mother we would be there for the whole of the holidays before speaking to me
      I would love one Christmas at home just us and the kids, he says his mum would never forgive us
      My parents are divorced so with his that makes three houses in two days and i hate it
      her family does Thanksgiving for twenty people and I am expected to be there and carve
      we have a baby now and both grandmas fight over easter sunday
      New Years with his friends, Christmas with his family, and my side gets a phone call
      my girlfriend said she wont come to my parents for Hanukkah because last year was awful
      we are from two countries and only have so many days off, each winter there is a battle about where to fly
      How do couples decide whose parents to visit at Christmas?
      What should I do, my wife insists on her parents every year and my mum is getting old
      how do we handle christmas eve fairly between both families
      how do i tell my boyfriend that i want to be with my own family this year
      How can I put it to her that I would like a Christmas without any relatives
      christmas at his parents again`,
    under: `
      it may be less about one evening than about whether your family weighs as much as the family of {who}
      perhaps you are thinking of how many such days are still left with your own people
      it could be that you would love to begin something of your own with {who}, with its own small customs
      maybe you can be most yourself among your own people, and would like {who} to know that
      it might be that you wish to be asked by {who} first, more than you mind where you spend the day
      perhaps you are tired of pleasing everybody on the very days on which you hoped to rest beside {who}`,
    ask: `
      Which moment of those days would you miss most if it did not happen?
      How was it settled in the years before, and who spoke first?
      What would it cost you to go along once more, and what would it cost not to?
      Who would be hurt by a change, and what would you like to say to that person?
      What do you know about what these days mean to {who}?
      If it were only up to you, where would you wake up on that morning?`,
    other: `
      It may be that {who} feared the disappointment of a parent more than a long drive or a cross evening with you.
      Perhaps {they} never noticed that a habit had grown, because it was {their} own habit.
      It could be that {who} had somebody old or lonely in mind who would sit there alone.
      Maybe {who} felt like a child again there, and those days gave {them} something {they} never named.
      Possibly {they} felt ill at ease with your family and did not want to hurt you by saying so.`,
    own: `
      You could look at what you promised your own family before you and {who} had spoken.
      It may help to tell {who} what you long for on those days, before it turns into a count of years.
      Ask yourself which part is your own wish and which is the fear of disappointing somebody.
      You and {who} need not always be in the same place; look at what makes that thought hard.`,
    step: `
      Sit down with {who} this week and each write the two moments of those days that count, and only those two.
      Fix a date with {who} by which the plan stands, and promise nobody anything until then.
      Ring your family by Sunday and ask whether another day would do for celebrating with them.
      Tell {who} this week which of those days you remember most fondly, and ask for one of {their} own.
      Choose one small custom for the two of you this year, such as breakfast by candlelight before anybody rings.
      Agree with {who} tonight on who tells which family, in one sentence each.`,
    words: `
      These days mean a lot to me, and so does spending them well with you. What matters most to you about them?
      I would like us to decide it afresh this year, just the two of us, before we promise anybody anything.
      I would like my wishes for those days to count as much as yours. Can we sit down with both?
      Please let us talk before anything is settled. I want to be able to look forward to it too.
      I feel torn about it. Can we find a way for this year that is good for both of us?
      Which part of those days could you least do without? Let us keep that, and one thing of mine as well.`,
    deal: `
      take turns, one year with one family and the next with the other
      keep the evening itself for yourselves and visit on the days after
      celebrate once in your own home and invite whoever wants to come
      spend the day apart now and then, and have a feast of your own afterwards`,
  },
  {
    name: 'jokes-at-your-expense',
    matter: 'the jokes about you in front of others',
    place: 'couple',
    told: `
      at dinner with friends my husband told everyone how I failed my driving test, they all laughed
      My girlfriend makes fun of my salary in front of her colleagues
      he calls me his little chaos queen when there are people around and everybody grins
      she imitated how I speak english, the guests roared, i smiled and wanted to disappear
      My boyfriend jokes about my weight with his mates and says i have no humour when i mind
      In company my wife tells stories in which I am always the idiot
      he rolled his eyes at what I said in front of his boss and made a witty remark about blondes
      she posted a video of me sleeping with my mouth open because she thought it was hilarious
      every family party he tells the tale of how I burnt the turkey, it was 12 years ago
      when we are alone he is sweet, but with an audience he teases me until I go quiet
      What do I do when my partner makes me the butt of his jokes?
      How should I react when she mocks me in public, laugh or leave the table?
      am i too sensitive about his teasing, how do i deal with it
      how do i tell him that those little jabs at parties are not funny to me
      What could I say to my wife about the way she talked about me in front of our guests
      he made fun of me in front of everyone`,
    under: `
      it may be less about the joke than about which side {who} stood on while the others laughed
      perhaps you felt alone in a full room, next to the very person who should have been your ally
      it could be that the joke touched a sore spot, and that you wish {who} had been careful with it
      maybe keeping your composure took more from you than anybody there could see
      it might be that you wish to hear {who} speak of you with pride when others listen
      perhaps you ask yourself whether you are too sensitive, when you only wish that {who} had been kinder`,
    ask: `
      Which words exactly stuck with you?
      What went on in you while the others laughed?
      What about that subject is sore for you, and how much of that did {who} know?
      How was it between you and {who} afterwards, once you were alone?
      Which kind of teasing do you like between the two of you?
      What would you love to overhear {who} telling others about you?`,
    other: `
      It may be that {who} felt unsure in that company and grabbed the first laugh there was.
      Perhaps {they} thought of it as fondness, because teasing was how people showed liking at home.
      It could be that {who} thought you were enjoying it too.
      Maybe {who} had something to say to you and hid it in a joke, without quite knowing.
      Possibly {they} noticed afterwards that it had hurt, felt ashamed and made it smaller than it was.`,
    own: `
      If you tend to laugh along, {who} may not know that it hurts; you are free not to smile.
      It may help to tell {who} which subjects are sore, instead of asking for no jokes at all.
      You are allowed to say “not that one, please” to {who} there and then, quietly and with a calm face.
      Have a look at your own teasing too, and whether {who} ever winced.`,
    step: `
      Tell {who} on a quiet evening this week which joke it was and what it did to you, without the ones before it.
      Name two subjects to {who} that are no longer for laughing in company, and ask {them} for two as well.
      Agree with {who} on a small sign before the next party, such as a hand on the arm, that means “stop there”.
      Ask {who}, before you are next with others, to tell the story of something you did well.
      The next time, get up and fetch some water instead of laughing along, then come back when you are ready.
      Tell a story at the next meeting with friends in which the two of you both look good.`,
    words: `
      It may have been meant to be funny, and it hurt me. Please leave that out when others are there.
      Perhaps you did not mean any harm. I felt alone in that moment, and I would have liked you on my side.
      In front of other people I would like you to be proud of me. It would make me happy to hear something nice there.
      Could we keep jokes about me for when we are by ourselves, and only the kind ones? I would feel much more at ease.
      Next time I will put my hand on your arm, and that means stop. Is that all right with you?
      I may be sensitive there, and I would like you to be careful with it all the same.`,
    deal: `
      have a sign at parties that ends a story at once, no questions asked
      each name two subjects that are not for company
      tell one thing each that makes the other shine whenever you are out together
      ask the other first before a private story or picture goes to anybody else`,
  },
  {
    name: 'does-not-stand-up-for-you',
    matter: 'not being backed up in front of others',
    place: 'couple',
    told: `
      his friend insulted me at the barbecue and my boyfriend just kept eating
      My wife's father called me a failure and she said nothing, not a single word
      when his sister attacked me about my religion he studied his phone
      I was having an argument with the landlord and my husband took the landlords side
      her best friend spreads lies about me and she still goes for coffee with her as if nothing happened
      a man at the bar made a disgusting remark to me and my partner pretended he had not heard
      he lets his teenage daughter from his first marriage talk to me like dirt and shrugs
      in front of the teacher she contradicted me although we had agreed at home what to say
      My husband always says i do not want to get involved when his family goes against me
      they all voted against me in the holiday house and he, of all people, raised his hand with them
      What should I do if my boyfriend never defends me?
      How do I deal with a wife who agrees with everyone except me?
      how can i make him see that i need him on my side when his friends are rude to me
      how do i tell her it hurt that she stayed silent while her dad put me down
      What could I say to my husband, I felt alone when his brother shouted at me and he watched
      he didnt stick up for me`,
    under: `
      it may be less about what the others said than about the silence that came from {who}
      perhaps you hoped for one glance or word from {who} in that second, and felt alone without it
      it could be that you can handle a good deal, as long as you know that {who} would stand next to you
      maybe you ask yourself whether {who} would stand with you when it really mattered
      it might be that you would have stepped in for {who}, and had hoped that it goes both ways
      perhaps very little would have been enough, a word or a hand from {who}`,
    ask: `
      What exactly was said or done, and where was {who} just then?
      Which sentence or gesture would have been enough in that moment?
      What did {who} say about it once you were alone?
      When did somebody last stand up for you so that you felt it?
      What does keeping the peace with those people mean to {who}, as far as you can tell?
      What would you like to happen the next time you are all in one room?`,
    other: `
      It may be that {who} froze, and only found the right words long after it was over.
      Perhaps {they} thought that you can look after yourself, and that stepping in would have made you small.
      It could be that {who} learned as a child to duck until the thunder had passed.
      Maybe {who} feared making it worse for you by answering, and took silence for the safer way.
      Possibly {they} did say something later, out of your sight, and never told you.`,
    own: `
      You could tell {who} in advance what backing would look like, since {they} may imagine a fight and you only a sentence.
      Look at whether you want {who} to agree with you or to stand by you; these are two different wishes.
      You may also answer for yourself in that room, so that not everything hangs on {who}.
      It helps to speak to {who} about that one occasion, without the word “never”.`,
    step: `
      Describe to {who} this week the ten seconds that hurt, as if they were a film, and say what you had hoped for.
      Give {who} one short sentence to use next time, such as “please stop, that is my partner”.
      Arrange a sign with {who} before the next visit that means “I need you here now”.
      Ask {who} on a walk this weekend what happened inside {them} while it was going on.
      Decide before the next meeting how long you want to stay, and tell {who} when you would like to leave.
      Thank {who} the next time you notice even a small move to your side, on the same day.`,
    words: `
      I felt so alone in that moment, and I was hoping for a word from you. What was it like for you?
      You do not have to fight for me. A single sentence from you would have been enough.
      What others think of me I can live with. I need to know that you are on my side.
      Perhaps it was difficult for you too. I still need to know that you are with me when it counts.
      Next time, would you please say a word or come and stand next to me? That would already change a lot.
      We can disagree as much as we like when we are alone. In front of others I would like us to be on one side.`,
    deal: `
      disagree at home and stand together outside
      agree that an insult to one of you is answered by the other with one calm sentence
      leave together as soon as one of you gives the sign
      talk on the way home about how it was, before either of you goes to sleep`,
  },
];
