import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const friendsBalance: readonly Situation[] = [
  {
    name: 'friend-talks-only-about-themselves',
    matter: 'hardly getting a word in',
    place: 'friends',
    told: `
      Two hours on the phone and my friend did not ask me a single question. I know everything about her boss.
      Whenever I begin to tell something, Marco turns it into a story about himself within one sentence.
      she talks n talks about her dates and when i said my dad is in hospital she went oh no, anyway
      I feel like an audience. I nod for a whole evening and go home empty.
      My friend sends me twelve minute voice messages about her problems and never listens to mine.
      He interrupts me constantly and I've stopped even trying to finish.
      I got the promotion I'd worked three years for, and at lunch she spent the hour on her kitchen tiles.
      Since her divorce I have been the bin for all her woes, she unloads and hangs up.
      My friend from the allotment is lovely, but it is hip, knee, son-in-law, hip, and never how are you, Walter.
      i know his whole life story and i swear he couldnt tell you what i study
      How do I deal with a friend who makes every conversation about herself?
      What can I do so that my friend listens for once and doesn't only talk?
      How do you get out of being the listener when it has been your role for twenty years?
      How do I tell him that I'd like to be asked something too?
      What could I say to her in the middle of one of her monologues, without being rude?
      she only talks about herself`,
    under: `
      you may not mind the listening so much as noticing that {who} would not miss your half of it
      maybe you came with something of your own, and carried it home again unopened
      it might be that you liked being the one {who} could tell everything, and by now it has become too much
      what tires you might not be the stories, but that you turn invisible while {who} may not even notice
      possibly you wonder what {who} would be able to say about you, if anybody asked
      perhaps you wish for one question from {who}, and then a pause long enough for the answer`,
    ask: `
      What did you want to tell the last time, and where did it get lost?
      What would be the one question you would like to be asked the next time you two talk?
      When you do start on something of your own, what happens then, word for word?
      Was there a time when it went both ways between you?
      How do you feel after your talks, compared with before?
      How would your friend find out that you have something on your mind?`,
    other: `
      It might be that {who} found nobody else to tell it to, and so it all came out with you.
      In some families you talk if you want a turn, and {who} may be waiting for you to cut in.
      Telling a story of {their} own could be the way {who} would say: I know what you mean.
      Because you listen so well, {who} may take you for a person who prefers it that way.
      Nervous people fill every gap, and {who} might be more afraid of a silence than in love with the sound.`,
    own: `
      You may ask so well that {who} never had to leave a gap for you to put something in.
      If you say “nothing much” when {who} did ask for once, the door closes from your side.
      Waiting to be asked is one way, and starting with “I need to tell you something” is another that is open to you.
      You can decide how long you listen before you begin, instead of being angry at the end.`,
    step: `
      Open the next meeting with {who} yourself: I've got news, can I go first today?
      When the talk is taken from you, take it back once, in a friendly way: hang on, I wasn't finished.
      Tell {who} one thing this week that matters, early in the talk and while you are still fresh.
      You could give the next talk a frame at the start: I have twenty minutes, and I'd like five of them for me.
      Suggest to {who} something where you both do and look, a museum, a hike, a pottery class, so that it is not all talk.
      When you have no room for a long story, say so kindly to {who} and name a time when you will.`,
    words: `
      I like hearing about your life. I'd also like you to ask about mine.
      I'd love to tell you something of mine too. Can I go first next time?
      I sometimes feel like your listener more than your friend, and I miss being your friend.
      I don't need advice or anything clever. I'd just love it if you asked me one thing and waited.
      Maybe I never said it clearly: I'd like to be asked how I am, too.
      Could we both get a turn? I'd like to tell you how things are with me as well.`,
    deal: `
      begin each call by turns, and whoever begins gets the first quarter of an hour
      ask “do you want an ear or an idea” before one of you answers
      make room for each other's news before the usual subjects come back
      end each long message with one question to the other`,
  },
  {
    name: 'friend-competes-or-belittles',
    matter: 'being made small by a friend',
    place: 'friends',
    told: `
      Whatever I achieve, Claire has done it earlier, faster and abroad.
      I showed my friend the flat I've bought and all he said was that it's a bit dark for the price.
      every time im proud of smth she finds the one thing wrong with it
      My friend puts me down in front of other people, she calls me her little disaster.
      He one-ups everything, if I ran ten kilometres he ran a marathon with a cold.
      When I told her I got into the course she said oh, they take everybody nowadays.
      She copies my clothes, my holiday, even my dog's breed, and then claims it was her idea.
      My so-called friend corrects my grammar at the table and explains my own job to me.
      I've painted for sixty years and my friend Ruth looks at every picture as if it were a child's.
      he laughs at my music in front of the others n says he's just being honest
      How do I handle a friend who turns everything into a contest?
      What should I do when she belittles my success each time I share it?
      How do I deal with those little digs about my weight and my job from somebody who calls himself my mate?
      How do I tell her that her comments take all the joy out of it?
      What do I say when he outdoes me again in front of everybody?
      she always has to be better than me`,
    under: `
      perhaps you wanted {who} to be glad for you for one minute before anything else
      perhaps this is not so much about the remark as about hiding good news from {who} before it gets a scratch
      maybe a part of you wonders whether {who} could be right, and that is where it hurts
      it might be lonely to have a friend beside you who seems to run against you
      possibly you have begun to think of what {who} might say before you tell anything
      could be that you never entered this race and still feel beaten by {who} each time you meet`,
    ask: `
      What had you hoped to hear from your friend instead?
      Which remark has stayed with you the longest, and what did it touch?
      Is it the same when you two are alone, or only when others are there?
      What have you stopped telling, or stopped trying, because of it?
      What did you say at that moment, and what came to you afterwards?
      When was this friend last truly happy for you, and what was different then?`,
    other: `
      Somebody who has to win at everything may feel behind all the time, and {who} could be measuring against you.
      It may be that {who} grew up with this sort of teasing and counts it as fondness.
      Your good news might have touched the very thing that {who} failed at or gave up.
      Perhaps {who} meant to be useful and thought that a friend is somebody who points out the flaw.
      It is possible that {who} enjoyed being the strong one of you two, and your growing upset the order.`,
    own: `
      If you laugh along, {who} may get no sign that it landed.
      You can choose whom you tell first when you are proud of something, and it need not be {who}.
      It is worth a look whether you measure yourself against {who} as well, and what it gives you.
      You can decide how much a remark may weigh, above all when {who} might know little of the thing.`,
    step: `
      The next time a dig comes, say “ouch” and nothing more, and let it stand in the room.
      Tell {who} before the next good news what you wish for: just be happy with me for a minute.
      Take your next success first to somebody who will cheer, this week, and only later to {who}.
      You could ask {who} about something that went well for {them}, be honestly glad, and see whether the contest calms down.
      Prepare one dry line for the one-upping, such as “you win, can I finish mine?”, and use it with a smile.
      Speak to {who} alone within a few days of a remark in company, and name the sentence, not the character.`,
    words: `
      It made me feel small. I'd like to feel that you're on my side.
      Maybe you meant it as a joke. It hurt me all the same.
      I don't want to compete with you. Can we just be glad for each other?
      Please don't say things like that to me. They stay with me for a long time.
      I'd like to tell you good things without being afraid of the answer. Can we get there?
      Is there something about me that bothers you? I'd rather hear it straight.`,
    deal: `
      let good news be good news for the first ten minutes, and save the questions for later
      agree on a word that means “that was one too many”, and keep to it in company
      leave out the topics that always end as a contest, be it sport, salary or children
      give an opinion only after the other one has asked for it`,
  },
  {
    name: 'jealous-of-a-friends-luck',
    matter: 'envying a friend',
    place: 'friends',
    told: `
      My best friend is pregnant after one month, and we have been trying for four years. I cried in the loo.
      I am so envious of Nina's life that I can hardly like her pictures any more.
      he got the job i wanted too and im smiling like an idiot but inside im sick with jealousy
      Everybody around me is buying houses and I still share a bathroom with strangers.
      She's met the love of her life and I'm happy for her, really, and I also can't bear to hear about it.
      I caught myself hoping that my friend's new business would fail. What kind of person am I?
      My friend is prettier, thinner and funnier and every man looks at her when we go out.
      At my age one should be above it, but my friend has seven grandchildren and I have none, and it eats at me.
      his parents pay for everything and i work nights, i hate that i hate him for it
      My friend's book is being published and mine has been in a drawer for nine years.
      What do I do with being jealous of my friend's success?
      How can I be glad for her engagement when I've just been left?
      How do I stop comparing my life with my friend's and feeling bitter?
      How do I tell her that I need some distance from the baby news without hurting her?
      What can I say to him, since he has surely noticed that I wasn't really pleased?
      i'm so jealous of her`,
    under: `
      envy may only be pointing, rather rudely, at something you want very much for yourself
      you might be grieving your own wish, and {who} only reminded you of it
      perhaps it is lonely to smile for {who} and to have nobody who sees what it takes
      it may have less to do with {who} than with how far away your own wish feels right now
      maybe you are more ashamed of the feeling than {who} would ever be hurt by it
      possibly you fear being left behind by {who}, in a place you two used to share`,
    ask: `
      What exactly would you take over from that life, if you could choose one thing only?
      When does it hit you most, and what goes through your head then?
      What does it seem to say about you that your friend has it and you have not?
      What do you know of the price or the dark corners of that luck?
      Who knows how much you long for it yourself?
      If you could be half glad and half sad out loud, how would that sentence go?`,
    other: `
      It could be that {who} noticed your quietness, and toned down the joy or told it elsewhere for your sake.
      Perhaps {who} would give a lot to talk about the hard side of it, and believed that would not be allowed with you.
      From the outside luck looks whole, while {who} may lie awake over things you never see.
      Very possibly {who} envied you for something, too, at another time.
      In the rush of it {who} might simply not have thought of what the news would stir up in you.`,
    own: `
      The feeling came uninvited, but how you act towards {who} while it lasts, you can choose.
      You can look at what you compare yourself with, and how you feel after each comparison.
      It might be kinder to be honest with {who} in one sentence than to vanish behind excuses.
      There may be a small part of that wish which you have put off and which depends on nobody else.`,
    step: `
      Write down tonight the one thing about it that you would like for yourself, and one step of an hour towards it.
      Congratulate {who} in writing first if your face won't play along, and see {them} a few days later.
      If pictures set it off, you could mute those of {who} for two weeks, without guilt.
      Tell one person who is not part of it, this week, how it really is for you.
      Next time ask {who} for the part that is hard about it, and listen to the end.
      Plan something pleasant for the hour after a meeting you dread, so that you have somewhere to go with it.`,
    words: `
      I'm happy for you, and there's a sad corner in me that has nothing to do with you. I wanted you to know.
      If I've been odd lately, it's because I want that so much myself. You did nothing wrong.
      I may need to hear about it in small portions for a while. I still want to know how you are.
      If I'm not as warm about it as you deserve, I'm sorry. I do want to hear about it.
      I'm envious, and I don't want it to come between us. I'd rather be honest than far away.
      Would it be all right if we talked about something else for a bit today?`,
    deal: `
      agree that one of you may say “not today” about that topic, without a reason
      give the good news by message first, so that the other has a moment alone with it
      tell each other the hard part along with the shiny one
      keep something that belongs only to you two and has nothing to do with it`,
  },
  {
    name: 'hurtful-joke',
    matter: 'the joke that hurt',
    place: 'friends',
    told: `
      My friend made a joke about my stammer in front of the entire table and everybody roared.
      He called me “the divorced one” in his toast and the people laughed. I laughed too, and could have cried.
      she posted an ugly photo of me with a funny caption and now its got 200 likes
      When I didn't find it funny, they said I have no sense of humour.
      The lads have a nickname for me because of my nose, it was fun at fifteen and I'm thirty-one.
      A friend joked that I'd only got the post because of my skin colour, and then winked.
      At cards Herbert said that at least my wife doesn't have to put up with me any more. She died in February.
      omg he did an impression of my accent at the party and my whole body went cold
      She made fun of my depression, said I should bring my own rain cloud.
      It was meant as banter about how often I've been dumped, but he knew I'd been dumped that very week.
      What do I do when a friend hurts me with a joke and then says I'm too sensitive?
      How do I react to teasing about my body that everyone else finds hilarious?
      How should I deal with a mate who doesn't know where the fun stops?
      How do I tell him that his joke wasn't funny to me, three days later?
      What can I write to her about that caption so she takes it down?
      just a joke, he said`,
    under: `
      perhaps being laughed at hurt more than the line that {who} came up with
      maybe it is less about humour than about {who} knowing exactly where you are sore
      maybe you had to choose in half a second between laughing along and being the spoilsport
      it is possible that you wonder whether {who} only said in fun what all of them think
      what you may have wanted from {who} was one look that said sorry, right then
      possibly you are cross with yourself that you had no answer for {who} at that moment`,
    ask: `
      Which word in it was the one that went in?
      What did you do at that moment, and what was going on inside you?
      Does your friend know what that sore spot has cost you?
      Who else was there, and was there anybody who did not laugh?
      Are there jokes about you that you do enjoy, and what makes the difference?
      What would you like to happen: a sorry, an explanation, or simply never again?`,
    other: `
      Sometimes a laugh was so close that {who} went for it, and thought of you only a second too late.
      It is quite possible that {who} believed you would not mind, because you seemed to take such jokes well.
      Teasing might be the only warm language that {who} ever learnt among friends.
      Perhaps {who} felt unsure in that round and bought a laugh with the nearest thing, which was you.
      When you laughed along, {who} may have taken it as a sign that all was well.`,
    own: `
      You could look at whether you make that joke about yourself, since {who} may take it for permission.
      A late word is still a word, and it need not be quick or witty to reach {who}.
      You do not have to settle whether you are too sensitive; it is enough to know that it hurt.
      There may be an older laughter in it that {who} never heard of, and only you can tell.`,
    step: `
      Speak to {who} alone within the next few days, and quote the sentence exactly as it was said.
      If it is a picture or a post, write to {who} today, ask for it to be taken down, and give no lecture.
      Next time do not laugh; look at {who} and let two seconds pass.
      You could ask one person who was there how it sounded to them, so that you are not alone with it.
      Decide which joke is all right and which one is not, and tell {who} the difference in one line.
      Have a short sentence ready for company, for instance “not that one, please”, and then change the subject.`,
    words: `
      It went right through me. Please leave that one out from now on.
      I know you like to be funny and mostly I love it. This one touched something that isn't funny for me.
      Maybe it was meant as fun, and it hurt. I wanted you to know.
      Would you leave me out of such jokes? I'd be grateful.
      I don't need a big apology. I'd like you to know where the sore spot is, and to go round it.
      I felt pretty alone in that moment. Did you notice?`,
    deal: `
      name three subjects that are off the table for jokes, each of you
      agree that “enough” means enough, without a debate about humour
      ask before a picture of the other one goes online
      save the teasing for when you are alone together, where it is only fun`,
  },
];
