import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleWorlds: readonly Situation[] = [
  {
    name: 'politics-with-a-partner',
    matter: 'politics between the two of you',
    place: 'couple',
    told: `
      Since the referendum my husband and I watch the news in separate rooms
      my girlfriend shares posts by a politician whose name makes me feel ill, and then asks what's for tea
      he's gone down some rabbit hole about the government and every breakfast is a lecture now
      I vote green, she votes for the ones who want to close the border, and we have a daughter of four
      we agreed on everything when we were students, and at fifty he sounds like the men we marched against
      My boyfriend called strikers lazy at dinner with my friends. I'm a union rep
      She thinks I'm naive, I think she's been fooled by some channel, and it's about Gaza again before we've taken off our coats
      my wife won't sleep in the same bed with me because of whom i voted for
      he laughs at the climate protests and he knows that our son is out there gluing himself to a road
      They put up a campaign sign in our front garden and I have to walk past it to my own door
      how do couples with opposite political opinions stay together
      what should i do when my partner starts on about taxes and feminists after two glasses of wine
      is it possible to respect a man who supports that party
      How do I tell him that I don't want to hear about the election at breakfast
      what can I say to my girlfriend when she calls me a fascist or a snowflake for disagreeing
      another row over the news, just us two`,
    under: `
      it may be less about the party than about whether you and {who} still care about the same people
      perhaps you heard something said about the world, and wondered where that left you
      you may miss being on the same side as {who}, against the rain and everything else
      it could be that you want to be able to respect {who}, and some sentences make that hard
      maybe the tone hurts more than the view, and being called naive by {who} most of all
      perhaps you fear that behind that vote stands somebody you never met in {who}`,
    ask: `
      Which sentence stayed with you, word for word?
      Whom do you think of when that subject comes up, somebody real?
      How did the two of you talk about such things when you met?
      What do you believe {who} might be afraid of, or hope for, when it comes to this?
      Where do you still find yourselves on the same side, even in a small thing?
      How does it usually start, and what would have to happen for it to end sooner?`,
    other: `
      Perhaps {who} had a fear underneath the slogan, about money, safety or being forgotten.
      It may be that {who} felt looked down on, and grew louder with every fact you brought.
      {who} might be just as shaken to find somebody so close on the other side.
      It could be that {who} read quite different news for months, and met a different world there.
      {who} may have meant a policy where you heard something about people you love.`,
    own: `
      You could ask {who} one real question before the first argument, and wait until the answer has ended.
      Winning against {who} may cost you the evening, and hardly a vote was ever changed at a kitchen table.
      It is worth separating what you cannot accept from what merely annoys you, and spending your strength on the first.
      You may say clearly where a remark goes too far for you, and still pass {who} the bread.`,
    step: `
      Ask {who} this week when {they} first began to see it that way, and only listen for ten minutes.
      Agree with {who} tonight on two places without politics, such as the bed and the breakfast table.
      Tell {who} about one person you think of when that subject comes up, in place of a number or an article.
      For the next seven days watch the headlines on your own, and watch something funny with {who}.
      Find one local thing that both of you would support, from the library to the crossing, and do it together this week.
      When the next debate turns sharp, say to {who} that you would like to stop here, and put the kettle on.`,
    words: `
      I don't want to convert you. I'd like to understand how you got there, if you'd tell me without a debate.
      Some of it touches people I love, and that's why I get so heated. Can I tell you about it calmly?
      I miss laughing with you at breakfast. Could we leave the news out of it this week?
      You may think I'm wrong. Please don't think I'm stupid.
      We can vote differently. What I need to know is that we'd still help the same person in the street.
      I don't like how we sounded just now, and that includes me. Shall we start again on Sunday, with a walk?`,
    deal: `
      keep the bed, the meals and the car free of politics
      begin each debate by saying what the other one is worried about, until it gets a nod
      end it as soon as either of you says “enough for today”
      decide together what the children and the guests get to hear of it`,
  },
  {
    name: 'two-cultures',
    matter: 'the two worlds you come from',
    place: 'couple',
    told: `
      At his parents' everybody talks Turkish for five hours and I smile at the salad
      I'm from Finland, my girlfriend is from Colombia, and she thinks my silence means that I'm angry
      in her country one doesn't put the old folks in a home, in mine you don't send half your wages to a cousin
      he says I'm rude because I took my own plate before his uncle had eaten
      We can't agree on the wedding, two hundred relatives in Lagos or twenty people in a Dutch garden
      my wife speaks Polish with our sons and I understand maybe every fifth word at my own table
      i moved to Japan for him and after three years I still bow at the wrong moment and he corrects me in front of people
      My husband jokes in German and I laugh a second too late, we quarrel in English, which is nobody's own
      Her mother expects me to eat three helpings, and my mum thinks we're showing off with all that food
      where i come from you hug your friends hello. my boyfriend's family finds it shameless
      how do you raise children between two languages when the other one gives up on his
      what should I do when my partner's customs make me feel like an intruder at every feast
      how do mixed couples deal with the misunderstandings that come from being brought up in different countries
      how do i tell her that I feel shut out when they all speak their own language
      what can i say to my fiancé, who finds my family's way of doing things cold
      I'm always the foreigner with his family`,
    under: `
      it may be less about the custom than about who has to be the foreigner, and for how long
      perhaps you would like {who} to translate more than the words
      you may be giving up small things that were home, and {who} might not know their names
      it could be tiring to be a beginner at the table where {who} could simply be a son or a daughter
      maybe you wonder which of your songs, feasts and words would be left to hand on
      perhaps what counts as love in one house could look like rudeness in the other, and you stand between them with {who}`,
    ask: `
      In which moment did you last feel far from home beside {who}?
      Which custom of yours would you hate to lose, and did {who} ever hear the story behind it?
      What does a good guest do where you grew up, and what where {who} grew up?
      In which language do you quarrel, and in which are you funny?
      Who explains things to you when you do not understand, and how?
      Which of the other customs have you come to love, perhaps without noticing?`,
    other: `
      {who} may not hear the language changing, because among family it happens by itself.
      It is possible that {who} felt like an ambassador at each visit, and got corrected from both sides.
      {who} might see as plain good manners what to you looks like a rule from nowhere.
      Perhaps {who} felt homesick too, and held on to the customs all the harder for it.
      {who} may think that you would rather be spared, and so explained less than you wished for.`,
    own: `
      You could ask {who} what a thing means before you decide whether it is rude or kind.
      Some customs you might try for a season, and others you can decline with a friendly sentence to {who}.
      Your own feast days need somebody who lays the table for them, and that can be you.
      Ten minutes of the language of {who} each day may open more doors than perfect manners.`,
    step: `
      Before the next visit, ask {who} for three sentences in {their} language and for one warning of what to expect.
      Agree with {who} on a sign for “please translate”, and try it out at the next family meal.
      Cook one dish from your childhood this weekend, and tell {who} who used to make it and when.
      Write two short lists with {who}: what each of you could never give up, and what you could easily share.
      Learn one song, joke or toast from the home of {who} this week, and use it on Sunday.
      Ask {who} tonight which habit of yours seemed strangest in the beginning, and name one in return.`,
    words: `
      I love where you come from, and sometimes I get lost in it. Would you keep an eye out for me and explain a bit?
      When I don't understand the jokes I feel very alone. A sentence in between would be enough.
      I'd like some of my own ways to live in our home too. Which of them would you enjoy?
      It wasn't meant as rudeness, where I grew up it's a sign of respect. How is it seen in your family?
      I don't want one of us to have to disappear. Can we choose together what we keep from both?
      I'm trying, and I'd be glad if you noticed. What would you like me to try next?`,
    deal: `
      keep one feast from each side every year, done properly
      let each of you speak your own language with the children, and neither give up
      translate for each other at the table, at least the punchlines
      ask “what does that mean where you are from?” before getting angry`,
  },
  {
    name: 'moving-for-their-job',
    matter: 'moving for the job of one of you',
    place: 'couple',
    told: `
      His firm wants him in Leeds from January, and he looked at me as though I could put my nursery in a suitcase
      My wife's been posted abroad for the third time and I'm the one who resigns
      I gave up my practice so that he could take the chair at the university, now I pick up his shirts
      she got the dream offer in Boston and of course I'm happy for her, I've just stopped sleeping
      he's in the army, we move every two years, I've started again as a receptionist in four towns
      we've got until friday to say yes to the transfer, it's a promotion for her and the end of my career
      I followed my boyfriend to Munich for his work and he's got colleagues and I've got the balcony
      My fiancée assumes I'll come along because I can do my job from anywhere, she never asked if I want to
      The relocation package has a line for the spouse, it's a language course
      i left my mum, my choir and a permanent post because his contract was in Aberdeen. the contract ran out
      should I quit my job to go with my husband to his new post
      how do I deal with resenting her because I gave up everything for her career
      what do we do if the better job is his and the better life is here
      how do i tell him that I won't move a second time for his company
      what could I say to her, she's so thrilled about the new position and I don't want to leave
      relocating for his job, again`,
    under: `
      it may be less about the place than about whose work gets to be the one that counts
      perhaps you would go gladly if {who} had asked you, and had been ready for a no
      you may be happy for {who} and mourning for yourself, both in the same hour
      it could be that you gave up something nobody ever thanked you for, as it looked like your own choice
      maybe you are afraid of being only the partner of {who} there, with no name of your own
      perhaps you need to know that the next turn would be yours, and that {who} would then follow`,
    ask: `
      How did the news reach you, and what was the first thing you said?
      What would you have to leave that cannot be packed?
      Whose turn has it been so far, if you count the moves and the sacrifices?
      What would you do there on an ordinary Tuesday at ten in the morning?
      What would have to be promised, and kept, for you to go with a light heart?
      What do you think {who} would give up if you asked for it?`,
    other: `
      {who} may be so full of the chance that {they} could not yet see what it would cost you.
      Perhaps {who} felt guilty about it from the first day, and talked it up so as not to feel that.
      It may be that {who} thought of the money and the future of both of you, and took your yes as given.
      {who} might be afraid of saying no to a chance like this one, and of blaming you later.
      It could be that {who} struggled in the new place too, and found it hard to complain after what you gave up.`,
    own: `
      A yes that you say only for the sake of {who} can turn bitter later, so it may be worth waiting for your own answer.
      You can tell {who} both halves, the gladness and the grief, since only one of them would sound untrue.
      If you have moved already, you could ask for something that fits now, because the old home may not be for sale.
      It may help to find out what you would want there for yourself, before {who} could offer you something.`,
    step: `
      Ask {who} for one evening this week with three columns: what each of you would gain, lose and need.
      Go there for a weekend before you answer, and spend one of the days alone, as you would live there.
      Write down tonight under which conditions you could say yes to {who}, and which one is missing.
      Ask {who} to find out by Friday how long the answer can wait and whether part of the week could be done from here.
      Ring one person in your own line of work over there this week, and ask what you could do in that town.
      If you have already moved, pick one fixed date a week that is yours alone, and tell {who} which evening it is.`,
    words: `
      I'm proud of you, and I'm scared of what I'd lose. Can we look at both before we answer?
      I'd like to be asked rather than taken along. What would you do if I said no?
      If I come, I need something there that's mine. Will you help me look for it before we pack?
      I've followed gladly, and it has cost me more than I showed. The next decision should start with my work, please.
      I can't say yes by Friday. Could you ask for two more weeks?
      I don't want to hold this against you one day. So please let me tell you now what makes it hard.`,
    deal: `
      write down whose turn it is next, and what that would mean
      go for a trial year, with a date on which both of you may say “back”
      put aside a sum each month for the one who gave up a post
      try it with a commute or two homes for half a year before anybody resigns`,
  },
  {
    name: 'mental-load',
    matter: 'having everything in your head',
    place: 'couple',
    told: `
      I know when the passports run out, which shoes still fit and that his aunt can't have nuts. he knows where the remote is
      my head is a list that never ends and my wife asks me what's worrying me
      He does the shopping, fair enough, but I write the list, check the cupboards and think of Thursday
      she'd happily do anything, only I have to come up with it first, remind her and then check
      four people's lives run through my brain, I wake up at three because of swimming kit
      My boyfriend asked what we're giving his own mother for her sixtieth
      we went on holiday and he asked at the airport if i had packed his charger, and the worst thing is that I had
      on paper we're fifty fifty, in truth I'm the project leader and he's staff
      nobody would get vaccinated in this family if I fell off a ladder
      I asked my husband to organise one thing, the babysitter, and he organised it by asking me for her number
      how do I stop being the only one who plans ahead and remembers everything
      what can I do so that she thinks of things herself and doesn't wait until I mention it
      is it normal that I carry the whole mental load and he says I should just relax
      how do i explain to him that the remembering is the work, not the doing
      What can I text my partner so that they take over the planning of the party completely
      i have to think of everything`,
    under: `
      it may be less about any single thing than about never being off watch
      perhaps you would like {who} to notice something before it reached you
      you may be tired in a way that sleep does not mend, because the list sleeps beside you and {who}
      it could be that you feel like the memory of this home, and long to be a person in it
      maybe every “just tell me” by {who} sounded like one more thing to keep in mind
      perhaps you wonder what {who} would miss first if you forgot everything for a week`,
    ask: `
      What was in your head when you woke up this morning?
      Which single thing would you most like never to have to think of again?
      What happens, in truth, when you do not remind anybody?
      Which matter would you say {who} carried from the first thought to the end, without you?
      When did all that remembering become yours, and did anybody ever decide it?
      What would you think about in the shower if the list were empty?`,
    other: `
      Perhaps {who} never saw the planning, because by the time anything showed, you had already thought of it.
      It may be that {who} once did a thing {their} own way, heard that it was wrong, and waited for instructions ever since.
      {who} might carry another list, of cars, bills or worries, that you hear as little about.
      It could be that {who} meant “tell me what to do” as an offer, and had no idea that it came as a task.
      {who} may trust you so completely with all of it that forgetting seemed harmless.`,
    own: `
      Handing something over to {who} means handing over the thought and the standard too, and that can be hard to watch.
      You could look at which reminders you give before {who} ever had a chance to remember.
      Some things on your list might be yours by wish and not by need, and nobody would miss them.
      “Help me more” keeps the thinking with you, whereas a whole field, such as all that has to do with school, could go to {who}.`,
    step: `
      Write down for two days everything you think of for others, and show {who} the paper without a comment.
      Choose one whole field this week, such as doctors or birthdays, and give it to {who} with every date and number.
      Sit down with {who} for a quarter of an hour on Sunday, and let {them} go through the coming week aloud first.
      Leave one reminder unsaid this week, one that harms nobody, and tell {who} about it afterwards.
      When the next “where is” or “when is” comes from {who}, you could answer once with “what do you think?”.
      Go away for a day next weekend, and leave {who} neither list nor instructions.`,
    words: `
      It's not the jobs, it's that my head never stops. Would you take one whole thing, thinking and all?
      I'd love to have one thing that happens without me knowing about it. Which could you imagine taking?
      When you ask me what to do, I'm still the one who thinks. Could you look around first and decide yourself?
      I'm so tired of being the one who remembers. I'd like to forget something and have it turn out fine.
      I wrote it all down and was shocked myself. Can I show you, without you having to defend yourself?
      You may do it differently from me, I'll keep out of it. I only want it out of my head.`,
    deal: `
      divide up fields instead of tasks, each from the first thought to the last step
      meet for a quarter of an hour on Sundays, taking turns in leading through the week
      put every date into one shared calendar, entered by whoever hears of it first
      look after your own relatives, with presents, calls and visits`,
  },
];
