import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveTurns: readonly Situation[] = [
  {
    name: 'loss-in-the-couple',
    matter: 'the loss you both carry',
    place: 'couple',
    told: `
      We lost our baby at eleven weeks and my husband went back to work the next day as if nothing had happened
      my wife had a miscarriage in April and I don't know how to comfort her, I also lost a child
      our son was stillborn, he never says his name and I say it all the time
      After the second miscarriage I can't bear the sight of prams and he says we'll just try again
      he never cried after we lost the pregnancy, and I feel that I am grieving alone
      my girlfriend's father died and since then there is a wall between us, she won't let me near her
      we buried our daughter two years ago and we have not laughed together since
      It was only seven weeks, everybody says, but I had already told her about the stars, my partner doesn't understand
      i lost my mum in spring and my boyfriend has run out of patience with my sadness
      She packed away the crib without me. I found the empty room and we had the worst night of our lives
      how do we grieve together when we grieve so differently
      How do I deal with my husband's silence after the miscarriage
      what can I do for my wife after she lost the baby
      how do i tell him that i need to talk about the baby we lost
      how can I say to my girlfriend that I'm grieving too without taking away from her pain
      we lost the baby`,
    under: `
      you may be asking whether {who} could feel this loss as you do
      going on with everyday life, which {who} perhaps needed, may feel to you like a second goodbye
      perhaps you want to say the name, or the date, and have {who} stay in the room
      you may be protecting {them} from your tears while {who} could be doing the very same
      there may be few places where this grief is allowed, and you had hoped for one with {who}
      you may be looking for a reason, although there may be none to find`,
    ask: `
      What do you remember of that day that nobody has asked you about?
      How does each of you carry it, as far as you can see?
      What was said, meaning well, that made it worse?
      Is there a date, an object or a place that belongs to it?
      When do you feel closest to each other in this, if ever?
      What would you like to be asked?`,
    other: `
      {who} may be grieving by keeping busy, because there were no words to be found.
      {who} might be afraid that {their} tears would pull you further down.
      It could be that {who} thought you needed somebody strong and locked {their} own sorrow out of the room.
      {who} may feel that {they} had no right to grieve as much as you.
      {who} might be at a different point in it, and tomorrow it could be the other way round.`,
    own: `
      You can tell {who} what you want just then, being held, talking or quiet, as grief makes bad guessers of people.
      Different tears are no measure of love, and you can look for the form that {who} gave to the loss.
      You need not look for something you did wrong, in yourself or in {who}.
      You may be glad about something in the same week, and so may {who}, without it being a betrayal.`,
    step: `
      Light a candle with {who} on Sunday evening for five minutes, without having to say anything.
      Tell {who} one thing this week that you miss or had imagined, and ask for one in return.
      Choose together with {who} a thing or a place for it by the end of the month: a tree, a stone, a box.
      Write {who} a letter tonight if speaking is too much, and leave it where it will be found.
      Agree with {who} on what you both answer when people ask, so that the next question catches neither of you alone.
      You could ring a helpline or a group for people who lost the same, this week, on your own or with {who}.`,
    words: `
      I think about it every day, and I don't know whether you do. Would you tell me?
      You don't have to be strong for me. I'd just like to be close to you.
      I think each of us carries it in our own way. Can we find one way that belongs to both of us?
      It hurts me too, and I don't want you to be alone with it. Can I sit with you tonight?
      Please talk about it with me sometimes. It does me good to hear it from you.
      I don't want to be cheered up yet. Let us just be sad for a while, you and me.`,
    deal: `
      keep one quarter of an hour a week for it, with a candle and no advice
      mark the date each year in a way that you both choose
      have a sign that means “I'm sad today and it has nothing to do with you”
      decide together what happens to the things that remind you, and not before both are ready`,
  },
  {
    name: 'trying-for-a-child',
    matter: 'the child that does not come',
    place: 'couple',
    told: `
      We've been trying for a baby for three years and our sex life has become a timetable
      the third round of IVF failed on Monday and my husband says maybe it's time to stop
      I am the one with the low sperm count and I can't talk to my wife about it
      she cries every month when her period comes and I no longer know what to say
      my wife wants to try another fertility clinic abroad, I'm exhausted and our money is gone
      It's my eggs, the doctor said, and now I keep thinking he should have married someone who can give him children
      everyone around us is getting pregnant and we've had another negative test, he just shrugged
      he won't get tested. I've had every examination there is and he won't even give a sample
      i inject myself in the office toilet and my partner asks whether I could be a bit less moody
      we are thinking about adopting after years of not conceiving, but he can only imagine a child of his own
      how do we stay close while trying to conceive month after month
      how do I deal with infertility when my partner doesn't want to talk about it
      When should we stop trying and who decides that?
      how do i tell my wife that i can't go through another IVF cycle
      how can I tell him I feel like a failure because I can't get pregnant
      another negative test`,
    under: `
      you may be grieving every month for something that other people do not even see
      it may touch how you see yourself, and how you think {who} might see you
      perhaps you want to be touched by {who} again without a date behind it
      you may be afraid of being the reason, although it is nobody's fault
      it may be the waiting that wears you down: life on hold, and {who} on hold with you
      you may hope alone and despair alone, so as not to burden {who} with either`,
    ask: `
      What was the last month like, from the hope to the test?
      Who carries which part of it: the calendar, the appointments, the hoping?
      What have you two given up for the sake of it?
      What have you not told your partner about how it is for you?
      How would you know that it is enough?
      What did you talk about before this became the subject?`,
    other: `
      {who} may hide {their} own sadness, because yours seemed enough to bear.
      {who} might feel useless, and say the wrong thing out of that.
      It could be that {who} felt guilty about the result, whichever of you it concerned.
      {who} may be further along towards stopping, or towards going on, and afraid to be first to say so.
      {who} might miss the lightness with you more than you would guess.`,
    own: `
      You can tell {who} on a bad day what would help, so that nobody has to guess.
      It is nobody's fault, and saying that aloud to {who} may do good even if both of you know.
      The two of you were a couple before the calendar, and you can invite {who} to something from that time.
      You may want a pause without it being a no, and {who} could hear it as such if you say until when.`,
    step: `
      Spend one evening this week with {who} on which neither cycle nor clinic is mentioned.
      Ask {who} on Sunday how long {they} could imagine going on like this, and answer the question yourself as well.
      Sleep together once this month at the wrong time on purpose, or just lie close, with no aim.
      Plan with {who} this week one thing for the coming months to look forward to, whatever happens.
      Share out the load with {who} before the next appointment: one does the phone calls, the other the papers.
      Agree with {who} by the weekend on one person you could both tell, so that you are less alone with it.`,
    words: `
      I'm so sad, and I don't want to be sad by myself. Would you just hold me tonight, without saying that it'll work out?
      I don't always know how to talk about it without hurting you. Can you tell me how you really are?
      I miss us without the calendar. Let's do something soon that has nothing to do with it.
      I need us to talk about how long we can go on like this. I'm not deciding anything, I just don't want to be alone with the question.
      I'd like us to do this together, the hard parts too. What could make it easier for you?
      You matter more to me than any plan. I'd like you to hear that today.`,
    deal: `
      settle how long you want to go on for now, and look at it again after that
      have one evening each week that is free of it
      agree on who tells whom, and what you answer to relatives who ask
      take a break of three months with a date at which you both decide`,
  },
  {
    name: 'coming-out-to-a-partner',
    matter: 'telling a partner who you are',
    place: 'couple',
    told: `
      I've been married to a man for fourteen years and I know now that I am a lesbian
      I think I'm bisexual and I don't know how my boyfriend will take it
      my wife doesn't know that I am attracted to men, I have known since I was fifteen
      I'm trans and my girlfriend fell in love with somebody she thinks is a man
      After 20 years as her husband I have to say aloud that I'm gay, I'm in pieces and also sorry for her
      I'm non binary and my partner keeps calling me his girl, I'm scared that telling him will end us
      i want to come out to my wife before I turn sixty, I have hidden it all my life
      I am asexual, I've only just found the word for it, and he thinks that I don't desire him
      I like girls too and have never told my boyfriend, I don't want him to think he isn't enough
      I love my husband, truly, and I have realised that I'm queer. both things are true and I can't put them together
      how do I come out to the person I'm married to
      how do I deal with the fear of coming out as bi to my wife after ten years together
      Should I tell my boyfriend I'm questioning my sexuality when nothing has happened?
      how do i tell my girlfriend that I'm transgender
      what words can I use to come out as gay to my wife without making her feel our life was a lie
      i'm gay and she doesn't know`,
    under: `
      you may want to be loved by {who} as the whole of yourself, or at least be seen once
      it may be that you are tired of hiding a part of yourself from {who}
      perhaps you are afraid that {who} would look back and find all the years untrue
      you may be relieved and heartbroken in the same minute, and {who} could be as well
      it may be that you need no decision from {who}, only that it is no longer hidden
      you may wonder whether what you and {who} had can be real and still change its shape`,
    ask: `
      Since when have you known, and when did you first let yourself think it?
      What do you wish for after it has been said?
      What between you two is true, whatever else changes?
      Which reaction do you fear, and which would move you most?
      Who already knows, and how was it to be known by them?
      What would you like to have time for before anything is decided?`,
    other: `
      {who} may need to hear that the tenderness between you was never an act.
      {who} might wonder first about {their} own worth and only later about yours.
      It is possible that {who} guessed something long ago and waited for you to be ready.
      {who} may be curious, frightened and loyal in one evening and wish for a different thing each time.
      {who} might want to tell somebody too, and would need you to say whom {they} may tell.`,
    own: `
      You owe {who} honesty about what concerns {their} life, and you may take the time to find the words.
      You can tell {who} what you know and leave open what you do not know, without promising either.
      You can be sorry that it hurts {who} without being sorry for who you are.
      Who learns of it, and when, is yours to say, and you can ask {who} to keep it private.`,
    step: `
      Write it first as a letter to {who}, with the sentence in it, and read it aloud to yourself this week.
      Choose a quiet evening with {who}, with no trip and no guests the day after.
      Talk before that to one person who has been through the same, through a helpline or a group, by the end of the week.
      Tell {who} three things that were real and stay real, straight after you told the news.
      Ask {who} after two days what question has come up since, and answer only that one.
      Think first about where you could sleep if the evening goes badly, and if {who} could become frightening, tell somebody safe before you tell {them}.`,
    words: `
      I love you, and that hasn't changed. I wanted you to hear it from me.
      I don't know yet what it means for us. I only know that I don't want to hide from you any more.
      You can ask me everything, today or in a month. I'll answer as honestly as I can.
      I was afraid to tell you, because you matter so much to me. Please take your time with it.
      It isn't because of anything you did or didn't do. It's simply part of who I am.
      Please keep it to yourself for now. I'd like us to choose together who hears it, and when.`,
    deal: `
      leave every decision open for three months and talk once a week in the meantime
      agree on who is told, by whom and in which order
      each have one confidant of your own, so that neither is alone with it
      say openly what each of you would like to keep of what you have together`,
  },
  {
    name: 'opening-the-relationship',
    matter: 'opening the relationship',
    place: 'couple',
    told: `
      My boyfriend wants an open relationship and I said yes although everything in me says no
      I'd like to sleep with other people and still stay with my wife, how does one even start that talk
      we opened our marriage in spring, now she has fallen for one of her dates
      my girlfriend told me she is polyamorous and wants a second partner
      He suggested a threesome for my birthday and I can't stop wondering whether I am boring him
      we agreed on no sleepovers with others and he stayed out the whole night
      she has dates every week and I have none since we're open, I sit at home and count the hours
      i asked my husband about swinging and he was so hurt that he hasn't touched me since
      My partner of 15 years would like us to be non-monogamous, I'm afraid to lose them if I refuse
      been reading about polyamory for months and haven't told my boyfriend that I want to try it
      how do we set up rules for an open relationship
      How do I deal with the jealousy since we've opened things up and he sees other women
      what do i do if i want monogamy and she doesn't
      how do i tell him that I'd like to open our relationship without hurting him
      how can I tell my wife that I want to close our marriage again
      she wants to be poly`,
    under: `
      you may be asking whether you are still enough for {who}, whatever is said about freedom
      it may be a wish for more life, and not for less of {who}
      perhaps you agreed to something for the sake of {who} and are not sure of it
      you may want to be generous with {who}, and find that it hurts
      it may be about being first, and about {who} letting you feel it
      you may be afraid that the mere question has already changed something between you and {them}`,
    ask: `
      What precisely is wished for, and by whom?
      When you picture it in detail, which scene is fine and which is not?
      What have you said yes or no to so far, and how sure were you?
      What should stay only between you two?
      What is hoped for from it that is missing at the moment?
      What happens if one of you wants to stop?`,
    other: `
      {who} may love you as before and still carry a wish that seemed too big to keep quiet about.
      {who} might have heard a rejection in it that you never meant.
      It could be that {who} agreed out of fear and hoped you would notice.
      {who} may be surprised by feelings {they} could not have foreseen when you made the rules.
      {who} might need many small signs that {they} would come first, more than any rule.`,
    own: `
      If you said yes out of fear, you may take it back and tell {who} why.
      If you are the one who wishes, you can bear it if {who} said no, and not ask again each week.
      You can tell {who} what exactly hurts or worries you, since that can be talked about.
      If something is tired between you and {who}, it is worth looking at that first.`,
    step: `
      Write a list of yes, no and perhaps, each of you alone, and compare it with {who} on Sunday.
      Ask {who} for a pause of four weeks on all of it, starting now, while you talk.
      Tell {who} this week one thing that would have to stay only yours.
      Plan an evening with {who} this week that is only about the two of you.
      If you want to raise it, ask {who} first what {they} ever thought about it, and tell your wish only after that.
      Say your honest no or not yet to {who} by the weekend, in one sentence, without offering anything in exchange.`,
    words: `
      I need us to go slowly with this. I don't want either of us to say yes out of fear.
      I'd like to speak of it without either of us having to decide. Can we do that?
      I don't want less of you, and I don't want you to feel that either. What should stay only ours?
      I'd like both of us to feel that we come first. What would you need for that?
      I'm not sure what I feel about it yet. Will you give me time to find out?
      I'd rather have an honest no between us than a yes that hurts. What do you really want?`,
    deal: `
      move only as fast as the slower of you, and either may say stop
      write down what is fine and what is not, and read it again after a month
      keep certain things for the two of you, and say which
      tell each other before, never after`,
  },
];
