import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const workCredit: readonly Situation[] = [
  {
    name: 'stolen-credit',
    matter: 'the credit for the work',
    place: 'work',
    told: `
      my colleague presented my slides to the whole department as if he had made them
      i did the analysis for three weeks and she said “we” in the meeting and everybody congratulated her
      He took my idea from our coffee chat and pitched it to the director. Word for word.
      the report i wrote went out with only my manager's name on it
      a coworker keeps repeating what i said five minutes earlier and then it counts as hers
      my supervisor got an award for the project i basically ran alone
      i stayed late to fix the bug and in the stand up tom said he had sorted it
      She put her name first on the paper although all the lab work was mine
      just found out my teammate told our boss the campaign was his concept, it was mine from start to finish
      my lead thanked the wrong person for my work and that person just smiled and took it
      what should i do when a coworker passes off my work as his own?
      how do i deal with somebody who takes the credit for everything i do
      Should I say in front of the others that it was my idea or let it go?
      how do i tell my colleague that this was my work and she should have said so
      I need words for an email to the guy who sold my idea as his
      he stole my idea again`,
    under: `
      it may be less about the applause than about {who} knowing whose work it was and staying silent
      perhaps what stings is that you now have to prove something that should simply have been visible
      maybe it is the trust that went, because you had told {who} these thoughts freely
      you may be less after praise than after the plain fact being said once, in front of the right people
      it might be that {who} got a recognition which you had hoped for yourself
      perhaps it made you wonder how many other things you did are known under {their} name`,
    ask: `
      At which moment did you notice that it was going to be told without your name?
      Who in that room would you most like to know that it was yours?
      What did {who} say exactly, and where could your name have fitted in?
      Has it happened with {who} before, or was this the first time?
      What would put it right for you: a sentence to the boss, a correction in front of everybody, or something between the two of you?
      What did you do in that moment, and what would you have liked to do?`,
    other: `
      It may be that {who} worked on it so long in {their} head that the origin got blurred.
      Perhaps {who} felt watched by the people above and grabbed at what was ready.
      In front of an audience {who} may have shortened the story without noticing who fell out of it.
      Some people say “we” and mean to share, and {who} might believe that everybody understood it so.
      It could be that {who} did notice, felt awkward afterwards, and found no way back to it.`,
    own: `
      Look at where your work becomes visible: if only {who} can see it while it is growing, only {who} can tell of it.
      You may be waiting for others to notice, and some good people notice nothing that is not said aloud.
      Saying “I looked into this and found” may feel like boasting to you, while to the others it is just information.
      If you smiled and nodded when {who} told it, {they} may have taken that for agreement, and you can still say otherwise.`,
    step: `
      Speak to {who} alone within the next two days, with the one example and no list of older ones.
      Write a short mail to your boss this week about the next step of the project, in the first person: what I did, what I will do.
      Before the next meeting, agree with {who} who presents which part.
      Keep drafts with dates in the shared folder from today, so that nobody needs to remember who began.
      When it happens again, you could add calmly in the room: “Yes, when I worked that out I was surprised too.”
      Ask {who} for one concrete repair: a line to the team by Friday that says who did what.`,
    words: `
      It matters to me, because I had put a lot into it. Could you tell the others who did which part?
      I don't think you meant to push me out, but it stung. Next time I'd like to present my part myself.
      I'm annoyed, and I'd rather say it to you than to others. Can you put it right?
      I'd like people to know which part was mine. Would you mention it the next time we're all together?
      It has made me careful about what I tell you, and I don't want to be. Can we name each other when we use each other's ideas?
      I wanted to come to you first with this. How did you see it?`,
    deal: `
      put both names on the first page, each with the part they did
      settle before every meeting who presents what
      mention the other one by name whenever an idea began with them
      send the result up together, in one mail signed by both`,
  },
  {
    name: 'passed-over',
    matter: 'the promotion and being seen by the boss',
    place: 'work',
    told: `
      they gave the team lead job to somebody who has been here half as long as me
      my boss never mentions what i do, only what is missing
      Passed over for promotion a second time. My manager said I was “too valuable where I am”.
      i trained the guy who is now going to be my superior
      i do the work of two people and in my review he wrote meets expectations
      she promised me the position last spring and now an external candidate has it
      for six years i keep this place running and i don't think the head of department knows my last name
      my manager praises the loud ones, the quiet ones like me just get more tickets
      applied internally, prepared for weeks, got a two line rejection by mail from the man who sits next door
      at 58 they skip me for the senior role and nobody even explains why
      what should i do when my boss doesn't see how much i do?
      How do I cope with a younger coworker being promoted over me?
      is there a way to ask why i did not get the job without sounding bitter
      how do i tell my manager that i am disappointed about the promotion
      i need a message to my boss asking for a talk about why i was not chosen
      passed over again`,
    under: `
      it may be less about the title than about work that seems not to have been counted
      perhaps the hard part is that {who} relied on you every day and chose somebody else for the next step
      maybe you had quietly made a deal with {who}: good work first, recognition later, and only you knew of it
      it might be that you are grieving for a picture of the coming years that had already felt half real
      what hurts may be to learn from a decision what {who} never said to your face
      you may be asking whether it is still worth giving this much when it goes unnoticed`,
    ask: `
      When did you first believe that this step would be yours?
      What did {who} actually say about the reasons, in {their} own words?
      Which piece of your work from the last year would you want {who} to know about?
      What would you have had that you lack now: money, a say, respect, or a sign that you are going somewhere?
      Could {who} have known that you wanted it, because you said it plainly?
      What would have to happen in the next half year for you to stay gladly?`,
    other: `
      Because things ran well with you, {who} may have had no reason to look closely.
      It could be that {who} had less say in this than it seems, and found it uncomfortable to admit.
      Perhaps {who} feared that losing you in your place would leave a hole {they} could not fill.
      People like {who} often hear most from those who speak most, and mistake that for the whole picture.
      Maybe {who} avoided the talk with you because {they} did not know how to carry your disappointment.`,
    own: `
      Ask yourself whether {who} ever heard the sentence “I want this job” from you.
      Your best work may be finished so quietly that {who} could only see that no problem appeared.
      Disappointment that turns into working to rule would tell {who} nothing of what you wanted.
      It may help to separate two questions: what was unfair, and what you could still learn for the next try.`,
    step: `
      Ask {who} this week for half an hour with one question: what was missing for me to be chosen?
      Write down five results of the past year with figures or names, and take the sheet along.
      Send {who} three lines every other Friday: done, learned, next.
      Sleep on it twice before you write or say anything about leaving.
      You could ask one colleague you trust how your work looks from outside.
      At the end of the talk, ask {who} for a date on which you look at it again together.`,
    words: `
      I had really hoped for it and I'm disappointed. Could you tell me honestly what decided it?
      I'd like to stay and I'd like to grow here. What would you need to see from me for that?
      It hurts, and I don't want to swallow it. Could we sit down for half an hour this week?
      I'm not asking you to undo it. I want to understand whether there is a next step for me here.
      I think a lot of what I do is invisible because it works. May I show you what the year looked like from my side?
      I'd rather hear a hard reason than none. What should I have done differently?`,
    deal: `
      write down two or three things that would make the next step possible, with a date
      meet once a month for twenty minutes about development and nothing else
      agree that reasons are told in person before a decision is announced
      choose one visible project and put one name on it`,
  },
  {
    name: 'interrupted-in-meetings',
    matter: 'speaking up and being interrupted in meetings',
    place: 'work',
    told: `
      every time i start a sentence in the weekly call he talks over me
      I get cut off in meetings and by the time it's quiet again the topic has moved on
      the two senior guys finish my sentences, wrongly
      my boss interrupts me halfway and answers a question i was not asking
      As the only woman on the board I am interrupted about ten times an hour
      she raises her voice whenever i have the floor so i just stop speaking
      i said something in the meeting, silence, then mark said it louder and suddenly they discussed it
      english is my second language and they don't wait until i find the word
      on zoom nobody lets me finish, i unmute and someone else is already speaking
      i have stopped contributing in our round because one colleague jumps in after three words
      what can i do when someone keeps interrupting me in front of the team?
      how do i hold the floor without getting loud
      How should I react when my manager cuts me off mid sentence?
      how do i tell him to let me finish speaking in meetings
      what can i say to a coworker who always talks over me, something polite but clear
      got talked over again`,
    under: `
      it may be less about the one sentence than about whether your thoughts have a place in that room
      perhaps it costs you most that the others watched {who} do it and nobody said a word
      maybe you now hold back before you even begin, and that is a loss only you can feel
      it might be that since {who} cut you off you doubt a thought that was clear a minute before
      you may be tired of having to choose between being rude and being silent as soon as {who} started up
      perhaps an old feeling is in it, of sitting at a table where the others were louder`,
    ask: `
      What were you about to say when {who} cut in?
      What do you usually do in the second after {who} jumped in?
      In which rounds do you get to finish, and what is different there?
      Who else at the table seems to notice it?
      What would you like {who} to do when you are still in the middle of a thought?
      How much is it about that one person, and how much about the way the whole meeting is run?`,
    other: `
      It may be that {who} learned to think by speaking and took jumping in for a lively round.
      Perhaps {who} heard a pause where you were only drawing breath.
      Under time pressure {who} might rush to the end of a thought and miss that it was yours.
      In the family or the office where {who} learned to talk, one may have had to grab the word.
      It could be that {who} would be startled to hear how often it happens.`,
    own: `
      If your point comes at the end of a long run-up, {who} may jump into the run-up, so the point could come first.
      You can go on speaking at the same pace for three more words, which is not rude.
      Stopping at once may have become your habit, and {who} could have read it as being done.
      It might be worth asking whether you save your objections for the corridor, where they change nothing.`,
    step: `
      Say “I'd like to finish this thought” in the next meeting, once, in a calm voice, and then finish it.
      Ask an ally before the meeting to say “I'd like to hear the rest of that” in case {who} might cut in.
      Speak to {who} after the next meeting, in two sentences, with the example of that day.
      Put your topic on the agenda beforehand, with your name and five minutes beside it.
      Ask whoever leads the meeting to go round the table once at the end.
      You could open with “Two points”, since {who} might then wait for the second.`,
    words: `
      I lose my thread when that happens. Could you let me get to the end next time?
      I know you mean to move things along. I still need those ten seconds more.
      I'd like to be able to say what I think in there. Please wait until I'm done, even when I pause.
      I'd like to hear your view, after mine is finished. Is that all right with you?
      Maybe you don't notice it. Can I give you a sign when it happens?
      It annoys me more than I show. What could we do so that we both get our say?`,
    deal: `
      agree on a small hand sign that means “I am not finished”
      hand each other the word: “I'd like to hear the end of that”
      let the one who was cut off have the next turn
      ask for one round at the end in which each has two minutes`,
  },
  {
    name: 'left-out-at-work',
    matter: 'being left out at work',
    place: 'work',
    told: `
      they all go for lunch at twelve and nobody asks me
      I was not invited to the meeting about my own project
      there is a whatsapp group of the team and i only learned of it by accident
      my colleagues went to the pub on friday, i saw the photos on monday
      she forwards the important mails to everybody but me
      he stopped copying me in and now i hear decisions from other people
      conversations stop when i come into the kitchen
      i work from home three days and it's like i don't exist for the office people
      Half my department has been at Julia's birthday drinks. Not me.
      the managers met without me although it was about my budget
      what should i do if my coworkers never take me along to lunch?
      how do i handle being kept out of meetings i should be in
      should i ask why they leave me out or act as if i don't care
      how do i ask my boss to include me in the planning meeting without whining
      what do i write to a colleague who keeps leaving me off the invitation
      they had lunch without me again`,
    under: `
      it may be less about the one occasion than about whether you belong to these people
      perhaps it is the not knowing that gnaws: did {who} forget you or decide against you
      maybe it is hard to do good work when {who} may be deciding things in a room you are not in
      it might be the old schoolyard feeling, and it can be just as sharp in an office
      you may be less hurt by {who} alone than by the fact that nobody missed you
      perhaps you have begun to look for signs everywhere, and that is tiring in itself`,
    ask: `
      How did you find out that the others had been together without you?
      Is it the company that you miss, or the information?
      Was there a time when you were part of it, and what changed then?
      Which one of them would be the easiest to walk to lunch with?
      What do you imagine went through {their} head at the time?
      What would be a first sign for you that you belong?`,
    other: `
      It could be that {who} took an old list and did not look at who was missing.
      People who have gone to lunch together for years may take it as a habit and not as an invitation, and {who} might not see the closed door.
      Maybe {who} believed that you prefer to be on your own, because you said no once or twice.
      There may have been a reason for a small round that {who} never thought to explain.
      Perhaps {who} would be sorry to hear how it looked from your side.`,
    own: `
      It may be that you have stopped asking too, to save yourself a no from {who}.
      If you often keep to yourself, others could read a wish into it that you do not have.
      You can check one guess at a time with {who} before all the small signs join into one story.
      For meetings you may state what your work needs, and that has nothing to do with being liked.`,
    step: `
      Ask one single person tomorrow: “Shall we get something to eat at twelve?”
      Write to {who} today: “I'd like to be part of the next round about this, because it concerns my work.”
      Bring something to share on one morning this week and put it where people stand.
      Ask {who} in a quiet moment whether there was a reason, and leave room for a harmless one.
      Look up which meetings truly concern your work and name these two or three to {who}, not all of them.
      You could join a round you do know of, for ten minutes, and leave before it gets hard.`,
    words: `
      I felt pretty left out. Could you ask me along next time?
      Maybe there was a good reason. I'd like to know it, because I've been guessing since.
      It matters to me to be included. Can we find a way so that I don't miss it next time?
      I'd have liked to be there. Will you let me know next time?
      It probably wasn't meant that way, but I kept thinking about it. Was it about me?
      Maybe it seems as if I'd rather be on my own. I'd still like to be asked.`,
    deal: `
      have lunch together once a week, on a fixed day
      go through the list of regular meetings and decide who belongs in which
      send a short note after every talk that was held without the other one
      ask the other along out loud, even when a no is likely`,
  },
];
