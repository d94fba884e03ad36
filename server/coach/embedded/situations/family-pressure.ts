import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const familyPressure: readonly Situation[] = [
  {
    name: 'parent-controls-grown-child',
    matter: 'a parent who still runs your life',
    place: 'family',
    told: `
      My mum still decides everything for me and I'm 34. She rang my landlord behind my back to ask about my lease.
      dad checks my bank account and tells me what i am allowed to buy, im 27 and have my own job
      I pay my own rent and my mother still wants to know where I am every evening.
      They made me share my location on my phone and if I turn it off my parents call ten times.
      She booked a dentist appointment for me without asking, again. I'm a grown man with two kids.
      My father picked my degree, my first flat, my car, and now he has opinions on which city I may live in.
      whenever i make a decision on my own my mum redoes it, she even cancelled my holiday booking
      My mother has a key and comes in when I'm at work and rearranges my cupboards.
      I'm 22 and still have a curfew when I stay with them, and my dad goes through my letters.
      Every choice needs my parents' approval, I catch myself asking permission for a haircut at forty.
      What should I do when my mother keeps making decisions for me as if I was twelve?
      how do i deal with a dad who wants to control everything i do even though i moved out years ago
      How can I stop asking my parents for permission without a huge row?
      How do I tell my mum that I run my own life now and don't need her to check on me?
      how can i say to my father he has no business going through my post or my money
      my mum still controls my whole life`,
    under: `
      it may be less about this one thing than about whether {who} can see you as grown up
      it sounds as if every choice of yours still had to pass {who} before it counted
      perhaps what wears you out is having to defend things that others your age simply do
      maybe you would like {who} to ask first, and to believe the answer
      it may be that you want to stay close to {who} without handing over the keys each time
      part of you might be tired of feeling like a child again whenever {who} had an opinion`,
    ask: `
      Which decision would you most like to make without anybody looking over your shoulder?
      What happened the last time you said no to {who} about something that was yours to decide?
      Where do you still ask for permission out of habit, although nobody could really refuse it?
      What did {who} say would go wrong if you decided alone?
      Is there anything practical, like money, a key or a room, that keeps this going?
      What would you gladly still hear {their} opinion on, if it came as an opinion?`,
    other: `
      {who} may have spent so many years keeping you from harm that nobody told {them} when that job ended.
      Knowing every detail may be how {who} kept {their} worry small, even if it made yours bigger.
      It could be that being needed by you gave {them} a place, and {they} might fear having none.
      To {who}, help may have looked like help, and your silence may have looked like agreement.
      {who} may have grown up in a house where parents simply decided, and never saw it done otherwise.`,
    own: `
      You could look at which news you bring to {who} half decided, so that it sounds like a request.
      Some of the strings may be practical, and each one you take over yourself is one less to be pulled.
      An answer does not need reasons to be an answer, and fewer reasons give {who} less to argue with.
      Giving way after the third try may teach that the third try works, so a calm second no may be worth practising.`,
    step: `
      Choose one small matter this week, decide it, and tell {who} only once it is done.
      Write down the one thing that bothers you most, the key, the calls or the money, and start with only that.
      The next time an order from {who} comes, try saying “I will think about it” and change the subject.
      Offer {who} a fixed call, Sunday at five perhaps, so that the other calls can wait for it.
      If there is a bill or an account that {who} could use to steer you, find out tomorrow how to move it into your name.
      Ask {who} one real question on something {they} knew well, so that advice has a place where you want it.`,
    words: `
      I know you mean well, and I still felt like a child. Would you ask me first next time?
      I want to make my own mistakes now, even the silly ones. I'd love you to watch without stepping in.
      That one was mine to decide. Please leave it with me, and I'll come to you when I want advice.
      I want to be close to you without being checked up on. Can we agree what you leave to me?
      I'd rather tell you things because I want to than because I'm asked. Give me a bit of room for that?
      I love you and I can run my own life. Both of those are true, and I need you to trust the second one.`,
    deal: `
      agree on two topics where advice is welcome and let the others rest until asked
      fix one call a week and leave the checking in between
      keep the spare key for emergencies only, and ring before using it
      use one sentence for opinions, said once, after which the decision stays where it belongs`,
  },
  {
    name: 'parent-guilt-holidays',
    matter: 'the guilt when it comes to visiting home',
    place: 'family',
    told: `
      My mother cries on the phone every time I leave after the holidays and says she might not be here next year.
      whenever i go home for easter my mum counts the days i stay and says my brother stays longer
      Dad goes quiet and says “don't worry about us” in that voice, and I drive home feeling like a criminal.
      Every visit at home ends with her saying how lonely she is and that she sacrificed everything for us.
      We spent five days with my parents and they still sighed that it was such a short visit.
      She sends pictures of my empty chair at Sunday lunch. I feel guilty all week.
      my mum says after all ive done for you when i only come for two days instead of a week
      I dread going home for the holidays because whatever I do, it is never enough for her.
      My parents keep reminding me that they drove to their own parents every single weekend.
      I spent my whole annual leave at my parents' house because I can't stand the guilt trips.
      How do I deal with a mother who makes me feel guilty each time I go home after a visit?
      What can I do about the guilt? I visit once a month and dad says he never sees me.
      how do i handle the holidays at home when my mum plays the martyr the whole time
      How can I tell my mum that her guilt trips make me want to visit less, not more?
      what do i say when she sighs that im leaving already
      mum guilt tripped me again about visiting`,
    under: `
      it may be less about the number of days than about never hearing from {who} that it was enough
      perhaps you want to come because you like to, and the guilt takes exactly that away
      it sounds as if you took the loneliness of {who} home with you every time
      maybe you long for one goodbye at the door that is only a goodbye
      it may be that you are torn between what {who} might wish for and the life you have built
      part of you might be angry about it, and then guilty about the anger too`,
    ask: `
      Which of {their} sentences stays with you longest after you have left?
      What would a visit look like that you came home from with a light heart?
      How many days would you stay if nobody counted them?
      What do you usually answer to the sigh that you are going already?
      When did you last enjoy being there, and what was different about it?
      What do you think {who} would ask for, if {they} could ask without making it a reproach?`,
    other: `
      {who} may have had no other way to say “I miss you” than to say that you are never there.
      The house may go very quiet on the day you leave, and {who} might say the first thing that hurts.
      It may be that {who} gave up a great deal once and is still waiting for somebody to notice.
      {who} may have learned from {their} own parents that love was counted in visits.
      {they} might not know that the reproach is the very thing that makes you count the hours.`,
    own: `
      You could decide on the length of a visit beforehand, so that the tears of {who} are not what decides it.
      Promising to come soon in order to get out of the door keeps the guilt going, and a date you can keep would not.
      It may help to hear the longing under the sigh and answer that, and leave the reproach lying.
      Feeling guilty is no proof that you did {who} a wrong, and you may look at what you really owe.`,
    step: `
      Tell {who} before the next visit which day you arrive and which day you leave, in one friendly sentence.
      When the sigh comes at the door, try “I'll miss you too” and stop there.
      Put one short call on the evening after you leave, so that the goodbye does not feel so final to {who}.
      Plan one thing in the visit that you would enjoy yourself, a walk or a film, and do it with {who}.
      Write down tonight what you do for {who} in a month, and read it when the guilt tells you it is nothing.
      Before you book anything for the holidays, write down the number of days you want, and begin from there.`,
    words: `
      I come because I like being with you, and then I leave feeling I did it wrong. Could we have one goodbye without that?
      When it sounds as if it's never enough, I get sad. Please just tell me you'll miss me.
      I miss you too when I'm gone. I can't stay longer, and I'd like you to be glad about the days we had.
      I'd like to leave with a warm feeling. It would help me if you were just glad that I was there.
      If you're lonely, tell me so and we'll think of something together. I'd much rather hear that than that I come too little.
      I can't give you more days this time. I can give you the ones I have with my whole heart, is that all right?`,
    deal: `
      set the dates of the next two visits now, so that neither has to ask or hint
      say “I miss you” plainly, and leave out who came how often
      have one call on a fixed evening between visits
      keep the last hour for coffee and something nice, with no talk of leaving`,
  },
  {
    name: 'parent-comments-on-weight',
    matter: 'the remarks on your weight and looks',
    place: 'family',
    told: `
      The first thing my mother said at the door was that I've put on weight. Not even hello.
      dad pats my belly in front of everyone and asks when the baby is due, im a man, ha ha
      My mum looks at my plate and asks if I really need the second potato.
      She gave me a diet book for my birthday and a dress two sizes too small as “motivation”.
      every visit my mother comments on my body, too fat too thin, my skin, my hair
      I lost 12 kilos and my father's only remark was that there's still a way to go.
      My mother told my daughter she should watch her figure like her mum ought to. She is nine.
      he calls me chubby since i was a kid and says its a nickname and i should laugh about it
      She said my face looks so much prettier when I am slim and that she only says it out of love.
      I hate eating in front of my parents because somebody always says something on my weight.
      How do I deal with a mother who criticises my body every time she sees me?
      what should i do when dad makes jokes about how fat i got at the family dinner
      What can I answer when she comments on what I eat?
      How do I tell my mum that I don't want to hear another word about my weight?
      how can i say to him that the jokes about my belly hurt
      my mum called me fat again`,
    under: `
      it may be less about the kilos than about being looked over by {who} before being greeted
      perhaps you hoped {who} would see the person who came in, and not the size
      it sounds as if a few words from {who} could undo what you had slowly made peace with
      maybe what hurts is that home should be the place where nobody measures you
      it may be that this remark joined others before it, and each one made the next heavier
      part of you might still wait for {who} to say that you look lovely, and nothing after it`,
    ask: `
      What exactly did {who} say, and who else could hear it?
      How old were you when the remarks on your body began?
      What do you do in the moment when it is said?
      What would you have liked {who} to notice about you instead?
      Has anybody ever spoken up, and what happened then?
      How do you see your body on the days when nobody comments on it?`,
    other: `
      {who} may have been measured like this once, and might never have noticed {they} passed it on.
      It could be that {who} worried about your health and had only this clumsy, hurtful way to say it.
      In {their} time such remarks may have passed for interest, or even for a joke.
      {who} may have been hard on {their} own looks, and saw yours with the same eyes.
      {they} may have no idea how long one sentence stays with you after you have gone home.`,
    own: `
      If you laughed along to keep the peace, {who} may have taken it to mean that it did not hurt.
      You could choose one sentence to say each time, so that you need not find words while your face burns.
      The number on the scales needs no defending, and explaining it to {who} only keeps the subject on the table.
      You can look at how you speak of your own body there, so that nobody borrows your words.`,
    step: `
      Before the next visit tell {who} by message that your body is not a topic this time.
      Have one sentence ready, such as “I don't talk about my weight”, and say it aloud twice before you go.
      When the remark comes, get up and fetch some water, and come back with another subject.
      Ask somebody in the family to change the subject with you when it comes from {who} again.
      If a child heard the remark, tell the child the same evening that bodies are fine the way they come.
      Wear what you feel best in when you next see {who}, whatever anybody might say.`,
    words: `
      It hurt me more than you may think. Please leave my body out of it.
      I don't want to be looked over when I see you. I want you to stop saying things about how I look.
      I know how I look. What I'd like from you is a hug and a question about how I am.
      Even if it was meant as a joke, it stung. Please don't say things like that any more.
      If you're worried about my health, ask me once and in private, and believe my answer.
      I want to eat and feel at ease when I'm with you. Can you help me with that?`,
    deal: `
      leave every remark on bodies out of the visits, the kind ones too for a while
      use one word as a sign when it slips out, and then change the subject without a fuss
      say hello first with something that has nothing to do with looks
      keep the children out of any talk of diets and figures`,
  },
  {
    name: 'parent-criticises-how-i-live',
    matter: 'the criticism of your work and how you raise your children',
    place: 'family',
    told: `
      My mother corrects everything I do with the baby, how I hold him, feed him, put him down.
      dad says my job isnt a proper job and asks when ill get a real one
      She told me in front of my kids that I'm far too soft and that they walk all over me.
      My father introduces me as “the one who draws little pictures” although I have run my own studio for six years.
      nothing i do is right for my mum, the house, the kids clothes, how i cook, my work
      I got promoted and my dad's answer was that my cousin already leads a whole department.
      My mum says in her day children didn't have so many rules about screens and sugar, and look how we turned out.
      she rolled her eyes when i said we dont let the baby cry it out, said im spoiling him
      Whenever I ring my father he finds something about my career that I ought to have done differently.
      They think I wasted my education because I work part time in a bookshop.
      How do I deal with my mother criticising my parenting in front of the children?
      what should i do about a father who looks down on my job every chance he gets
      How can I react when my mum finds fault with everything in my house?
      How do I tell my mother that I raise my kids my own way without starting a war?
      how do i say to dad that his comments on my work make me stop telling him things
      my mother criticised my parenting again`,
    under: `
      it may be less about the remark itself than about never having done it well enough for {who}
      perhaps you brought {who} something you were proud of, and got a correction back
      it sounds as if you still hoped for one plain “well done” from {who}
      maybe it touches the doubts you have anyway, as most people do
      it may be that you want {who} as an ally, and find an examiner at the door
      part of you might feel small when {who} found fault in front of others, and that weighs double`,
    ask: `
      Which of the remarks went deepest, and what did it say about you in your ears?
      What are you proud of in how you live that {who} may never have noticed?
      When did you last hear something good from {who} about how you do things?
      What do you do in the moment, and what would you have liked to do?
      Which piece of {their} advice would you take gladly if it came in another tone?
      Whose opinion of how you live counts for more with you than this one?`,
    other: `
      {who} may have done it quite differently once, and your way might feel to {them} like a verdict on that.
      Finding what could be better may be the only form of care that {who} ever learned.
      It could be that {who} worried about your income or the children, and worry came out as fault-finding.
      {they} might have wanted to be useful and found no other way in.
      {who} may not have understood what you do all day, and found it easier to belittle than to ask.`,
    own: `
      You could look at whether you still hand {who} your decisions to be marked, and keep some of them to yourself.
      Justifying yourself at length may sound to {who} like an invitation to discuss it.
      It may help to tell apart the remarks that are wrong from the ones that sting because you fear they are right.
      You may go on doing it your way without having convinced {who} first.`,
    step: `
      Pick one sentence for the next remark, such as “We do it this way, and it works for us”, and leave it at that.
      Tell {who} this week about one thing you did well, before there is a question about the rest.
      If it happens in front of the children, ask {who} for five minutes in the kitchen afterwards.
      Give {who} one thing to help with on the next visit that {they} did well, a story, a cake, a repair.
      Note down after the next call with {who} which remark was about you and which was about {their} own fears.
      Ring somebody who likes how you live or work, the same day the criticism came.`,
    words: `
      I'd love to hear from you sometimes what you think I do well.
      It makes me doubt myself. If you're worried about something, tell me alone and tell me kindly.
      You may have done it differently, and that's all right. Please let me find my own way.
      It's hard for me to hear such things in front of others. Please keep it for when we're alone.
      I don't need you to like my choices. I'd like you to ask me about them as if they interested you.
      I want to go on telling you things. Can you just be glad with me for once?`,
    deal: `
      keep advice for when it is asked for, and ask for it now and then on purpose
      never correct each other in front of others
      say one good thing before anything that could be better
      leave work out of the Sunday calls for a month and see what else there is to talk of`,
  },
];
