import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const workShared: readonly Situation[] = [
  {
    name: 'friend-or-partner-at-work',
    matter: 'working with a friend or partner',
    place: 'work',
    told: `
      i run a bakery with my husband and we only talk about flour any more
      my best friend works for me now and i can't tell her that she's too slow
      We founded a start up together, four friends, and now two don't speak.
      my girlfriend is my team lead and at home she's still the lead
      since my buddy got promoted he is my boss and it's weird between us
      my wife and i share the practice, we argue about the billing in front of the patients
      i got my friend the job and now she complains about my colleagues to me every evening
      he's my business partner and best man at my wedding and he takes out more money than we agreed
      my boyfriend and me work in the same kitchen, a fight in the shift goes home with us
      i do the books for my brother-in-law's firm and every family dinner turns into a staff meeting
      how do you work with your partner without ruining the relationship?
      what should we do if friendship and business get mixed up
      How do I deal with being the boss of my friend?
      how do i tell my friend, who is also my business partner, that i want out
      what can i say to my husband so that we leave the company at the door
      my friend is my boss now`,
    under: `
      it may be less about the business than about missing {who} as you knew {them} before it
      perhaps every word about work now has to carry the whole friendship on its back
      maybe you hold back things which you would have told any other colleague long ago
      it might be that you no longer know in which role {who} spoke to you just now
      you may be afraid that if the firm breaks, {who} will be gone from your life as well
      perhaps there is a question of fairness between {who} and you that neither of you ever dared to put in figures`,
    ask: `
      When did you last laugh with {who} about something that had nothing to do with work?
      What would you have said to {who} by now if there were no friendship or love to lose?
      Which decisions are whose, and where did you ever settle it?
      At what time of the day does one role slide into the other?
      What did you two promise each other when you began?
      What do you want to have kept in five years, whatever becomes of the work?`,
    other: `
      It may be that {who} missed the old ease too and hid behind the next task.
      Perhaps {who} counted on your understanding exactly because it is you.
      It could be that {who} felt left alone with the worry about money or the orders.
      A sharp word may have been meant for the delay, while {who} never noticed that it reached the person.
      Maybe {who} waited for you to raise the question of shares, so as not to look greedy.`,
    own: `
      What you would tell any other partner in the second week, you may be saving up with {who} for the second year.
      Remarks in front of others count twice between people who are close.
      You could ask yourself in which of the two roles you are speaking before you begin with {who}.
      If work is the only subject left, it may be that you too have stopped bringing others to the table.`,
    step: `
      Fix with {who} one hour a week for the firm, at a table and with notes, starting this Thursday.
      Begin the next hard subject with “I'm asking as your partner in the business”, or “as your friend”.
      Agree with {who} on an evening this week at which nobody mentions work, and put a coin in a jar for every slip.
      Write on one page who decides what alone, and what only together.
      Go for a walk with {who} on Sunday, without a phone, and ask after something from before the firm.
      Get the figures between you on paper this month, with somebody neutral such as the accountant.`,
    words: `
      I miss us without the work. Can we keep one evening for ourselves?
      You matter to me, and so does this. Can we take an hour to talk about it properly?
      I find it hard to be close to you and to work with you at the same time. How could we do it so that both stay all right?
      I don't always know in which role you're speaking to me. Could you say so before you begin?
      I want to keep you, whatever becomes of the work. Can we talk about how we do that?
      After hours I'd like to be with you and not with the job. Shall we fix an hour at which it stops?`,
    deal: `
      hold one fixed hour a week for the firm and keep it out of the rest
      write down who decides what, and who earns what
      leave criticism for when nobody else can hear it
      name now how either of you could get out without losing the other`,
  },
  {
    name: 'group-project',
    matter: 'a group project with uneven work',
    place: 'work',
    told: `
      group project at uni and i'm doing all the slides again
      two of our group don't answer in the chat and it's due on thursday
      one guy in my seminar group hasn't written a line and wants the same grade
      i have to do a school presentation with a girl who hates me
      She rewrote everything i did for our paper the night before handing in.
      in our study group they decided the topic without me and now i can't contribute
      my lab partner copies my results and calls it teamwork
      we are five for the thesis poster and i end up chasing everyone like a mum
      my group kicked me out of the shared document because i was late with my part once
      teacher put me with the two laziest in class and we all get one mark
      what do i do about a freeloader in my group project?
      should i tell the professor that one of us did nothing
      how do i deal with group members who never reply
      how do i tell my group that i won't do it all alone
      i need a message for our group chat so that people finally do their part
      i do the whole group project alone`,
    under: `
      it may be less about the grade than about having carried {who} without anybody asking whether you could
      perhaps it is hard for you to hand in something half good, and {who} may have counted on that
      maybe you hoped this time it would be a real together
      it might be that you feel like the strict one, which you never wanted to be
      you may be less angry at the missing work than at not being able to count on {who}
      perhaps you wonder what {who} would do if you did not catch it all`,
    ask: `
      What did you all agree at the first meeting, and was it written anywhere?
      What has each of you done up to today, in plain pages or hours?
      What do you know about why {who} went quiet?
      Which part could you hand in as it is, even if it is not how you would do it?
      What matters more to you here: the mark, the fairness, or staying friends?
      What did you write or say last, and how might it have come across?`,
    other: `
      It may be that {who} did not know where to begin and felt ashamed to ask.
      Perhaps {who} saw how fast and how well you do it and felt superfluous.
      It could be that {who} had a job or trouble at home that never came up in the chat.
      For {who} this course might be one of many, while for you it is the important one.
      Maybe {who} waited for a clear task, and a “somebody should” never felt meant for {them}.`,
    own: `
      By taking over early you may have closed the space in which {who} would have had to move.
      “Can everyone please do more” reaches nobody; one name, one task and one date does, and {who} could at least answer it.
      You might ask yourself how good it has to be, if the price of more is your week.
      When you correct what {who} wrote, {they} could see that as help or as being crossed out, and it depends on the asking.`,
    step: `
      Write one message tonight with three tasks, three names and one date, and ask for a yes from each.
      Ring {who} instead of writing again, and ask what {they} could realistically do by Wednesday.
      Leave one part open on purpose that is clearly with {who}, and tell the group so.
      Propose a call of twenty minutes tomorrow in which everybody works at the same time.
      Put the names of the authors under each section in the shared document, today.
      If {who} gave no answer by the date, ask the teacher what is possible, and tell the group beforehand that you will.`,
    words: `
      I've done my share and I can't do more. Which part can you take, and by when?
      I don't know if you're snowed under or if I annoyed you. Just tell me what's realistic for you.
      I'd like us all to do well with it, and I'm tired. Which part will you do?
      I don't want to sort this out on my own. Can we sit down together and share it out again?
      I'd much rather have your part from you than do it for you. What do you need to get it done?
      I'd rather do it together with you than beside you. Shall we call each other tonight?`,
    deal: `
      share out the parts by name and date in the first hour
      meet for half an hour twice a week and work side by side
      say a day beforehand if a part will not be ready
      decide now which mark is good enough for everybody`,
  },
  {
    name: 'volunteer-quarrel',
    matter: 'a quarrel in a club or among volunteers',
    place: 'work',
    told: `
      in our choir there's a fight about the new conductor and nobody sits together any more
      i organise the village fete for ten years and this year the committee voted me out
      Two women in our parish council don't speak and i'm between them.
      our football club chairman decides everything alone, i give my free time for that?
      i'm a trainer for the under tens and a father attacks me after each match
      the treasurer accused me of not handing in receipts, in front of the whole assembly
      at the food bank the old volunteers guard their jobs and don't let us new ones touch anything
      someone from the allotment association reports me for my hedge
      I stepped down from the parents' committee after a nasty email by the chairwoman
      at church they talk about me since i said what i think about the pastor
      how do i deal with a quarrel in our club?
      what should i do if one person on the board bullies everyone with his opinions, it's only a hobby
      do i leave the association or stay and fight
      how do i tell the chairman that we volunteers want to be asked
      what can i write to the committee after the row at the meeting
      row at the club again`,
    under: `
      it may be less about the matter than about all the evenings that you gave for nothing but joy
      perhaps it hurts more here than at the office, because you came of your own free will
      maybe it was a piece of home for you, and since the row with {who} you walk in differently
      it might be that behind the quarrel {who} and you are asking whose club it is
      you may be torn between your loyalty to the thing itself and your annoyance with {who}
      perhaps you had hoped for a thank you from {who}, and got a quarrel instead`,
    ask: `
      What brought you to this group in the beginning?
      What did {who} say, and who answered?
      Which part of the quarrel is about the matter, and which part is about old stories?
      Who in the group is on good terms with both sides?
      What would you miss the most if you no longer went?
      What would have to be said by {who} for you to sit down at the same table?`,
    other: `
      It may be that {who} gave even more evenings than you and could not bear that they count for nothing.
      Perhaps {who} had no other place to decide something.
      It could be that {who} heard your suggestion as a judgement on all that was done so far.
      In a club nobody gets paid, so thanks and a say are the wages, and {who} might feel short of both.
      Maybe {who} got pushed forward by others who prefer to stay in the second row.`,
    own: `
      You may have told many people about it before you told {who}.
      Work that you do quietly for years can turn into a claim you never voiced.
      It might be worth asking whether you want to be right or to go on doing this with {who}.
      Leaving in anger and staying in anger are both possible; a third way needs one talk with {who}.`,
    step: `
      Ask {who} for a coffee or a walk this week, away from the group, and begin with what you both love about it.
      Thank {who} for one thing that nobody has thanked {them} for, and mean it.
      Put the point on the agenda in one neutral line, and ask a quiet member to lead that part.
      Wait one night with the mail to the whole list, and send it to {who} alone first.
      Decide which one task you will keep for now, and hand back another.
      You could ask the eldest or the calmest member to sit with {who} and you for an hour.`,
    words: `
      I've been in a bad mood about it ever since. We both do this because we love it, so can we talk over a drink?
      It hurt me more than I showed. If something bothers you, please come to me first.
      I know how much you do, and I say it too rarely. I'd like us to decide things together.
      I don't want us to end up at different tables. What would you need from me?
      I'd like to go on doing this with you. What would make it work for us both?
      If I was sharp, I'm sorry about the tone. The point matters to me all the same.`,
    deal: `
      share the offices so that each decides something alone
      thank each other by name at every meeting before the agenda begins
      ask a neutral member to lead the hard points
      try it for one season and then vote again`,
  },
  {
    name: 'conflict-at-work-solved',
    matter: 'a conflict at work that is solved',
    place: 'glad',
    told: `
      we finally cleared the air, my colleague and i, after months
      i talked to her about the mails and she apologised, i could cry with relief
      He came to my desk and said he was wrong about me. We shook hands.
      had the dreaded talk with my coworker and it went so well
      good news, the thing with the night shift is sorted, we split it now
      my deskmate and i laughed together today for the first time since the row
      i said sorry to the apprentice and he said sorry too
      our team sat down, everyone said their bit, and now it's light again in the office
      the guy who stole my idea told the boss it was mine
      After the mediation thomas and i went for lunch together, who would have thought
      how do i make sure that it stays good between me and my colleague now?
      what can we do so the old quarrel at the office doesn't come back
      Should i still say something after we made up at work or leave it in peace?
      how do i tell her that i'm glad we sorted it out
      a nice message to a coworker after making up
      we made up at work`,
    under: `
      it may be less about the quarrel being over than about having {who} beside you again
      perhaps you are a little proud, because somebody had to begin and it was not easy
      maybe you notice only now how much strength the silence with {who} had cost you
      it might be that you learned something about {who} that you would never have learned without the row
      you may be glad and still careful, as one steps on ice that has only just frozen
      perhaps it gives you back a bit of trust that hard talks can end well, with {who} and with others`,
    ask: `
      What was the sentence after which it got lighter?
      Which of you made the first move, and what had that taken?
      What did {who} tell you that you had not known?
      How was the first morning afterwards?
      What did you do in that talk that you want to remember for the next one?
      What would be a good small sign, in two weeks, that it holds?`,
    other: `
      It may be that {who} slept better that night as well.
      Perhaps {who} rehearsed the first sentence as long as you did.
      It could be that {who} only needed a sign that you would listen.
      For {who} it may still be tender too, and a small kindness could mean a lot now.
      Maybe {who} will now think of you as somebody one can quarrel with and keep.`,
    own: `
      It is worth noticing what you did differently this time, because that is yours to use again with {who}.
      You may let the old story rest now, also in what you tell the others about {who}.
      A good talk does not prevent the next annoyance; it only shows that you two can speak about it.
      If you gave your word about something, the coming two weeks are when it counts.`,
    step: `
      Tell {who} tomorrow in one sentence that you are glad.
      Do the thing that you promised in the talk, and do it this week, before anybody asks.
      Bring {who} a coffee on Thursday, without any speech.
      Write down tonight which three sentences helped, so that you find them again.
      Tell one of the colleagues who knew of the row that it is settled with {who}, and nothing more.
      You could ask {who} in two weeks: “Is it still all right for you?”`,
    words: `
      I'm so glad we talked. I've been looking forward to work again since then.
      Thank you for listening to me. I know it wasn't easy for you either.
      I had imagined it much worse. If something annoys you again, please come straight to me.
      I've gone on thinking about what you said, and I'm glad you said it.
      It feels good that it's easy with you again. I had missed that.
      I'll keep to what we agreed, and you can remind me if I forget.`,
    deal: `
      ask each other once a month whether anything has piled up
      say it the same week when something annoys you again
      keep what helped in this talk as a small rule for the next
      have a coffee together to mark it`,
  },
];
