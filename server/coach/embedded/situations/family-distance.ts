import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const familyDistance: readonly Situation[] = [
  {
    name: 'politics-at-the-table',
    matter: 'politics at the family table',
    place: 'family',
    told: `
      My uncle starts about immigrants before the soup is served and everybody stares at their plates.
      dad and i cant talk five minutes without a fight on the election
      My mother believes every video she gets sent about vaccines and calls me brainwashed.
      At Grandma's eightieth my brother and my cousin shouted at each other over the war until she cried.
      My son calls me a climate criminal because I drive a diesel, and my father calls him a sect member.
      He votes for a party that would like to abolish families like mine, and then he passes me the gravy.
      we had to leave my parents place at easter because of a row over the news
      My sister sends propaganda to the family chat every day and nobody dares to answer.
      My father-in-law makes remarks about women in politics and looks at me while he does it.
      I used to admire my dad, and now he repeats talking points from the internet and I don't know him any more.
      How do I deal with a relative who provokes everyone with his politics at dinner?
      what should i do when my family starts arguing about the government again
      Should I stay away from family parties because of the racist jokes there?
      How do I tell my father that I don't want to discuss politics with him any more?
      how can i say to my uncle that his remarks about refugees go too far for me
      another political fight at the family dinner`,
    under: `
      it may be less about the party than about finding {who} again, as you knew {them}, behind the slogans
      perhaps you cannot go on eating as if nothing had been said, because it matters to you
      it sounds as if you had lost a piece of common ground with {who}, and wanted it back
      maybe your silence at that table feels to you like agreeing
      it may be that you want {who} to take what you think as seriously as what others say
      part of you might long for one meal with {who} at which everybody is simply family`,
    ask: `
      Which sentence was it that you could not let pass?
      What did {who} care about in earlier years that you liked in {them}?
      What do the others at the table do when it begins?
      What fear might sit beneath the loud opinion, if you had to guess?
      Is there any matter at all on which you and {who} still agree?
      What would you want to have said or not said, when it is over?`,
    other: `
      {who} may feel left behind by a world that went on without asking, and loud opinions could be a way to be heard.
      It could be that {who} hardly ever met anybody who thought otherwise.
      Arguing may be a way for {who} to be close to you, or at least to be noticed.
      {they} might hear your objection as contempt, even where you meant only the matter.
      {who} may not have thought of any person at the table when {they} said it.`,
    own: `
      You could decide beforehand which remarks you let pass and which you answer, so that the choosing is not left to {who}.
      Winning before an audience rarely moves anybody, while a question alone in the kitchen might.
      Asking {who} how {they} came to think so is not the same as agreeing.
      You may leave the room or the party when people you love are insulted, quietly and without a speech.`,
    step: `
      Ring {who} before the next gathering and propose a meal without politics, this once.
      Have one sentence ready for the remark, such as “I see it quite differently, and I'd like to eat in peace”.
      Ask {who} one real question this week about what worries {them} most these days, and only listen.
      Agree with one ally at the table on a change of subject, and have one ready.
      If it comes by phone, mute the family chat for a fortnight, and send {who} a picture of something ordinary.
      If it starts nonetheless, get up after the second round and offer to make the coffee.`,
    words: `
      I'd like to sit with you without a fight. Can we leave politics out of it next time?
      It got to me more than you may think. I'd ask you not to say such things in front of me.
      I want to understand what you're worried about. Tell me some time on a walk, without the others.
      I'm not stupid because I think differently, and neither are you. Shall we try talking like that?
      I miss talking with you about everything else. Tell me how you are, apart from the news.
      We don't have to agree. I'd just like us to be kind to each other.`,
    deal: `
      keep the table free of politics and take a walk for it afterwards, for those who like
      let each speak for three minutes without interruption when it does come up
      leave jokes about whole groups of people at the door
      use the family chat for family only, and another one for the news`,
  },
  {
    name: 'estranged-wanting-contact',
    matter: 'the broken contact in your family',
    place: 'family',
    told: `
      I haven't spoken to my sister for six years and I don't even remember how it started.
      my daughter cut me off 2 years ago, she sends my letters back unopened
      My father is dying, the neighbour says, and we've had no contact since 2011.
      I broke off contact with my mother, and now that I'm pregnant I keep dreaming about her.
      After the row at the funeral my brother blocked me everywhere. I look at his window when I drive past.
      I ended it with my parents for good reasons and still I cry on Mother's Day.
      I have grandchildren I've never seen because my son stopped speaking to us.
      saw my estranged brother at the supermarket, we both pretended to look at the yoghurt
      My dad walked out when I was seven and after thirty years there's a message from him on my phone.
      Our family has been split in two since the sale of the farm, and my cousins no longer greet me.
      What should I do if I'd like to get in touch with my estranged sister after so long?
      how do i deal with my own child not wanting contact with me
      Should I answer my father after twenty years of nothing?
      How do I write to my brother after six years of silence?
      how can i tell my mother that i would like to try contact again but slowly
      no contact with my sister for years`,
    under: `
      it may be less about who was right back then than about {who} living somewhere without you
      perhaps you want to know whether there is still a door, even before you decide to knock
      it sounds as if the silence of {who} had a voice of its own, louder on certain days
      maybe you miss what you had, or grieve over what you never did have with {who}
      it may be that you want both, to stay safe from the old hurt and not to lose {who} for ever
      part of you might fear that time decides this if you do not`,
    ask: `
      What do you remember of how the contact broke off?
      What brought {who} back to your mind just now?
      What would you hope for from a first sign of life, and what would you dread?
      What must never happen again, if there was to be contact?
      What do you think {who} would say it was about?
      How would you carry it if no answer came?`,
    other: `
      {who} may think of you more often than the silence would let you believe.
      It could be that {who} needed the distance to get steady, and that it said little about love.
      {they} might wait for the first step too, each year a bit less sure that {they} may take it.
      {who} may remember that last scene quite differently, and be waiting for one particular sentence.
      Shame could keep somebody away for longer than anger would, and {who} may feel more of it than you know.`,
    own: `
      You could ask yourself whether you want contact, or an apology, or peace in yourself, as each has another way.
      If the distance protects you, keeping it is a decision and no failure, whatever the calendar says.
      A first message asks for little when it explains nothing, accuses nobody and leaves {who} free not to answer.
      If {who} once asked for distance, the kindest thing to do may be to say that your door is open and then wait.`,
    step: `
      Write a letter to {who} this evening that you will not send, with everything in it.
      If you want to reach out, send {who} a card with three lines: that you think of {them}, that you wish {them} well, how to reach you.
      Talk this week to somebody who knew you both and will not carry it further.
      Decide before you write how long you will leave it alone if {who} gave no answer, three months perhaps.
      If you meet again, choose one hour in a public place, and leave the old story for the second time.
      Put together what you miss and what you do not miss about {who} in two columns, and look at both on Sunday.`,
    words: `
      I think of you, more often than you'd guess. You don't have to answer, I only wanted you to know.
      I don't want to go over the old things today. I'd just like to know how you are.
      If there's something I did that hurt you, I'd like to know. If you ever want to talk, I'd be glad.
      I'd like us to find a way back to each other. Would that be possible for you?
      I don't know what you'd wish for. Would it be all right if I wrote to you now and then?
      I need it to go slowly, and I don't want you to think that you mean nothing to me.`,
    deal: `
      begin with letters or short messages, and meet only when both would like to
      leave the old quarrel out of the first three meetings
      agree that no relative is sent back and forth with messages
      say when it gets too much, and take a break without it meaning the end`,
  },
  {
    name: 'adult-child-pulls-away',
    matter: 'a grown child who hardly calls',
    place: 'family',
    told: `
      My son is 28 and hasn't called me in two months. When I ring him he is always just on his way out.
      our daughter never calls, we hear about her life from instagram
      Since my daughter moved in with him she answers my messages with a thumbs up.
      I gave my children everything, and now that I'm old they come at Christmas for three hours.
      My boy used to tell me everything. Now I get “all good, mum” and that's it.
      She forgot Mother's Day, I sat by the phone the whole day like a fool.
      My son's wife sends the birthday cards. From him I hear nothing, not one word.
      i see that my daughter has read my message and she doesnt write back for days
      He moved to Australia for work and our calls have gone from weekly to never.
      Since my husband died I hoped my kids would look in more often. They have their own lives, they say.
      How do I deal with my grown-up daughter pulling away from me?
      what can i do when my adult son only gets in touch if he needs something
      How often should a thirty-year-old child ring their mother?
      How do I tell my son that I'd like to hear from him more without nagging?
      how can i say to my daughter that i miss her and not sound needy
      my grown son never calls me`,
    under: `
      it may be less about the number of calls than about whether {who} ever thought of you unasked
      perhaps you miss being part of the small things, what {who} cooked and who annoyed {them}
      it sounds as if a job you did with all your heart had ended without a farewell
      maybe the quiet makes you wonder whether something you said or did stands between you
      it may be that you want to be wanted by {who}, and not only to be visited
      part of you might be proud that {they} can fly, and lonely beside the nest`,
    ask: `
      When did you and {who} last have a good talk, and what was it about?
      What changed in {their} life, or in yours, around the time the calls grew fewer?
      How do your calls usually begin, and how do they end?
      What would you love to know about {who} that you no longer dare to ask?
      How was it between you and your own parents at that age?
      What else gives you joy in the week, apart from hearing from {who}?`,
    other: `
      {who} may feel so sure of you that {they} never imagined you waiting.
      Between work, love and tiredness a call home could slide to tomorrow for weeks, with no meaning in it.
      It could be that {who} feared questions or disappointment, and rang less so as not to hear them.
      {they} might need some distance to become somebody of {their} own, before coming nearer again.
      {who} may not know what to say to you, since the big things are too big and the small ones seem too dull.`,
    own: `
      You could listen to how your calls begin, since even a joking reproach may make the next one harder for {who}.
      A message that asks for nothing may be easier for {who} to answer than one that counts the days.
      What you would like to hear from {who}, you might tell {them} of yourself, a small thing from your day.
      If there was an old hurt, it could help to ask about it once, and to hear the answer to the end.`,
    step: `
      Send {who} a picture tonight of something small from your day, with no question under it.
      Propose a fixed time to {who}, Sundays at six for twenty minutes, and let {them} change it.
      Ask {who} this week for help with something {they} knew more about than you, a phone or a recipe.
      In the next call ask one question about what {who} enjoyed lately, and give no advice at all.
      Arrange something of your own for the evening on which you usually wait.
      If you suspect an old hurt, write {who} three lines by Saturday asking whether you did something that still stands between you.`,
    words: `
      I miss you, and that's not a reproach. Tell me something small from your week?
      You don't owe me calls. I'd just be so happy about ten minutes now and then.
      I'm not sure how to reach you these days. What would be easiest for you, ringing, writing, a walk?
      If I did something that made you keep away, I'd like to know it. I'll listen and not defend myself.
      I'd love to know what your days look like now, the dull parts too.
      I'm proud of the life you've made. I'd like to be a little part of it, in whatever way suits you.`,
    deal: `
      find a fixed short time for a call, and let it be moved without guilt
      send one picture a week in each direction, with no need to answer
      do something together when you meet, rather than sitting and asking
      say when a question is too much, and not mind being told`,
  },
  {
    name: 'adult-child-choices',
    matter: 'the choices of your grown child',
    place: 'family',
    told: `
      My daughter is marrying a man I don't trust one bit, and I have to smile at the engagement party.
      my son dropped out of uni at 24 and games till noon in his old room
      Our daughter wants to go to the other end of the world with our two grandchildren and calls it an adventure.
      My son's girlfriend speaks for him, orders for him and he lets her.
      She's 35, no husband, no children, changes jobs each year, and I lie awake wondering what will become of her.
      My boy has got into debt with some online business and won't let his father look at the papers.
      he left his wife and little son for someone he met at the gym, my own son
      My daughter is having a third child although they can't make ends meet with two.
      My son doesn't vaccinate his kids and I, his mother and a nurse, am supposed to keep quiet.
      She gave up her teaching job to read tarot cards, after all those years we paid for.
      How do I deal with my adult daughter's choice of husband?
      what should i do if my grown son is throwing his life away in front of my eyes
      Should I keep paying for my 30 year old who can't get going?
      How do I tell my son that I have doubts about his fiancée without losing him?
      how can i say to my grown daughter that i worry about how she lives
      i dont like my sons girlfriend`,
    under: `
      it may be less about this decision than about not being able to catch {who} any more if it goes wrong
      perhaps you see the stone in the road and are no longer the one who holds the hand of {who}
      it sounds as if you loved {who} and worried in the same breath, and did not know what to say
      maybe you would like to be consulted once, after all these years of being responsible
      it may be that you had a picture of {their} life, and have to say goodbye to it quietly
      part of you might be more afraid of losing {who} than of the choice itself`,
    ask: `
      What exactly do you fear would happen, if you followed it to the end?
      What did {who} tell you about why it is right for {them}?
      Which decision of your own did others once doubt?
      What have you said so far, and how did {who} take it?
      What is there in {who} that you trust, even now?
      How far would your help go, and from where on would it hurt you?`,
    other: `
      {who} may hear in each question that you do not believe {they} could manage.
      It could be that {who} had doubts too, and could not say them to somebody who was only waiting for them.
      {they} might need your yes more than {they} would ever show, especially for something uncertain.
      {who} may see a side of that person or that plan which never came out in front of you.
      Having {their} own mistakes could matter to {who} as much as having {their} own success.`,
    own: `
      You may say a worry once, clearly and kindly, and after that {who} would know it without being reminded.
      Helping with money and deciding with money lie close together, and you could choose with a clear head which one you do.
      If it ever goes wrong, {who} would need a door without “I told you so” on it, and you can keep that one open.
      It could be worth asking which part is danger, and which part is only different from what you would have done.`,
    step: `
      Invite {who} this week, alone, and ask what is good about it, and listen for as long as a pot of tea lasts.
      Write down your worry in two sentences, sleep on it, and tell {who} those two sentences and no third.
      If it is about a partner, meet them once without a family crowd, for an hour, with questions about what they like.
      If money is part of it, decide by Sunday how far your help goes, and tell {who} in a calm moment.
      Tell {who} one thing {they} did well lately, in a message with no second half.
      Talk to a friend about your fears tonight, so that they are not the first thing {who} would hear tomorrow.`,
    words: `
      I'm worried, and I'll say it just this once. It's your life, and I'm beside you whatever comes of it.
      Help me understand what you see in it. I'd like to know, really.
      I can't be glad about it yet, and I don't want that to come between us. Give me some time?
      I want to help where I can, and I can't do everything. What would really help you?
      I may say it clumsily because I'm scared for you. I don't mean to scold you.
      You don't need my permission. If it ever gets hard, come to me first and explain later.`,
    deal: `
      hear each worry once and then leave it alone
      agree on what is helped with, how much and until when
      meet regularly for something that has nothing to do with the matter
      ask each other how you are before anybody asks about plans`,
  },
];
