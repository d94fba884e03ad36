import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleDays: readonly Situation[] = [
  {
    name: 'works-all-the-time',
    matter: 'the work that never stops',
    place: 'couple',
    told: `
      He took his laptop to the maternity ward, and to my father's funeral lunch, and now it's coming to Crete with us
      my wife answers clients on sunday mornings in bed, before coffee, before she has said a word to me
      sixty hours a week and he calls it a quiet phase
      On Boxing Day she drove to the office because it was so nice and empty there
      my husband is a farmer, there has not been one day off since march and i can see him getting thinner
      he's married to that restaurant, even on its closing day he does the accounts
      She promised that it'd get better after the audit, then after the merger, now after the summer
      the children drew our family and Daddy was a car in the drive
      im engaged to a lawyer who bills hours on saturdays and falls asleep over the takeaway
      My partner doesn't know how to be on holiday, by the second day there's a video call from the balcony
      what do you do about a man who only knows overtime and can't switch off at weekends
      how do I get my workaholic wife to take a single Sunday off before she collapses
      should i keep covering for him at family parties when he's at the company again
      how do i tell her that her job is eating her up, and us as well
      what can I write to my boyfriend who spends every weekend at the office
      working again, on a sunday`,
    under: `
      it may be less about the hours than about who {who} might become if it goes on like this
      perhaps you are worried about {who}, and the worry keeps coming out as annoyance
      you may be running the rest of life alone, and nobody pays you overtime for it
      it could be that you waited for “after the project” so often that you no longer believe in an after
      maybe you are proud of what {who} built, and that makes it harder to say what it costs
      perhaps you miss the person {who} could be on the third day of a holiday`,
    ask: `
      What did the last Sunday look like, hour by hour, for each of you?
      Which “only until” have you heard most often, and what came after it?
      What do you notice about {who} that worries you most?
      What do you take over so that all this work is possible?
      What would be lost, as far as you know, if the laptop stayed shut for one weekend?
      When did you last see {who} truly off duty, and what had made it possible?`,
    other: `
      It may be that {who} felt good at something there, every day, and less sure of {their} place at home.
      Perhaps {who} carried a fear about money or the job that {they} never told you in full.
      It could be that {who} believed all that effort would speak for itself, as love for you and the home.
      Maybe stopping felt worse than going on, because the tiredness only showed when {who} sat down.
      Possibly {who} saw the missed Sundays too, and worked even harder in order to reach the end of it.`,
    own: `
      You could look at what you smooth over for {who}, such as the excuses at parties and the dinners kept warm.
      It may help to say “I'm worried about you” when it is worry, since {who} might only hear the complaint.
      “You work too much” is easy to wave away, while one fixed afternoon is something {who} could agree to.
      Your own Sunday can be a good one whether {who} could join it or not, and it may be worth planning it so.`,
    step: `
      Ask {who} this week what would have to happen for the weekend to be free, and write the answer down together.
      Pick one half day in the coming week, and ask {who} to keep it clear of calls from start to finish.
      Before the next trip, agree with {who} on one hour a day for work and a drawer for the laptop.
      Tell {who} tonight about one moment {they} missed, as a story and without a bill attached.
      You could bring lunch to {who} on the next working weekend, stay for twenty minutes and look at what there is to do.
      Go ahead on Sunday with something you would enjoy, and tell {who} beforehand when and where {they} could join you.`,
    words: `
      I'm worried about you, not only cross. When was the last day you really rested?
      I'm proud of what you do, and I miss you being off duty. Could we keep Sundays free until the end of the month?
      I don't need you to earn more. I'd rather have you rested at the table.
      Tell me honestly, is there an end to this that you can see? I'd find it easier if I knew.
      What are you afraid would happen if you stopped for two days? I'd like to understand it.
      I'm running everything else on my own and I'm getting tired. Can we look at the next four weeks together?`,
    deal: `
      name one day of the week on which neither of you opens a laptop
      agree on an hour after which work is over, with two exceptions a month
      give each “only until” a date, and talk again on that date
      let holidays have one hour of work in the morning at most, and none on the last day`,
  },
  {
    name: 'pets-and-who-cares',
    matter: 'the dog or the cat and who looks after it',
    place: 'couple',
    told: `
      The dog was his idea and guess who stands in the rain at six in the morning with a little bag
      my girlfriend lets the cat sleep on my pillow and I wake up with swollen eyes
      he wants to give my old tom away because of the new sofa, I've had him for fourteen years
      Our retriever ate the second pair of boots this month and she laughs, he's only a puppy
      i always wanted a dog and my husband says not as long as he lives here
      My wife kisses the spaniel hello and then me, if there's time
      the vet wants 2400 for the operation and we're quarrelling over whether one pays that for an animal of twelve
      she feeds him from the table and then complains to me that he begs
      my partner's parrot screams from half past five and I'm the monster because I put a cloth over the cage
      He says if I move in then without my two cats. they were there first
      How do we stop arguing about who walks the dog?
      what should I do, my boyfriend shouts at the puppy when it pees on the carpet and I want to train it kindly
      how do you decide about a second cat when only one of you wants it
      how do i tell him that the dog in our bed bothers me, he gets offended on her behalf
      what could i say to my wife so that she does her share with the rabbits she insisted on
      the bloody dog again`,
    under: `
      it may be less about the animal than about having been left with something that {who} wanted
      perhaps you see how tender {who} can be, and would like some of that tenderness yourself
      you may love the animal and still be worn out by it, and find that hard to admit to {who}
      it could be about a home in which your comfort would count as much as four paws
      maybe the animal was there for you before {who}, and giving way feels like betraying a friend
      perhaps you and {who} disagree about caring itself: how firm, how soft and how much`,
    ask: `
      Whose wish was it in the beginning, and what was promised then?
      What does an ordinary day with the animal look like, and who does which part?
      Which moment of the day brings the quarrel on?
      What do you like about this animal, if anything, and did {who} ever hear that from you?
      What would you want for the animal if it were only about the animal?
      What would have to change in the house for you to be at ease with it?`,
    other: `
      {who} may find in the animal a warmth that asks for no explanations, and may be ashamed to say so.
      It is possible that {who} had no idea how much work it would be, and feels caught out by it each time you sigh.
      {who} might hear a remark about the animal as a remark about {them}.
      Perhaps {who} grew up with animals in the kitchen, or with none at all, and took that for the natural way.
      {who} may have thought that you enjoyed the walks and the feeding, since you did them so reliably.`,
    own: `
      If you do the early round silently every day, {who} may take it for your free choice.
      You can talk with {who} about hours and money, and leave out whether one may love an animal that much.
      It is worth looking at whether you mind the animal or something that {who} gave to it and not to you.
      A rule that you and {who} both keep helps the animal too, because two different answers only confuse it.`,
    step: `
      Write down with {who} on Sunday every task there is, from food to vet, and put one name behind each.
      Swap for three days: {who} could do your rounds and you do the others, and then compare notes.
      Go for one walk together with {who} and the animal this week, and leave the subject at home.
      Ask {who} tonight which one habit of the animal {they} could help to change by next month.
      Ring the vet or a trainer tomorrow for a quarter of an hour and ask your question, before you two argue it out.
      Agree with {who} on one place in the home that is free of fur, starting tonight.`,
    words: `
      I do care about the little one, and I can't be the only one who gets up. Would you take the mornings this week?
      I don't want to take away something you love. I'd just like to sleep in a bed without paws.
      It was your heart's wish, and I went along with it. Now I need you to carry your half.
      I know how attached you are, and it worries me how much it costs. Can we look together at what we can afford?
      I get a bit jealous, if I'm honest. I'd like to be greeted like that once.
      Giving up an animal I love isn't something I can do. Could we look for a way that works for all of us?`,
    deal: `
      share out the walks by weekday and hang the plan by the lead
      set a sum for the vet each year, and decide about anything beyond it together
      keep the bedroom for people and give the animal a good place of its own
      bring in a new animal only when both of you have said yes twice, a month apart`,
  },
  {
    name: 'disappointing-gift',
    matter: 'the disappointing present',
    place: 'couple',
    told: `
      He gave me a set of saucepans for my fortieth and beamed
      I unwrapped a gym membership from my husband on Christmas Eve in front of his whole family
      for weeks i hinted at the earrings in that window, and there was a steam mop under the tree
      She returned the watch I'd saved four months for and bought herself boots
      my boyfriend said we don't need presents, so he knew it was my birthday and still there was nothing to open
      The perfume was the one his ex wore. He didn't even notice
      i knitted him a jumper over three months, he said thanks and put it in the bottom drawer
      my wife gave me money in an envelope like to the postman
      Every year she gets something I've thought about since October, and I get socks from the airport
      he bought himself a drill, wrapped it and called it our present
      How do I deal with a present that hurt me without seeming ungrateful?
      what to do if your girlfriend is visibly disappointed by what you gave her
      should I say something when he gives me a voucher for the third year running
      how do i tell my husband that i didn't like the necklace he chose
      what can I say to her, I'd hoped for something personal and it was a kitchen appliance
      a hoover for christmas`,
    under: `
      it may be less about the thing itself than about who {who} had in mind when choosing it
      perhaps you hoped to be surprised by how well {who} knew you
      it could be that the present said something about you that you did not want to hear
      you may have put weeks of thought into your own gift, and the difference lay there on the table
      maybe you feel petty for minding, and so the disappointment has nowhere to go
      perhaps saying thank you to {who} with a smile was harder than getting nothing`,
    ask: `
      What went through you in the second when the paper came off?
      What would the right present have told you about yourself?
      What did your face do, and what did {who} make of it?
      How were presents chosen in your family, and how in the other one?
      Which present from {who} did hit the mark, and what was different about it?
      What has happened to the present since?`,
    other: `
      It may be that {who} stood in the shop quite lost, and took something useful to be on the safe side.
      Perhaps {who} remembered a remark of yours from months ago, and thought this was exactly it.
      It could be that presents meant little where {who} came from, and care went into other things.
      Maybe {who} feared getting it wrong so much that {they} chose nothing, or whatever was nearest.
      Possibly {who} noticed your face and had no idea how to ask.`,
    own: `
      Hints can be very quiet from outside, and {who} may never have heard them as wishes.
      If you said “nothing, really” when {who} asked, that answer may have been believed.
      You can be honest about the present and kind about the intention, and {who} could take both in the same talk.
      It may be worth looking at whether you give what you would love to get yourself, and wait for the echo.`,
    step: `
      Tell {who} within the week what you would have wished for, in one sentence and with a smile if there is one.
      Start a list of small wishes on your phone tonight, and share it with {who}.
      Ask {who} over coffee how {they} chose it, and listen to the whole story before you judge it.
      You could suggest to {who} that you exchange it together on Saturday and have lunch in town.
      Buy yourself this week the small thing that you had hoped for, and enjoy it without a grudge.
      Ask {who} which present from you meant most, and which one only got a polite thank you.`,
    words: `
      I know you meant well, and I'd feel bad keeping this from you. I'd hoped for something that was just for me.
      I swallowed my disappointment that day and it's still there. Can I tell you what I'd been wishing for?
      It isn't about the money. A letter from you would have made me cry with joy.
      What were you thinking of when you chose? I'd like to hear it before I make up a story of my own.
      I had put a lot of thought into yours, and then I felt a bit silly. How was it for you?
      Next time, would you ask me or a friend of mine? I'd love to be given something that's really me.`,
    deal: `
      each keep a list of wishes in three sizes, and let the other choose from it
      agree openly on presents or no presents, and on roughly how much
      give time in place of things for a year: a day each, planned by the other
      allow each other to exchange any present without hurt feelings`,
  },
  {
    name: 'in-laws-in-the-house',
    matter: 'living under one roof with parents',
    place: 'couple',
    told: `
      We moved in with his parents to save for a deposit, six months it was going to be, that was in 2022
      my mother in law lives in our spare room since her hip and watches me peel potatoes
      I share a kitchen with my husband's mum and there's a right way to fold the tea towels
      the walls are thin and her dad coughs whenever we so much as whisper in our room
      since my parents live downstairs my wife says she feels like a tenant in my childhood
      He turns into a fifteen-year-old the moment his mother puts the plate in front of him
      her folks heat the living room to 26 degrees and have the telly on from seven to eleven, it's their house so what can i say
      we have a two year old and live at my in-laws place, everyone feeds her biscuits and no one asks me
      My father-in-law moved in after the stroke, I do the caring and my husband does the thanking
      I eat in the car sometimes, just to chew without anybody commenting
      how do I live with my in-laws under the same roof without going mad
      What should we do, my boyfriend doesn't want to move out of his parents' house and I can't breathe there
      how do you get any privacy as a couple when his mum is always home
      how do i tell my wife that I want us out of her parents' house by spring
      What can I say to my mother in law about coming into our bedroom with the laundry
      still living with his parents`,
    under: `
      it may be less about the kitchen than about having no door that is only yours to close
      perhaps you feel like a guest who may never leave and may never really arrive
      you may be grateful to {who} and at the end of your rope at once, and able to show only the first
      it could be that your partner becomes a child again at that table, and you lose a grown-up beside you
      maybe you long for one ordinary evening on which {who} would take no notice of what you do
      perhaps you wait for {who} to say, in plain words, that this arrangement will have an end`,
    ask: `
      Where in that house can you be on your own, and for how long?
      What was agreed at the beginning about how long it would last, and about money?
      Which moment of an ordinary day costs you the most?
      What is different between you and your partner when nobody else is in the house?
      What are you grateful for in this arrangement, and what has it cost you so far?
      What would you do on the first evening behind a front door of your own?`,
    other: `
      Perhaps {who} felt torn between two kinds of loyalty every day, and went quiet to get through dinner.
      It may be that {who} no longer noticed the habits of that house, because they had been there for ever.
      {who} might find it hard as well to have people in every corner, and might not dare to be the first to say it.
      It could be that {who} worried about money or about somebody's health, and saw no other way for now.
      Maybe {who} believed that you had settled in, because you had been polite for so long.`,
    own: `
      Being a good guest day after day is tiring, and {who} may not see it unless you say which part is the hardest.
      You could separate what comes from the house from what comes from {who}, because a house can be left one day.
      It might be worth asking for hours and rooms instead of different people, since those can be agreed on.
      If the parents are the subject every night, your bedroom belongs to them as well, and you can keep an evening free of it.`,
    step: `
      Sit down as a couple this weekend with pen and paper, and work out by which month you could afford a place of your own.
      Put a hook or a sign on your bedroom door tomorrow, and tell {who} in one friendly sentence what it means.
      Agree with {who} on one evening this week when the kitchen is yours, and cook what you like.
      Take a walk of half an hour with {who} this week, so that you can talk without listeners.
      You could thank {who} for one exact thing this week, and on another day ask for one exact thing.
      Spend one night elsewhere as a couple this week, even if it is only at the flat of friends.`,
    words: `
      I'm grateful for the roof, and I miss having a door of my own. Could we talk about which rooms and hours are ours?
      I'm on my best behaviour all day and it wears me out. I need one evening a week when I can just be at home.
      Can we set a date together? I can manage a lot when I know how long it lasts.
      I don't want to choose sides with anybody. I'd just like to be asked as well.
      I feel like a visitor at breakfast. What would make it a bit more my home too?
      Please knock and wait for an answer. It would help me more than you may think.`,
    deal: `
      name a month for moving out or for talking again, and write it on the calendar in the hall
      divide the kitchen by hours, so that each household cooks alone on some days
      let each of you speak to your own parents, within two days of a thing happening
      agree that closed doors are knocked on, by everybody in the house`,
  },
];
