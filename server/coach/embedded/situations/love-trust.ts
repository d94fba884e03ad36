import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveTrust: readonly Situation[] = [
  {
    name: 'suspected-affair',
    matter: 'the feeling that there is somebody else',
    place: 'couple',
    told: `
      I think my husband is having an affair, he guards his phone and comes home late smelling of a perfume that isn't mine
      my girlfriend has been so secretive the last two months, new underwear, new gym, and she turns the screen away when I walk in
      I keep getting this sick feeling that he is seeing someone, there's a woman at his work whose name comes up and then suddenly stopped coming up
      She says she is with her sister on Thursdays but her sister asked me last week why they never meet any more
      found a hotel receipt for two in his coat pocket and he told me he was at a conference alone
      we've been married 31 years and for the first time I wonder whether my wife is cheating on me. No proof, only small things
      he has changed his passcode, showers as soon as hes home and picks fights so that he can leave the house
      My boyfriend's location was off all night and his story about where he slept has changed twice
      there were texts with hearts from a number without a name on her watch, she said it was a colleague joking
      I am afraid my partner is sleeping with somebody from their choir, they light up whenever that person is mentioned
      what should i do if i suspect my wife has a lover but i have nothing to prove it
      how do i deal with the suspicion that he's cheating, i can't sleep and i check everything
      Should I look through his phone to know if there is another woman?
      how do i ask her straight whether she is seeing somebody without sounding mad
      how can I tell him that I suspect an affair and want the truth
      i think he's cheating`,
    under: `
      not knowing may be harder to carry than either answer would be
      it may be as much about losing faith in your own eyes as about losing {who}
      you may be mourning how close you and {who} used to be, whatever the explanation turns out to be
      perhaps you long for {who} to see your fear and take it seriously, before any proof
      part of you may know that something changed, and want {them} to say so first
      it may be the loneliness of watching closely somebody who used to tell you things freely`,
    ask: `
      What was the very first thing that made you wonder?
      What have you seen yourself, and what have you filled in at night?
      If nobody else were in it, what would still have changed between you?
      What are you most afraid to hear if you ask?
      Have you hinted at it already, and what came back?
      What would an honest answer have to contain for you to believe it?`,
    other: `
      {who} may be hiding something that has nothing to do with another person: a debt, a worry at work, a surprise, a shame.
      If there is somebody, {who} might already feel the lie in every ordinary evening and not know how to stop it.
      {who} may have pulled away for a reason of {their} own and may have no idea how it looks from where you stand.
      It could be that {who} noticed your watching and became more guarded because of it, which then looks like guilt.
      If nothing happened, {who} might be hurt by the question and still be glad, in time, that you asked instead of searching.`,
    own: `
      If you have been searching for proof, you can decide to ask {who} instead, since each search may only lead to the next.
      Looking for the slip in everything {who} said wears you out, and it makes every kindness look like a cover.
      You can keep apart what you know and what you fear, because a question built on facts is harder to wave away.
      It is worth knowing before you ask {who} what you would need next, both if it is true and if it is not.`,
    step: `
      Write two short lists tonight: what you saw or heard yourself, and what you concluded from it.
      Choose a calm hour this week, with nobody else around, to ask {who} one plain question.
      Tell {who} one thing you noticed and stop there, so that there is room for an answer.
      Tell one discreet friend before the weekend, so that you are not alone with it while you wait to talk to {who}.
      If you have been checking things, leave it for three days and see what comes to you from {who} without it.
      Before you ask {who}, decide where you would go for an hour afterwards if you need air.`,
    words: `
      I have been scared for a while now. Is there someone else?
      I would rather hear something that hurts than go on guessing. Please tell me what is going on.
      I don't want to go on doubting you. Can we sit down tonight and talk about it honestly?
      Maybe I'm wrong, and I hope I am. I need you to talk to me about it anyway.
      I feel like I'm losing you and nobody has told me. What has changed for you?
      I'd love not to have to wonder. Can you help me understand?`,
    deal: `
      agree on one evening for the whole question, and leave it alone at breakfast and at bedtime until then
      each say what has changed in the last months, ten minutes each, without the other cutting in
      say truthfully where you are when you are out, for as long as the doubt is this fresh
      settle that the question may be asked and answered without anybody being mocked for it`,
  },
  {
    name: 'discovered-affair',
    matter: 'the affair you found out about',
    place: 'couple',
    told: `
      I found out that my husband has been sleeping with a woman from his office for eight months
      my wife cheated on me. I read the messages, all of them, and now I can't unread them
      He confessed last night that there was another man, it's over he says, I haven't eaten since
      she had an affair with my best mate and half our friends already knew
      three weeks ago his mistress wrote to me on Facebook with photos, and he cried and begged and I just feel numb
      my partner of 12 years admitted they'd been with someone on the work trip, more than once
      I caught my boyfriend in bed with our neighbour. i moved to my sister's and he keeps ringing
      We are both 67 and I have discovered letters, he loved someone else for years while I raised our sons
      discovered that my fiancée slept with her ex two months before our wedding
      i keep picturing the two of them together, in the car, in our kitchen. Since I know about the affair I see it everywhere
      what am i supposed to do now that i know he was unfaithful
      how do i get through the days after finding out she betrayed me with another man
      Can a marriage survive when he had a second woman for a year?
      how do i tell her what her cheating has done to me without screaming
      what do i say to my husband who wants me to just forgive his affair
      he cheated on me`,
    under: `
      it may be the past that hurts as well, because you no longer know which evenings were true
      part of it may be the shame of being the last to know, although nothing of that is yours
      you may still love {who}, and that may feel like one more humiliation
      perhaps you want {who} to look straight at the damage without asking you to hurry
      it may be less about the other person than about having been lied to by {who}
      you may be furious with {who} and miss {them} in the same hour`,
    ask: `
      Which moment keeps coming back to you?
      What do you need to know, and what would you rather never hear?
      What has been said since you found out, and what are you still waiting for?
      Who knows about it so far, and is any of them good for you?
      What do you want from the coming week, leaving the big decision aside?
      Is there something you find yourself doing since then that you do not recognise in yourself?`,
    other: `
      {who} may be ashamed enough to want it over quickly, and that haste could feel to you like not caring.
      It is possible that {who} never meant to lose you, which does not make what {they} did any smaller.
      {who} might not have understood until now what it costs you, because {they} kept it apart from everything else.
      {who} could be confused too, and not know how to show you regret.
      {who} may answer your questions in slices out of fear, although each new slice sets you back to the first day.`,
    own: `
      You do not have to decide about {who} now, and you may say so to everybody who presses you.
      You can choose how much detail you ask for, since pictures, once there, are hard to send away.
      What {who} did was {their} choice, and looking for the flaw in yourself will not lead you to a reason.
      Some of the people who comfort you will want a verdict on {who}, and you can tell them that you need company instead.`,
    step: `
      Write down the three questions you need answered and ask {who} for one hour this week to answer only those.
      If you live together, tell {who} today what you need for this week, such as a room or some nights to yourself.
      Eat something warm and ring one person tonight who can listen without taking over.
      You could book a check-up with a doctor in the next days, as you do not know how careful {who} had been.
      Ask {who} to tell you by Friday, in one sentence, whether there is still any contact.
      Put off every decision about house, money and family for fourteen days, and tell {who} the date.`,
    words: `
      I can't decide anything yet and I won't be hurried. What I need from you now is the truth, the whole of it, once.
      I need you to answer what I ask, even when it's hard. I can't bear half the truth.
      Please don't ask me to forgive you this week. Just don't lie to me again.
      I can't think of much else, and it hurts a lot. I want you to know what that is like.
      Is it over, yes or no? I can't think about anything else until I know.
      I need some time on my own. I'll tell you when I can talk.`,
    deal: `
      set one hour for questions, twice a week, so that it does not seep into every meal
      settle that the contact is ended in a written line that you both have read
      agree on who is told and what they are told, for now
      put off the question of staying or parting to a date some weeks away, and keep to it`,
  },
  {
    name: 'own-affair',
    matter: 'what you did and have not told',
    place: 'couple',
    told: `
      I cheated on my husband and he has no idea
      i kissed a colleague at the christmas party and I can't look my girlfriend in the face
      I've been having an affair for five months with a man from my running club and I don't know how to end it
      it was one night, I was drunk, on a stag weekend, and my wife is pregnant
      I slept with my ex while my boyfriend was abroad, should he know?
      I am writing to someone online every night, nothing physical, but I tell her things I no longer tell my wife
      The guilt is eating me up. I was unfaithful two years ago and never said a word
      my boyfriend trusts me blindly and i made out with someone at a festival. i feel disgusting
      I've fallen for somebody else while married, we have met in hotels, I lie to my family every week
      At 58 I have become the man I despised, I have a mistress and a wife who irons my shirts
      should i tell her that i cheated or take it to my grave
      how do i deal with the guilt after kissing someone else
      What am I to do, confess my affair or stop it quietly?
      how do i tell my boyfriend that i slept with another guy
      how can i find the words to admit to my wife that there was another woman
      i cheated on my girlfriend`,
    under: `
      it may be less the thing itself than being close to {who} with something unsaid between you
      you may want to be forgiven, and be afraid that asking for it puts your weight on {who}
      perhaps you want to be known by {who} again, including this
      keeping it from {who} may be lonelier than you would have thought
      you may be asking what sort of person you are now, more than what to say to {them}`,
    ask: `
      Is it over, or is a part of it still going on?
      What did you find there that you had been missing, if anything?
      If you told, for whose sake would it be?
      What would your partner want to know, if you could ask without giving it away?
      How are you with your partner since then, in small things?
      What happens in you in the minutes when you nearly say it?`,
    other: `
      {who} may have felt for some time that something was off and may be doubting {their} own senses.
      {who} might want to hear it from you rather than from someone else, however bad it is.
      It could hurt {who} more that you hid it for so long than that it happened.
      {who} may need a long time to answer, and may say things in the first hour that change in the first month.
      If you tell, {who} could feel that a decision about {their} own life has at last been handed back.`,
    own: `
      If it is still going on, ending it comes before deciding what to tell {who}.
      You can ask yourself whether telling {who} would give {them} a choice, or would mainly make you lighter.
      What was missing between you and {who} may be real, and it can be talked about without making it an excuse.
      Guilt alone changes little for {who}, but a decision you stand by could.`,
    step: `
      If it is not over, end it this week in one clear message, without a last meeting.
      Write down what you would say to {who} in five sentences, without a single “but”.
      Decide by Sunday whether {who} will hear it from you, and note your reason in one line.
      If you tell {who}, choose an evening when neither of you has to be anywhere the next morning.
      Tell one person you trust completely this week, or a helpline, so that you have said it once before you say it to {who}.
      Have yourself tested this week if there is any chance of a risk to {who}.`,
    words: `
      I hid it from you, and I'm deeply sorry. I will answer whatever you want to ask.
      I'm not telling you so that you make me feel better. You have a right to know.
      I'm ashamed, and I love you. You don't have to say anything tonight.
      It isn't your fault in any way. I should have talked to you instead.
      I know that I may lose you over this. I still didn't want you to go on not knowing.
      Take all the time you need. I'll be here when you want to talk.`,
    deal: `
      fix that every question gets a true answer, at the pace of the one who was hurt
      give each other some nights of quiet before anything is decided
      write down together what counts as crossing the line from now on, messages included
      meet once a week to speak about what was missing before it happened, separately from the blame`,
  },
  {
    name: 'lies-found-out',
    matter: 'the lie that came out',
    place: 'couple',
    told: `
      my husband told me he quit smoking a year ago and I just found three packs in the garage
      She lied about her degree. Four years together and she never finished university
      I discovered that my boyfriend has been pretending to go to work, he was let go in March
      he said he'd never been married before. there is an ex wife and he kept her from me
      my girlfriend lies about stupid things, where she had lunch, who she saw, and I catch her every time
      There's a credit card I knew nothing about, my wife hid the letters from the bank behind the freezer
      he made up a whole story about a sick uncle so he could go fishing with his mates
      My partner told me they'd never met that friend and then I saw a photo of the two of them from June
      after 40 years I learn that he has had contact with his brother all along, when he swore to me he hadn't
      I can't believe a single thing she says any more, even when she tells me the bus was late
      what do i do when i notice that he is lying to my face about small things
      how do I deal with a wife who has hidden something this big from me for years
      Why does he keep lying even though I'd have understood?
      how do i tell him that the lie is worse than the thing itself
      how do i confront her about lying when she denies everything
      he lied to me again`,
    under: `
      the thing itself may matter less to you than the calm face it was said with
      you may be going back through everything {who} told you and checking it for cracks
      it may hurt that {who} thought you could not bear the truth
      perhaps you are asking what it is about the two of you that made {who} choose a story
      you may feel foolish for having believed, when believing {them} was the decent thing to do
      maybe what you want back is the ease of not having to check what {they} said`,
    ask: `
      How exactly did it come out?
      Which part was the worst, the thing hidden or the way it was hidden?
      What would have happened, do you think, if you had been told at the time?
      What did you hear when you brought it up?
      Is this one lie, or the one you happened to find?
      What else do you doubt now that you never doubted before?`,
    other: `
      {who} may have lied out of shame first, and then had to feed the lie to keep it alive.
      {who} might have learned early that the truth cost too much, and reached for a story before thinking.
      It could be that {who} feared your disappointment more than your anger.
      {who} may feel caught and small now, which can look like coldness or like a counterattack.
      {who} might honestly have called it sparing you, although it took from you the chance to answer.`,
    own: `
      You can ask {who} for the truth without setting a trap whose answer you already know.
      You can make it easier for {who} to tell you unwelcome things from now on, without making the lie your doing.
      You can name this one lie exactly, because “you always lie” gives {who} something to argue with.
      Deciding what you need in order to believe {who} again is yours to do, and it can be a short list.`,
    step: `
      Tell {who} this week what you know and how you know it, and then give {them} time to answer.
      Ask {who} once this week whether there is anything else, and say that you would rather hear it now than find out later.
      Write down the one sentence you believed that was not true, so that you can stay with it even if {who} would rather talk about something else.
      If you get a hard truth from {who} this week, thank {them} for it before you react to what it is.
      You could ask {who} to show you the papers, the account or the letter, together at the table, on one fixed day.
      Give yourself until the weekend before you decide what this means for you and {who}.`,
    words: `
      I could have lived with the truth. What hurts is that you didn't tell me.
      I keep going over everything you've told me. Is there anything more that I should hear from you now?
      I'd like to know what you were afraid would happen if you told me.
      I feel foolish for having believed it. Please be honest with me from now on.
      I don't want to check up on you. Help me not to need to.
      I'm hurt, and I'd like to understand it. Please tell me all of it, from the beginning.`,
    deal: `
      agree that a truth told late still counts, if it is told before it is found
      have an hour in which everything unsaid may be put on the table without a row
      settle that the answer to bad news is “thank you for telling me” first, and everything else after
      open the one thing the lie was about, be it account, calendar or letters, for half a year`,
  },
];
