import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const workBoss: readonly Situation[] = [
  {
    name: 'micromanaging-boss',
    matter: 'how closely the boss looks over the work',
    place: 'work',
    told: `
      my boss wants to be in cc on every single mail i write
      he corrects commas in my drafts and asks for an update every two hours
      She gave me a task and then explained every step as if it was my first week. I've been here nine years.
      my new manager checks when i am online and pings me if i am yellow for five minutes
      i can't send an invoice without him reading it first
      my supervisor redoes my work at night and tells me in the morning
      everything has to be done exactly her way, even the names of the folders
      i have to fill in a sheet with what i did each half hour
      the team leader stands behind my chair and comments while i type
      he delegates a project to me and then takes it back piece by piece
      how do i deal with a manager who controls everything i do?
      what should i do when my boss does not trust me with the smallest decision
      Is there a way to get a control freak boss to let go a bit?
      how do i tell my boss to let me work on my own without offending her
      what can i say to him when he asks for the tenth status update of the day
      she micromanages me`,
    under: `
      it may be less about the updates than about whether {who} can trust what you know how to do
      perhaps you feel how you grow smaller and slower with {who} looking over your shoulder
      maybe the sad part is that you have stopped deciding things which you could decide well
      it might be that every correction from {who} sounds to you like a doubt about your whole ability
      you may be longing for one thing that is yours from beginning to end
      perhaps you are tired out by the reporting and not by the work itself`,
    ask: `
      Which part of your work would you most like to carry from start to end?
      What was the last thing that {who} checked, and what would have happened without the check?
      Was it like that from the beginning, or did something set it off?
      What might {who} fear could go wrong?
      With whom in the team could {who} let go a little, and what did that person do?
      How would your day look if {who} asked once and not five times?`,
    other: `
      It could be that {who} had to answer to somebody who asks just as often.
      Perhaps {who} got burnt once by a mistake that nobody told {them} about in time.
      Somebody who used to be very good at this very work may find it hard to be only the one who leads, and {who} might still be learning it.
      Without news {who} may imagine the worst, and one question at a time it becomes control.
      Maybe {who} believed all along that close attention would be help for you.`,
    own: `
      You might be telling {who} only what is asked, and the asking then becomes the only way to know.
      A status that comes before the question takes away much of its reason.
      If you hand in drafts half finished because {who} would change them anyway, that could feed the checking.
      It may help to ask {who} what a good result looks like before you begin, so that less is left to correct.`,
    step: `
      Send {who} a short status each day at four for one week, before anybody asks.
      Pick one small task and ask {who} to look only at the end result of it.
      Ask at the next handover: “What must not go wrong here?” and write the answer down.
      You could propose two fixed times for questions, say at ten and at three.
      Thank {who} for the next thing that was left to you, in one sentence on the same day.
      Note for three days how much time the reporting takes, and bring the number to your next talk with {who}.`,
    words: `
      I'd like to run the next one on my own. You'll hear from me at once if anything slips.
      I work better with a little room. Could we try one update a day?
      Is there something in my work that worries you? I'd rather know it than guess.
      I could send you a short summary at the end of each day. Would that be enough for you?
      I think I could do more for you if I could decide the small things. Which ones would you leave to me?
      I know you want it to turn out well, so do I. Please let me show you the finished thing and tell me then what you'd change.`,
    deal: `
      list which decisions need a check and which do not
      fix one short update a day and leave the hours between free
      try one project with a look at the middle and a look at the end only
      agree on the signs at which help is called at once`,
  },
  {
    name: 'boss-after-hours',
    matter: 'messages from work in the evening and at weekends',
    place: 'work',
    told: `
      my boss texts me at ten at night and expects an answer
      every sunday afternoon an email from my manager arrives and my weekend is over
      He called me on holiday because of a file. Twice.
      she sends voice messages on saturday morning, with “no hurry” at the end
      i am in bed and the work phone lights up and i can't not look
      we have a group chat and the chef writes in it until midnight
      when i didn't reply on friday evening he asked on monday if everything was alright with my motivation
      my wife says i am never really home because i answer my boss at dinner
      On my day off the head nurse rings to ask if i can come in
      team lead in another time zone, so the messages start when i put the kids to bed
      how do i deal with a boss who writes at weekends?
      do i have to answer work messages in the evening or can i ignore them
      what should i do so my manager stops calling me in my free time
      how do i tell him nicely that i am not available after six
      can you help me word a reply to a sunday email from my boss
      boss texting me at night again`,
    under: `
      it may be less about the one message than about never being quite sure that your evening belongs to you
      perhaps you hear in every late line from {who} the question of whether you do enough
      maybe the tiring part is the waiting, because {who} could write at any moment
      it might be that your own life gets what is left once {who} had {their} answer
      you may be afraid that a silence will count against you with {who}
      perhaps you miss the feeling of a door that falls shut behind you at night`,
    ask: `
      What happened the last time you left a message from {who} until the morning?
      Did {who} ever say that an answer was expected the same evening?
      Which hours would you want to keep free in any case?
      What do you do in the first minute after the phone lights up?
      What do you miss most when your evening is interrupted?
      What kind of emergency would you gladly be called for?`,
    other: `
      It may be that {who} only found quiet at night and never pictured you reading it at once.
      Perhaps {who} counted every quick answer of yours as a sign that you do not mind.
      For {who} the evening may be the first quiet hour, after a day full of meetings.
      It could be that {who} felt the pressure from above and passed it on unsorted.
      Maybe {who} would be relieved by a rule, since it would free {their} evenings as well.`,
    own: `
      Every answer at ten at night may teach {who} that ten at night is a good time.
      You could look at whether the phone must lie beside the bed, or whether that has only become so.
      It may be that the rule you wish for was never said aloud to {who}.
      Guilt when you do not answer can be an old habit, and it does not prove that {who} asked for it.`,
    step: `
      Ask {who} on a weekday morning: “When you write in the evening, do you need me to answer the same day?”
      Turn off the notices of work from seven o'clock, tonight and for one week, and see what really burns.
      Let the next late message wait until eight in the morning, and then answer it kindly and fully.
      Agree with {who} on one way for real emergencies, such as a call, so that everything else may wait.
      Put the phone out of reach during dinner on three evenings this week.
      Suggest to {who} the button that sends a mail later, as something you use yourself.`,
    words: `
      I find it hard to switch off after that. Is it all right with you if I answer such things the next morning?
      If it truly burns, please call me and I'll pick up. Everything else I'll do first thing in the morning.
      That's my free time and I need it to rest. Does it need an answer before the next working day?
      I'm never sure if you expect a reply right away. Could you tell me which ones are urgent?
      I do better work for you when I've had my rest. May I look at it when I'm back at work?
      I don't want to seem unwilling, I just need the evenings to come down. Could we find a rule for it?`,
    deal: `
      agree on an hour after which nothing needs an answer
      keep one way for emergencies and say what counts as one
      write late if it helps, and send it at eight in the morning
      name one person on call for each weekend, in turn`,
  },
  {
    name: 'shouting-boss',
    matter: 'being shouted at or shamed by the boss',
    place: 'work',
    told: `
      my boss yelled at me in the open office because of a typo
      he made fun of my numbers in front of the client and everybody laughed
      She called my work embarrassing in the team meeting, with eleven people listening.
      the chef screams at us when it gets busy, yesterday at me, in front of the guests
      my manager slammed the folder on the table and said a trainee could do it better
      i cried in the toilet after he bawled me out before the whole shift
      my supervisor rolls her eyes and asks the others if anyone here can do the job properly, meaning me
      got torn to pieces by the director on a video call, twenty faces watching
      the owner of the shop loses his temper and i stand there like a schoolchild
      whenever figures are bad my boss gets loud and picks someone, this week it was me
      how should i react when my boss shouts at me in front of colleagues?
      what do i do if my manager humiliates me in a meeting
      do i have to put up with a boss who yells
      how do i tell her that she can criticise me but not like that and not before everyone
      I want to write to my boss after he shouted at me, how do i start
      boss screamed at me again today`,
    under: `
      it may be less about the mistake than about how you were spoken to, and who may have heard it
      perhaps what stays is that you found no words while {who} had so many
      maybe what hurts is how easily {who} could have said the same thing quietly
      it might be that your body is still in it, long after {who} may have moved on
      you may be asking less for an apology than for certainty that {who} will never speak to you like that again
      perhaps the criticism from {who} could even have been heard, had it come in another tone and behind a door`,
    ask: `
      What did {who} say word for word, as far as it stuck with you?
      Did anybody else hear it, and has anyone said something to you since?
      What did you do right afterwards, in the first quarter of an hour?
      Is this how {who} could be with others too, or did it only hit you?
      What would you have wanted to say, had the right sentence been there?
      What would you need to walk in tomorrow with your head up?`,
    other: `
      It may be that {who} came under fire from above that day and passed it down, which explains it and does not make it right.
      Perhaps {who} learned in places where shouting counted as leading.
      It could be that {who} felt ashamed an hour later and hoped it would be forgotten.
      Maybe {who} had no idea how long such a minute stays with the one it was aimed at.
      Under fear of failing {who} might grab the loudest tool at hand, and nobody may have stopped {them} so far.`,
    own: `
      The tone was not yours to answer for; yours is only how you want to deal with the part that was about the work.
      You may ask {who} for a talk in private, even if you are the one with less power there.
      Going over the scene at night may be your way of searching for a sentence, so it can help to write that sentence down by daylight.
      You need not carry what {who} said alone: somebody you trust can help you see it from outside.`,
    step: `
      Write down today, with date and place, what was said and who was there, and keep it at home.
      Ask {who} for ten minutes behind a closed door, on a day when both of you are calm.
      Say only one thing in that talk with {who}: criticism yes, shouting no.
      Have one sentence ready for next time: “I'd like to go on with this in your office.”
      Tell one person you trust this week what happened, and ask how it sounds to them.
      If it happens again after you spoke with {who}, take your notes to the works council, HR or whoever is above.`,
    words: `
      I want to do this well, and I can't when I'm spoken to like that. Could we talk calmly and in private next time?
      It has stayed with me ever since. If something is wrong with my work, please tell me quietly.
      If I've made a mistake I'll fix it. The way it was said hurt me, and I'd ask you not to do that again.
      I'd like to talk about it with you in peace. Do you have ten minutes for me today?
      I'd like to keep working well with you. For that I need you to speak to me quietly, also when something is wrong.
      It still goes round in my head. How do you see it yourself by now?`,
    deal: `
      keep criticism for a closed door and praise for the whole room
      agree on a break of ten minutes as soon as voices rise
      fix a short talk every week, so that nothing piles up until it bursts
      go back to the scene once, calmly, and say what each will do differently`,
  },
  {
    name: 'too-much-work',
    matter: 'too much work and saying no to it',
    place: 'work',
    told: `
      i have three deadlines on friday and my boss just put a fourth on my desk
      since anna left i do her job on top of mine and nobody talks about a replacement
      I say yes before i have even looked at my calendar, every time
      my plate is full and the director keeps saying “you're the only one who can do it”
      60 hours last week and he asked if i could take over the newsletter as well
      i can't refuse when a coworker asks, then i sit there until nine
      we are short staffed on the ward and they count on me never calling in sick
      She adds “just a small thing” to my list five times a day
      i'm behind with everything, i start dropping balls and i am ashamed of it
      my manager thinks i can handle it because i never complain
      how do i say no to more work without looking lazy?
      what should i do when the workload is simply not doable anymore
      how can i get my boss to take something off my desk
      how do i tell my boss that i can't take on the extra project
      give me a polite sentence for turning down a task at work
      way too much work`,
    under: `
      it may be less about the hours than about whether {who} can see what they cost you
      perhaps you are afraid that a no to {who} would take away what you are valued for
      maybe being the one who manages it all has been your pride, and now it has turned into a trap
      it might be that you are waiting for {who} to notice alone what you never say
      you may be less tired of working than of doing nothing as well as you know you could
      perhaps you hope that somebody will finally say that this is too much for one person`,
    ask: `
      What is on your desk right now that only you can do?
      What did you say when {who} came with the last task, and what did you think?
      What do you fear would happen in the minute after a no?
      Which of the tasks would nobody miss for two weeks?
      Could {who} list what you have on your desk at the moment?
      Where does it show first that it is too much: sleep, mistakes, or the tone at home?`,
    other: `
      It may be that {who} only ever saw the finished work and never the evenings behind it.
      Perhaps {who} came to you because it was easiest, and not because it was fair.
      Nobody may have told {who} how long the things take that look small.
      It could be that {who} would rather hear a no on Monday than a late excuse on Friday.
      Maybe {who} had no choice either and handed on what could be handed on.`,
    own: `
      A yes that you give at once could be replaced by “I'll look and tell you at two”.
      You may be hiding the overload so well that {who} could honestly take it for ease.
      It might help to ask {who} for an order of things and to leave the decision where it belongs.
      Not everything you do well has to be done well; for some of it half the effort would do.`,
    step: `
      Write all your tasks on one sheet with hours beside them, and lay it before {who} this week.
      Answer the next request with a question: “Which of these two should wait for it?”
      Ask {who} for a decision by tomorrow on what may be left undone this month.
      Say no to one small thing by Thursday, friendly and without a long reason.
      Go home on time on one fixed day this week, and tell {who} beforehand which.
      You could hand one task to a colleague completely, together with the deciding.`,
    words: `
      I'd like to do it well and I can't fit it in with what is there. Which of the other things should I leave?
      I'd like to say yes, and I can't take this on as well.
      It doesn't all fit into my week. Could we look together at what can wait?
      I can start on it later, when something else is off my desk. Does that still help you?
      I don't like saying this, but I'm at the end of what I can manage. I need you to take something off me.
      I'd rather tell you now than let you down at the last minute. Who else could do it?`,
    deal: `
      put all tasks in one order and look at it every Monday
      agree that something goes off the list for each thing that comes on
      name a date by which the open post is filled or the work is cut
      ask first “by when, and what may wait” with every new task`,
  },
];
