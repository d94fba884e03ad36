import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const familyBonds: readonly Situation[] = [
  {
    name: 'favoured-sibling',
    matter: 'a brother or sister being favoured',
    place: 'family',
    told: `
      My parents paid for my brother's house and when I asked for help with the car there was nothing left.
      my sister is the golden child, whatever she does is great and i get a nod
      Mum drives two hours every week to look after my sister's kids and has babysat mine twice in four years.
      There are eleven pictures of him on their wall and one of me, and I'm cut in half on it.
      My father turned up to all of my brother's matches and never to one of my concerts.
      He can do no wrong. My brother crashed dad's car and I got the lecture for lending him the keys.
      even at 60 i notice how my mothers voice changes when my little brother rings
      When my sister cancels, she is busy, poor thing. When I cancel, I'm selfish. Same parents.
      Dad told me to my face that my twin was always the easier one to love.
      I do everything for my parents and the one who shows up once a year gets the fatted calf.
      How do I deal with my parents preferring my brother over me?
      what can i do when my mum so obviously likes my sister better
      How should I react when they boast about her and forget to ask how I am?
      How do I tell my parents that they put my brother first, without sounding jealous?
      how can i say to mum it hurts that her favourite gets everything
      my brother is the favourite, always`,
    under: `
      it may be less about who got what than about whether {who} could see you just as gladly
      perhaps you are tired of having to earn from {who} what somebody else seems to get for nothing
      it sounds as if there were an old scale in the room, and even small things landed on it
      maybe you want {who} to say just once that {they} saw it, and that it was unfair
      it may be that it stands between you and your brother or sister too, though neither of you chose it
      part of you might still be the child who waited for {who} to turn round`,
    ask: `
      When did you first feel that you came second?
      What did you get from {who} that nobody else in the family got?
      What happened recently that brought the old feeling back?
      How do you get on with the one who is favoured, when no parent is in the room?
      If {who} wanted to make up for one thing, which would you choose?
      Who in your life has always been plainly glad to see you?`,
    other: `
      {who} may have given most to the one {they} worried about most, and never added it up.
      It could be that {who} leaned on you because you managed, and took your managing for contentment.
      {they} might be more alike with the other one, and find ease there without meaning less love for you.
      {who} may honestly believe that everything was shared evenly.
      A parent could be ashamed of the difference and deny it for exactly that reason.`,
    own: `
      You could look at where you still compete for a prize that {who} may not be able to hand out.
      Some of what you do for {who} may be done in the hope of being noticed, and you may do less of that part.
      Your brother or sister is probably not the one who owes you this, even if it is easier to be angry there.
      A single plain request is easier for {who} to meet than a whole childhood to be put right.`,
    step: `
      Choose one thing you would like from {who} in the coming weeks, an afternoon or a call, and ask for just that.
      Write a list of what happened without adjectives, and decide which one point is worth telling {who}.
      Ring your brother or sister this week about something of your own, with no parent in it.
      When the next favour is asked by {who}, wait a day before you answer and notice why you would say yes.
      Spend an hour this week with somebody who is plainly glad to see you.
      Tell {who} one piece of your news on Sunday, before the talk turns to the others.`,
    words: `
      I don't begrudge it to anyone. I just want to matter as much to you, and often I don't feel that I do.
      It made me feel small. Would you spend an afternoon with me, just us?
      I know you may see it differently. I'd be glad if you didn't argue and just listened to how it was for me.
      Even when I seem to manage, I'd like you to ask how I am sometimes.
      I don't want anything taken away from the others. I'd like you to be proud of me too, out loud.
      It isn't about the thing itself. I'd like to be the one you think of, for once.`,
    deal: `
      have one lunch a month with just the two of you
      say plainly who in the family gets what, so that nobody finds out by chance
      begin each call with the news of the one who rang
      leave comparisons between the children out of it, the flattering ones too`,
  },
  {
    name: 'parents-reject-partner',
    matter: 'your family not accepting your partner',
    place: 'family',
    told: `
      My parents don't like my boyfriend and don't hide it. They talk past him at dinner.
      my mum said shell never be good enough for me, weve been together 5 years
      Dad refuses to come to our engagement because my fiancé has another skin colour and another passport.
      My family still invites my ex-wife to birthdays and leaves out the woman I live with.
      They think he's after our money because he's a bricklayer and I'm a doctor.
      My mother pretends my girlfriend doesn't exist, on the phone she only asks about “you” and never about us.
      because she is 14 years older than me my parents say its a joke and wont meet her
      My father won't shake my husband's hand. At every celebration I sit in between like a customs officer.
      Mum told me in the kitchen that she hopes I'll come to my senses before I marry him.
      My partner doesn't want to come along to my parents any more since they made fun of her accent.
      What should I do when my parents reject the man I love?
      how do i deal with my family being cold to my girlfriend at every visit
      Do I have to choose between my parents and my partner? They make me feel I do.
      How do I tell my parents that they have to be polite to my boyfriend?
      how can i say to mum that i will marry her whether she likes it or not
      my parents hate my girlfriend`,
    under: `
      it may be less about manners than about {who} trusting your heart to know what it does
      perhaps you wish the people you love most could sit in one room without you holding your breath
      it sounds as if you stood between {who} and your partner, and both looked to you
      maybe you want {who} to see the person you see when the door is closed
      it may be that a no to your partner sounds to you like a no to the life you chose
      part of you might be angry with {who}, and part of you still wants the blessing`,
    ask: `
      What do you love in your partner that {who} never had the chance to see?
      What exactly did {who} say or do, and how did your partner take it?
      What reason did {who} ever give, and is there a worry in it that you could answer?
      What would be the least you need from {them} at the next visit?
      Has there been a moment when it went better, even for half an hour?
      What do you and your partner say to each other after a visit?`,
    other: `
      {who} may be afraid of losing you to a world {they} might not understand.
      It could be that {who} had pictured somebody else for you, and found it hard to let go of the picture.
      {they} might have heard about your quarrels and never about how you made up.
      {who} may be slow with strangers and stubborn once an opinion was out, too proud to take it back.
      {who} may not know how deep a cold look or a remark could go.`,
    own: `
      You could look at what {who} heard of your partner from you, and whether the good days were in it.
      Staying neutral in the moment may feel fair, but your partner may need you to say one sentence aloud.
      You need not win {who} over, it may be enough that everybody is civil in the same room.
      Carrying remarks from one side to the other rarely helps anyone, and you may stop being the messenger.`,
    step: `
      Speak to {who} alone this week, and ask what the worry is, in one question and without defending.
      Agree with your partner before the next visit on how long you stay and on a sign for “let us go”.
      Tell {who} before the next visit the one thing you would ask for, a friendly greeting or no jokes, and leave it at that.
      Arrange something short with a task in it, cooking or a walk, rather than a long dinner.
      Tell {who} one small good story about your partner in the next call.
      If a remark comes, say calmly “Please don't”, and go on with something else.`,
    words: `
      I'm not asking you to love who I love. I'm asking you to be kind, for my sake.
      It hurts to stand between you. Would you give it a real chance, for me?
      If there's something you worry about, tell me once and clearly, and I'll listen. After that I'd like it to rest.
      This is the person I love. When you're cold, I feel it too.
      I miss being able to tell you happy things. I'd love to tell you about us and see you smile.
      I won't choose between you. I want you both in my life, and I need your help with that.`,
    deal: `
      meet on neutral ground for an hour first, a café or a park, before the next big dinner
      agree that doubts are told in private and never at the table
      ask one honest question about the partner at each visit
      put both names on invitations and cards from now on`,
  },
  {
    name: 'mother-shares-secrets',
    matter: 'things you told in confidence being passed on',
    place: 'family',
    told: `
      I told my mother about the miscarriage and by evening my aunts were writing to say how sorry they are.
      i tell mum something private and she tells the whole family, every time
      My mum told my sister about my pregnancy before I could do it myself.
      She announced my divorce at her bridge club. I hadn't even told my friends yet.
      My dad chatted about my debts with the neighbour and now the street knows.
      I asked her to keep it to herself and she said “but I only told Grandma”.
      My mother posts things about my illness on Facebook and asks people to pray for me.
      told my mum about my panic attacks in confidence and my brother in law brought it up at lunch
      My cousin congratulated me on a job I had mentioned only to my mother, under the seal of secrecy.
      She cannot keep a secret. What I say at noon comes back to me from three people by teatime.
      How do I deal with a mother who blabs everything I tell her?
      what should i do, i want to confide in mum but she passes it all on
      How can I stop my mother from telling relatives my private business?
      How do I tell my mum that what I said was only meant for her ears?
      how can i say to my mother that im hurt she spread my news
      my mum told everyone my secret`,
    under: `
      it may be less about who knows now than about having had one person to tell, {who} of all people
      perhaps the telling was yours, in your own time and words, and {who} took it out of your hands
      it sounds as if you lost two things at once, your privacy and a person you could tell things to
      maybe you want {who} to be able to hold something of yours without passing it round
      it may be that you feel foolish for having trusted again, when you only wanted to be close
      part of you might already be deciding what to leave out before the next call from {who}`,
    ask: `
      How did you find out that it had gone round, and who was the one who mentioned it?
      What had you told {who} about keeping it to {them} alone?
      Who did you want to tell yourself, and how had you imagined that moment?
      What did {who} say when it came out?
      Which things would you still like to be able to tell {them}, if you could be sure?
      Is there anything that can still be stopped, or put right with one of those who heard?`,
    other: `
      {who} may have been so full of it, for joy or for worry, that {they} told the first person who rang.
      It could be that {who} looked for comfort with others because your news had shaken {them} too.
      In {their} family news may always have belonged to everybody, and a secret might feel like a wall.
      {who} may have thought that the closest ones did not count as telling.
      Having news to share may have felt to {who} like a way of being close to others, with no harm meant.`,
    own: `
      You could look at whether you said how private it was, in so many words, or hoped that {who} would know.
      Some news may have to be told to the others first, and to {who} last, however sad that order feels.
      You may still tell {who} about your life and keep back what would hurt to hear from a cousin.
      Saying nothing might spare a scene, but {who} could hardly know what to do otherwise next time.`,
    step: `
      Ring {who} in the next two days and say exactly which part was not meant for others.
      Ask {who} for the names of all who know, so that you are not surprised again.
      Write one short line to the person who mattered most, so that they hear it from you after all.
      Next time begin with “This is only for you until I say otherwise”, and wait for {who} to answer yes.
      Begin with something small before you tell {who} something large, and say each time whom it is for.
      If anything was posted, send {who} a message today with the link and ask to have it taken down by tonight.`,
    words: `
      I told you, and only you. Please let me be the one who shares my news.
      Perhaps you didn't mean any harm, and it still hurt. Who else knows?
      I'd like to keep telling you what matters to me. For that I need to be sure they stay with you.
      It was mine to tell or to keep. It makes me sad that it's out now.
      I don't know what made you pass it on. Will you tell me, so that I can understand?
      Please don't speak to anyone else about it. A plain sorry would help me too.`,
    deal: `
      use the words “only for you” for what must not be passed on, and ask when in doubt
      name one person each whom it is all right to talk to when something weighs
      let the one whose news it is tell it, and wait until they say it is out
      ask before posting any picture or word about the other`,
  },
  {
    name: 'distant-silent-father',
    matter: 'a father who hardly says anything',
    place: 'family',
    told: `
      My father hands the phone to my mother after ten seconds. In forty years we have never had a real conversation.
      dad never says anything, he just sits there with his paper and nods
      He has never told me he loves me. He checks my tyres instead.
      I sat with my father in the car for three hours and the only subject was the roadworks.
      My dad didn't say a word at my graduation, he just shook my hand and went to fetch the car.
      since mum died its just silence on the line between my father and me, i can hear the clock
      He is a stranger who happens to be my father. I know more about my barber.
      Whenever I try to speak about something personal, Dad gets up to look after the heating.
      I don't know if he's proud of me, disappointed, or if he thinks of me at all. He gives nothing away.
      papa shows up, repairs something, leaves again, no how are you, nothing
      How do I deal with a father who is so closed and distant?
      what can i do to get my dad to talk to me before its too late
      How could I get closer to my father, when he only ever speaks about football and the weather?
      How do I tell my dad that I'd like to know him better?
      how can i say to my father that i missed him although he was always in the house
      my father never talks to me`,
    under: `
      it may be less about words than about never quite knowing what you are to {who}
      perhaps you have learned to read the small things {who} could do for you, and still long for one sentence
      it sounds as if you missed somebody who was there and out of reach at once
      maybe you feel that there is not endless time left to get to know {who}
      it may be that you carry questions only {who} could answer, about {them} and about yourself
      part of you might be tired of always being the one who begins`,
    ask: `
      When did you last feel close to {who}, and what were you two doing?
      What would you ask {who}, if you knew that an answer would come?
      What do you know about how {who} grew up, and who ever talked to {them}?
      Which sentence from {who} would change something for you?
      How does {their} care show, if it shows anywhere at all?
      What happens in you when the silence begins, and what do you do to fill it?`,
    other: `
      {who} may have had a father who spoke even less, and thought {they} had already done a little better.
      Repairing and driving and paying may have been the language {who} learned at home.
      It could be that {who} feared saying the wrong thing to you, and so said nothing.
      {who} may have left the talking to somebody else in the house for so long that {they} never learned it.
      {they} might wish for a talk more than you would guess, and still have no idea how to begin one.`,
    own: `
      You could look at whether you ask {who} for feelings, when a question about {their} work or {their} youth might open the door.
      Talking side by side, over a task or on a drive, may ask less of {who} than talking face to face.
      You may tell {who} something of yours without waiting for the right answer to come back.
      It is fair to grieve for the father you did not get, and still have coffee with the one who is there.`,
    step: `
      Ask {who} this week to show or repair something with you, and go along with {them} instead of fetching it later.
      Show {who} an old photograph this week and ask who is in it and what happened that day.
      When the talk is about to end, ask {who} one question more, about {their} day or {their} first job.
      Write {who} a postcard with one thing you learned from {them}, and post it before the weekend.
      Invite {who} this month to something with an end, a match or a drive, and let the silence be at first.
      Tell {who} one true sentence about your own life at the next goodbye, and expect no reply.`,
    words: `
      I'd like to know more about you. Would you come for a walk with me on Saturday, just us?
      I often wonder what you think of me. You don't need big words, one sentence would do.
      You don't have to be a talker. I'd just love to hear from you once that you're glad I'm here.
      I miss you, even when we're in the same room. Will you tell me something from when you were young?
      I don't always know how to begin either. Could we try, however clumsily?
      There are things I'd love to ask you. Would you mind if I brought one question each time we see each other?`,
    deal: `
      do one thing a month side by side, a repair, a drive, a match
      stay on the phone for five minutes before handing it over
      bring one old story or one old picture to every visit
      write each other a few lines when speaking is too much`,
  },
];
