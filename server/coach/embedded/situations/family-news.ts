import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const familyNews: readonly Situation[] = [
  {
    name: 'not-coming-for-christmas',
    matter: 'not coming home for Christmas',
    place: 'family',
    told: `
      I'm not going home for Christmas this year and my parents don't know yet. It will break my mum's heart.
      we booked a trip to portugal over xmas and now i have to break it to my family
      For the first time I want to spend Christmas Eve with my own kids at our own place instead of driving to my parents.
      My boyfriend's family invited us for the 25th and I said yes. Now I'm scared of my mother's reaction.
      Dad has already bought the goose and counts on all of us, and I won't be there.
      I have to work over the holidays at the hospital, and my mum acts as if I'd chosen it to hurt her.
      i just want one christmas alone on my sofa, is that so bad, but nobody has ever missed it in our family
      She said Christmas without me isn't Christmas. I still don't want to come this time.
      It's September and I already lie awake because I need to cancel Christmas with my parents.
      We alternate from now on, one year his family, one year mine, and my side takes it as treason.
      What should I do about Christmas? I can't face going home and I can't face telling them.
      how do i deal with mums tears if i say were staying at home over the holidays
      Should I invent an excuse for not being there on Christmas Day or say the truth?
      How do I tell my mother that I'm not coming for Christmas?
      how can i break it to my parents that we celebrate without them this year
      not going home this christmas`,
    under: `
      it may be less about the day than about being loved by {who} just as much when you are elsewhere
      perhaps you want a Christmas that is yours, and you do not want {who} to pay for it
      it sounds as if you were already carrying the sadness of {who} before a word is said
      maybe it is an old tradition you change, and it feels bigger than one dinner
      it may be that what you want this year matters too, even if {who} had pictured it otherwise
      part of you might wish somebody would simply say: go, and have a lovely time`,
    ask: `
      What do you most look forward to in the Christmas you have planned?
      Which reaction do you fear most from {who}, and how did it go the last time you said no?
      What is it about that day at home that you would not miss at all, and what would you miss?
      How would you like {who} to remember the moment you told them?
      Is there another day this winter that you could offer with a glad heart?
      Who in the family might take it more lightly than you think, and could stand by {them}?`,
    other: `
      For {who} that one evening may stand for the whole family still holding together.
      {who} may hear “I'm not coming this year” as “I'm not coming any more”.
      It might not be you alone that {they} would miss, but the time when the house was full.
      A first protest may be only the shock, and {who} could be calmer about it after a week.
      {who} may have planned around you for months, so hearing it early could spare {them} a good deal.`,
    own: `
      Waiting until December may spare you an hour, but {who} would have less time to make other plans.
      An invented excuse tends to be found out, and it would leave you saying no all over again next year.
      You could decide whether this is for one year or for good, because {who} will surely ask.
      Their sadness may be real without your having done wrong, and you need not talk {who} out of it.`,
    step: `
      Ring {who} by Sunday, and say the main sentence within the first two minutes.
      Have a date in your hand before you ring, the second weekend in January perhaps, and offer it to {who} in the same call.
      Write your one sentence on a card: what you will do, that it is settled, that you love them.
      Tell one person in the family who may take it well, on the same day, so that {who} would not be alone with it.
      Think of one thing from home that you will keep, the biscuits or the song, and tell {who} about it.
      Plan a call at a fixed hour on the day itself, so that nobody waits by the telephone.`,
    words: `
      I know that isn't what you hoped for, and it's hard to say. How can we make it good for both of us?
      It's decided, and it isn't against you. I'd love to ring you on the day.
      I'll be thinking of you. I hope you can let me go with a good feeling.
      It's all right if you're sad about it. It isn't easy for me either.
      I wanted you to hear it from me. Would you like to choose another day for us?
      Please don't think you matter less to me. It would help me if you wished me a good time.`,
    deal: `
      choose another day and give it the tree, the food and the presents
      take turns from now on, and write down whose year it is
      have a video call on the evening itself, at an hour that suits both
      speak about next Christmas early, before anybody makes plans`,
  },
  {
    name: 'telling-parents-moving-or-job',
    matter: 'the news about your move or your work',
    place: 'family',
    told: `
      I'm moving to Canada in spring and I haven't told my parents. I'm their only child.
      i quit law school and mum and dad still think i have exams next month
      My father built up the workshop for me and I don't want to take it over. I have to tell him soon.
      We're taking the grandchildren 600 kilometres away because of my husband's post, and I dread saying it to my mother.
      She paid for my studies and now I want to become a baker. How can I look her in the eye.
      I handed in my notice at the bank without another job, and dad will think I've lost my mind.
      got the offer abroad, signed it, and still act at family dinners as if nothing was going on
      My parents assume I'll come back to the village after university, but I'm staying in Berlin for good.
      I was let go in June and pretend to go to the office because my parents would be so ashamed.
      My mum had a room ready for me after my training, and I've just rented a flat at the other end of the country.
      How do I deal with my parents being crushed when they hear I'm emigrating?
      what should i do, they will be so disappointed that i dropped out of my degree
      When is the right moment to break the news about my move to my old parents?
      How do I tell my dad that I won't take over the family business?
      how can i tell them i left my job without getting the lecture
      have to tell mum im moving away`,
    under: `
      it may be less about the news than about being able to go your way with a blessing from {who}
      perhaps you are afraid of disappointing {who}, and more afraid of living the plan of somebody else
      it sounds as if keeping it from {who} had become heavier than the news itself
      maybe you want to stand by where you are now, and keeping it secret makes that harder
      it may be that you are grateful to {who}, and ask yourself whether you owe {them} this as well
      part of you might be grieving too, for what you leave, and had no room yet to say so`,
    ask: `
      What drew you to this decision, before you began to think of what {who} would say?
      What is the very first sentence you are afraid to hear?
      How long have you carried it alone, and what has that done to your visits?
      What do you want {who} to understand, even if {they} may never like it?
      Which part of it makes you sad yourself?
      What could stay as it always was between you, after this?`,
    other: `
      {who} may think first of what it will cost {them}, and only later of what it could give you.
      A plan for your life may have been {their} way to make sure you would be all right.
      {who} may be more hurt by hearing it late, or from somebody else, than by the news.
      It could be that {who} had quietly sensed it for a while and waited for you to say it.
      Fear could sound like anger or mockery at first, and {they} might need a second talk to get past it.`,
    own: `
      Asking {who} for permission and telling {them} a decision are two conversations, and you could be clear on which one you want.
      Every week of silence makes it look more like hiding, so an early clumsy talk may beat a late perfect one.
      You can be grateful to {who} for what you were given and still use it in your own way.
      If you have doubts of your own, you may sort those with a friend first, so that they do not speak for you.`,
    step: `
      Fix a day within the next week, and ask {who} for an hour without television or guests.
      Write the news in one sentence and the reason in another, and read both aloud before you see {who}.
      Tell one person who is on your side today, so that you do not carry it into the talk alone.
      Think through the three questions {who} will surely ask, money, time, coming back, and have a short answer to each.
      Bring something that can be planned at once, a visit, a call or a next step, and tell {who} about it.
      If face to face feels impossible, write {who} a letter this weekend and ring the day after it arrives.`,
    words: `
      It's a big step for me. I'd love to have you with me in this, even if you need a while.
      I was afraid to tell you because what you think matters to me. Ask me whatever you like.
      I know you may have pictured it differently. I'm grateful to you, and I need to go my own way in this.
      You don't have to be happy about it today. I just didn't want you to hear it from somebody else.
      I'm a little scared as well. Could you be on my side all the same?
      Please don't try to talk me out of it. What I'd like is for us to stay close.`,
    deal: `
      leave a week between the news and the next talk about it, so that the first fright can pass
      put the next visit in the calendar, so that there is something to look forward to
      agree on a call on one evening a week, with pictures of everyday things
      keep reproaches about the old plan out of it, and questions about the new one in`,
  },
  {
    name: 'coming-out-to-family',
    matter: 'coming out to your family',
    place: 'family',
    told: `
      I'm gay and my parents have no idea. Every Sunday they ask whether I've met a nice girl.
      im bi and i want to tell my mum but my hands shake when i even think of it
      I came out to my father as a lesbian and he just left the room. We haven't talked about it since.
      My family still calls me by my old name. I'm trans and nobody at home wants to hear it.
      I've lived with my girlfriend for three years, and for my parents she is my flatmate.
      told my sister im gay and she was lovely, now my parents are next and im terrified
      My mum said it's a phase when I told her that I like women. I'm 29.
      I'm 52, divorced, and in love with a man. How am I supposed to explain that to my grown-up sons and my mother?
      He said he still loves me but doesn't want the neighbours to know that I'm queer.
      I'm non-binary and at every family party I'm “the granddaughter”. It gets harder each time.
      What should I do if my parents take my coming out badly? I still live with them.
      how do i deal with dad not saying a word since i came out
      Should I come out to my grandparents too, or leave them in peace?
      How do I tell my parents that I'm gay?
      how can i say to my mum that its not a phase and i need her to use my name
      came out to my family`,
    under: `
      it may be less about the announcement than about no longer being half a stranger to {who}
      perhaps you want to be loved by {who} for who you are, and not for the version you have been showing
      it sounds as if hiding had become lonelier than the fear of what {who} might say
      maybe what hurts is that something so good in your life should count as bad news
      it may be that you long for {who} to carry on as warmly as before, only knowing more
      part of you might still be protecting everyone else, and it is tiring to be the careful one`,
    ask: `
      What would be different at home if you no longer had to watch your words?
      Who already knows, and how did it feel to say it that time?
      What have you heard {who} say about people like you, the good and the bad?
      What would you most like {them} to ask you, once it is said?
      Do you depend on {who} for a home or money at the moment, and what is your plan if it goes badly?
      How much do you want to tell, and what may stay yours?`,
    other: `
      {who} may love you no less than before and still need time to find a single word.
      A first reaction could come from fright, about your safety or the neighbours, and need not be {their} last.
      {who} may have carried a picture of your future and might have to lay it down before seeing yours.
      It could be that {they} had guessed it long ago, and did not know how to make it easy for you.
      Silence from {who} may hurt like a no, though it might also be somebody searching for what to say.`,
    own: `
      You decide whether, when and to whom, and nobody has a right to know before you feel steady enough.
      You have had years with this and {who} may have minutes, so a bad first hour need not be the whole answer.
      If {who} could throw you out or cut off your money, it is wise and not cowardly to wait until you stand safely.
      You need not teach anybody everything in one evening, and may leave the rest to time or a good book.`,
    step: `
      Tell one person first who will surely be glad for you, and arrange to ring them on the evening after you tell {who}.
      If you have not said it yet, make sure first of a bed for that night that does not depend on {who}.
      Write a letter this week, even if you speak in the end, because it will show you which sentence matters most.
      Choose a calm hour with one parent alone rather than the whole table, if {who} would find that easier.
      Look up a group near you for people who have done this, and go or write to them once this week.
      If it is already said and silence followed, send {who} one everyday message on Saturday, to show that you are still you.`,
    words: `
      I'm the same person as before, only now you know me better. I'd like you to stay beside me.
      I didn't tell you so that you'd worry. I told you because I don't want to hide any longer.
      Take the time you need. Just please don't act as if I hadn't said anything.
      You can ask me everything, even clumsily. Not asking at all is what would hurt.
      It isn't a phase and it's nobody's fault. I'd love to hear that nothing changes between us.
      It takes courage for me to say it. Would you tell me what you're thinking?`,
    deal: `
      take a week for the first shock and then have a second talk over a meal
      agree who may be told, by whom, and who may not for now
      let every question be asked once, however clumsy, with nobody laughing
      use the right name and words from now on, and correct slips kindly and briefly`,
  },
  {
    name: 'faith-or-belief-news',
    matter: 'faith and your family',
    place: 'family',
    told: `
      I don't believe in God any more and my parents are very devout. They think I still go to church.
      i left the congregation i grew up in and my mum says she cries for my soul every night
      I've become a Muslim, and I don't know how to explain the headscarf to my Catholic family.
      We won't have our baby baptised, and my mother-in-law and my own parents are horrified.
      My father is a pastor and I stopped praying two years ago. At meals I fold my hands and feel like a liar.
      I don't fast any more and hide my lunch when I visit them in Ramadan.
      I found God last year, got baptised at thirty, and my atheist parents make jokes about it at every meal.
      dad says as long as i'm his son i'll come to mass on sundays. I'm 25 and I don't believe a word.
      My mum sends me Bible verses every morning since I told her I had left the church.
      They would only accept a wedding in the temple, and neither of us is religious.
      What should I do when my religious parents find out I have lost my faith?
      how do i deal with my mother praying out loud for me to come back to the faith
      Can I go along to services just to keep the peace, or is that dishonest?
      How do I tell my parents that I no longer share their religion?
      how can i say to my family that i converted and its serious
      i left the faith and my parents dont know`,
    under: `
      it may be less about doctrine than about belonging to {who} without having to pretend
      perhaps you fear that {who} would mourn you as if you had gone somewhere {they} could not follow
      it sounds as if honesty and love pulled in two directions each time you are together
      maybe you kept more of what {who} gave you than it looks from outside
      it may be that you want your conviction respected as seriously as {who} took {their} own
      part of you might miss what you shared with {who}, and that is hard to say aloud`,
    ask: `
      What from the home you grew up in do you still carry gladly?
      What do you imagine {who} would be most afraid of, if {they} knew everything?
      In which moments does the pretending weigh most?
      What did you find, or what did you leave, and when did you notice it?
      Which things would you still do alongside {who}, out of love rather than belief?
      What would you want {who} to stop doing, and what could go on as it was?`,
    other: `
      {who} may believe that something very important is at stake, so what sounds like pressure could be fear for you.
      {they} might wonder what {they} did wrong in raising you.
      Others may ask {who} questions about you, and that could be hard for {them}.
      For {who} a conviction may be the thread between generations, and {they} might fear that it could tear.
      It may take {who} a long time to see that the kindness {they} taught you stayed.`,
    own: `
      You could look at whether you want to be understood or to convince, because {who} would notice the second at once.
      Folding your hands out of courtesy and saying you believe are not the same thing, and you may choose where your line is.
      You need not tell {who} every doubt to be honest, the part that changes what you do may be enough.
      It could help to speak of what you hold dear now, and not only of what you no longer believe.`,
    step: `
      Write down this evening three things {who} taught you that you want to keep, and begin the talk with those.
      Decide before the next feast day what you will join in and what you will not, and tell {who} a few days ahead.
      Find one person who has gone the same way and write to them this week, before you speak to {who}.
      Choose a walk rather than the dinner table for the talk, on a day that is not a holy one.
      If messages about it keep coming, thank {who} once for the care and ask about something from {their} day.
      Ask {who} this week what {their} belief has meant to {them}, and listen to the end without answering.`,
    words: `
      This isn't against you. I want to be honest with you and stay close to you.
      I still carry a lot of what you gave me. I'd be glad if you could see that too.
      You may hope for something else for me. Please don't try to change my mind every time we meet.
      I'd still like to share the days that matter to you. I just want to do it without pretending.
      I was afraid I'd lose you over this. Can you tell me that I won't?
      You don't have to approve of it. I'd like you to ask me what it means to me, and then listen.`,
    deal: `
      name the feast days you spend together and what each may leave out
      keep a whole month free of attempts to win each other over
      speak of your own belief with respect for the other's, also in front of children
      say grace or keep silent at table, each in their own way, with no remarks`,
  },
];
