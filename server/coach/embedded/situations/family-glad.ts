import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const familyGlad: readonly Situation[] = [
  {
    name: 'reconciled-in-family',
    matter: 'making up with somebody in your family',
    place: 'glad',
    told: `
      My sister and I hugged for the first time in four years yesterday. We both cried in the car park.
      dad rang me out of the blue and said sorry, i never thought i would hear that word from him
      After two years without a word my son came to my birthday with flowers.
      My brother and I made up over the house business and went fishing like when we were boys.
      Mum and I finally talked about what went wrong back then, and we parted friends.
      My daughter answered my letter. She wants to see me in June and I can't stop reading it.
      we buried the hatchet, my sister and me, right there at grandmas kitchen table
      He apologised, I apologised, and then we laughed about how stubborn we had both been. My brother is back.
      My father and I have found our way to each other again after all that silence, and I'm so relieved.
      I went to see my mother after years, and she had kept my room and all my drawings.
      How do I keep things good with my sister now that we've reconciled?
      what can i do so that the peace with my father lasts
      How should we go on after making up, without pretending that nothing ever happened?
      How do I tell my brother how happy I am that we are talking again?
      how can i thank my mum for taking the first step to make up
      my sister and i made up`,
    under: `
      it may be less about who gave in than about having {who} back in the world you live in
      perhaps something in you had been standing guard, and may sit down now
      it sounds as if you had found {who} again, and a piece of your own story along with it
      maybe the relief is so great because you had nearly stopped hoping for {who}
      it may be that you are happy and a little afraid to trust it, both on the same day
      part of you might be proud of having dared it, and you have every reason to be`,
    ask: `
      What was the very first moment in which you knew that it would turn out well?
      What did {who} say that you would like to keep for ever?
      What had to change in you, or in {them}, to make this possible?
      What did you feel when you were alone again afterwards?
      What would you like to do with {who} first, of all that was missed?
      Which small sign would show you in half a year that it held?`,
    other: `
      {who} may have been just as nervous as you, and could be just as relieved now.
      It could be that {who} had rehearsed the first sentence for a long time.
      {they} might be a bit unsure now of how near {they} may come, and glad of a sign from you.
      {who} may have missed you more than pride would ever let {them} say.
      Hearing from you how much it meant may be the loveliest thing {who} could get this week.`,
    own: `
      You could let it be new and a little clumsy, since {who} and you both need practice in being close.
      An old irritation may turn up again one day, and it need not mean that the peace with {who} was false.
      The things not yet said may wait, there is a difference between leaving them a while and burying them.
      It may be worth remembering what you did differently this time, because it worked and it was yours.`,
    step: `
      Send {who} a short message today with the moment that made you happiest.
      Set the next meeting with {who} before a fortnight has gone by, something light with an end to it.
      Write down tonight how it came about, while you still know every word.
      Look for an old picture of you two this week, and show it to {who}.
      Tell one person who cared about it, and let them be glad with you.
      Agree with {who} this week on what you will do the next time one of you feels hurt.`,
    words: `
      I can't stop smiling. I'm so glad to have you back.
      Thank you for giving us another chance. It means so much to me.
      I missed you more than I can say. When do we see each other again?
      We don't have to settle everything at once. I just love knowing that I can ring you.
      I keep thinking of it, and it makes me happy every time. Let's not leave it so long ever again.
      If something bothers you in future, tell me straight away, and I will too. I don't want to lose you a second time.`,
    deal: `
      ring each other within three days when something hurts, instead of falling silent
      keep one fixed date a month that belongs to the two of you
      leave the old quarrel in peace until both would like to look at it
      celebrate the day you made up, with cake, every year`,
  },
  {
    name: 'child-opened-up',
    matter: 'your child opening up to you',
    place: 'glad',
    told: `
      My son came into the kitchen at midnight and told me everything that had been weighing on him for months.
      my teen daughter talked to me for an hour in the car today, i didnt dare to breathe
      She finally told me about the bullying at school, and then she let me hold her.
      My boy, 15, who never says a word, asked me how you know that you're in love.
      My daughter rang from university just to tell me about her day. She has never done that.
      He said “I can talk to you, Mum, you don't freak out”. I went to the bathroom and cried for joy.
      My stepson showed me his drawings tonight, nobody else has ever seen them.
      my little one told me by himself that he broke the vase and that he was scared to say it
      My daughter came out to me yesterday and said that I was the first person she wanted to know.
      After weeks behind a closed door my child sat down on my bed and started to talk.
      How do I keep my daughter talking to me now that she has opened up?
      what should i do with what my son told me in confidence, i dont want to spoil it
      How can I be there for my child without asking too much after such a talk?
      How do I tell my son that I'm so glad he confided in me?
      how can i say to my daughter that she can always come to me like last night
      my son finally opened up to me`,
    under: `
      it may be less about what was said than about {who} choosing you to say it to
      perhaps all the waiting and being there was not for nothing after all
      it sounds as if {who} had tested the ice for a long time, and it held
      maybe you are moved and worried at once, because what {who} told you weighs something
      it may be that you saw {who} grow up a little in the space of an hour
      part of you might be afraid of one wrong move, after which {who} could close up again`,
    ask: `
      What do you think made {who} choose that hour and that place?
      What did you do or leave undone that let {them} go on talking?
      Which of {their} sentences went through you most?
      What did you feel while you were listening, that you did not show?
      What did {who} seem to want from you, comfort, advice or simply ears?
      What would you like to stay just as it was in that hour?`,
    other: `
      {who} may have tried to begin a few times before it came out.
      It could be that {who} felt lighter afterwards than in a long time.
      {they} might wonder the next morning whether it was too much, and look for a sign that all was well.
      {who} may not have wanted a solution, only not to be alone with it any more.
      That you stayed calm may have told {who} more than anything you could have answered.`,
    own: `
      You could leave it with what {who} wanted to tell, and let the next question come from {them}.
      What {who} entrusted to you may stay with you, unless somebody could come to harm by it.
      Worry likes to act at once, and it may be wise to ask {who} first what would help.
      You may be proud of this quietly, because you made yourself somebody who can be told things.`,
    step: `
      Tell {who} today in one sentence that you were glad, and then talk of something ordinary.
      Make room for such a moment again this week, a drive or a walk, and expect nothing of it.
      Ask {who} once within the next few days “Would you like my help or my ears?” and go by the answer.
      Keep the names and small details {who} told you in mind this week, so that you need not ask twice.
      If there was something in it that could be dangerous, tell {who} tomorrow whom you want to bring in, and do it together.
      Tell {who} a small story of yourself at that age by the weekend, one in which you did not look good.`,
    words: `
      I'm so glad you told me. It stays with me, and you can come at any hour.
      I keep thinking how brave that was of you. Do you need anything from me, or was it enough that I know?
      I loved that we talked like that. Shall we make time for it again soon?
      Thank you for trusting me. Nothing you said made me think any less of you.
      I don't know the answer to all of it. But you're not alone with it any more.
      If I ever ask too much, just say stop. I'd rather know a little than scare you off.`,
    deal: `
      have a sign for “I'd like to talk, and you only listen”
      keep what was told between you, and ask before anybody else hears it
      go for a drive or a walk together once a week, talking or not
      agree on the one exception, when somebody is in danger, before it ever comes up`,
  },
  {
    name: 'parent-proud-or-accepts',
    matter: 'a parent being proud of you or coming round',
    place: 'glad',
    told: `
      My father said he's proud of me. I'm 46 and it's the first time I've heard it.
      mum asked if my girlfriend and i would like to come for christmas together, after 3 years of ignoring her
      My dad came to my show, stood at the back, and clapped the longest of all.
      When I told my mother that I'm gay, she just took my hand and asked what his name was.
      My parents framed the article about my bakery and hung it in the hall, after all those talks on a proper job.
      She used my new name today for the first time without anybody reminding her. My own mum.
      papa told the neighbour about my degree when he thought i couldnt hear
      My mother said I'm doing so well with the children, better than she did.
      I was so scared to say that I'm moving abroad, and my parents opened a bottle and toasted me.
      My dad shook my husband's hand and called him son. Six years we've waited for that.
      How do I show my father what it meant to me that he said he's proud?
      what should i do now that my parents have come round, i dont want to jinx it
      How can I enjoy my mother's praise without waiting for the catch?
      How do I tell my mum how much it meant that she welcomed him?
      how can i thank my parents for taking my news so well
      my dad said hes proud of me`,
    under: `
      it may be less about the words than about having been seen by {who} at last, as you are
      perhaps a child in you had been standing in the hall for a long time, and was called in
      it sounds as if {who} had walked a long way to get there
      maybe you were armed for a no from {who}, and had nothing ready for a yes
      it may be that it makes you happy and a little sad, for the years in which you went without
      part of you might want to ask {who} to say it once more, just to be sure`,
    ask: `
      What did {who} say or do exactly, and what did {their} face look like?
      How long had you been waiting for it, if you are honest?
      What did you answer, and what would you add today?
      What do you think it took for {who} to get there?
      What is different in you since then, in how you walk or work or sleep?
      Whom did you tell first, and how did you put it?`,
    other: `
      {who} may have thought it for years, and never found the door to say it through.
      It could be that {who} had watched you for a long while, and quietly changed {their} mind.
      {they} might not know how big it was for you, and would be touched to hear.
      It may have cost {who} an old conviction, and {they} could be a little shy about it now.
      Time may have shown {who} what counted, and you were on that list.`,
    own: `
      You could take it in just as it was said, without weighing it against all that {who} never said.
      If old anger shows up beside the joy, it may be there too, and it takes nothing from the moment with {who}.
      Waving praise away is an easy habit, and a plain thank you may let it in.
      You may notice that you were just as worthy of it before anybody said so.`,
    step: `
      Write {who} a card this week with one line on what the sentence meant to you.
      Write the exact words down tonight with the date, and keep them where you find them on a bad day.
      Let {who} see a bit more of your life within the month, the work, the home, the people you love.
      Tell {who} on the next call one thing {they} gave you that you still use every day.
      Ring a friend today and tell it from beginning to end, without making it smaller.
      Take a picture of the two of you together at the next visit to {who}, and print it.`,
    words: `
      I'm so moved that I hardly know what to say. Thank you, I'll never forget it.
      You have no idea how long I'd wished for that. It made me so happy.
      I know such things aren't always easy. It means the world to me.
      I'd love to share more of my life with you. When can we see each other?
      It means so much to me to have you beside me. I wanted you to know that.
      I still have to get used to it, in the nicest way. I'm just so happy about it.`,
    deal: `
      say the good things aloud, even when they feel too big
      let the old disagreement rest, and begin from this day
      meet again soon in the new way, with everybody who belongs
      tell each other once in every visit what you liked about the other one's week`,
  },
  {
    name: 'good-time-with-family',
    matter: 'the good time with your family',
    place: 'glad',
    told: `
      We had a whole weekend with my family and not one row. We laughed until midnight.
      everyone came for dads 70th, even my brothers, and it was just lovely
      My kids baked a cake together without fighting and surprised me with it. I'm still touched.
      I drove home from my parents with a warm feeling, for the first time in ages.
      My sister and I spent a day by the sea, just us two, and talked about everything.
      My in-laws welcomed me at Christmas as if I had always been there.
      had the best sunday with my mum, we made dumplings and she told me how she met dad
      My brother drove three hours in the night to help me after the flood. I have the best family.
      All my grandchildren in one garden, shouting and barefoot, and I thought, this is it.
      We looked after Grandma together all week, my cousins and I, and grew so close.
      How do I keep this lovely closeness with my family going after the holidays?
      what can we do so that our family gets together like this more often
      How can I hold on to such a good weekend with my parents?
      How do I tell my family how much I enjoyed having everyone together?
      how can i thank my brother for coming to help me when i needed him
      it was so lovely with my family`,
    under: `
      it may be less about the day itself than about knowing that you belong to {who} and {who} to you
      perhaps you had been a little braced beforehand, and could put your shoulders down
      it sounds as if you got a glimpse of what your family can be on a good day
      maybe you noticed how much you love {who}, in the middle of something quite ordinary
      it may be that you know such days with {who} are not endless, and so it shines the more
      part of you might want to fold this day up and carry it in a pocket`,
    ask: `
      Which moment of that time would you like to keep in a frame?
      What was it that made it so easy this time?
      Who surprised you, and with what?
      What did you see in {who} that you had not seen for a long while?
      What part did you play in it yourself?
      What would you like to do again before the year is out?`,
    other: `
      {who} may be telling somebody about that day at this very moment.
      It could be that {who} had worried beforehand as well, and went home just as relieved.
      {they} might never say how much it meant to have everybody there, and still live on it for weeks.
      {who} may have noticed more of your kindness than {they} let you see.
      For {who} it could be one of those days that will be told again and again.`,
    own: `
      You could take note of what you did that helped, since {who} may have followed your lead.
      It need not become the measure for each visit, one good day with {who} is already whole.
      Telling people that it was good is easily forgotten when all went well, and it may be what brings the next time.
      You may enjoy it without waiting for the snag.`,
    step: `
      Send {who} your favourite picture from that day this evening, with one sentence on why it is that one.
      Propose a date for the next time to {who} while everybody still smiles about this one.
      Write down one story or one sentence from that time before the week is over.
      Thank the person who did the most work by name, with a call to {who} tomorrow.
      Choose one thing from that day to become a custom, a dish or a walk, and announce it.
      Print one photograph this week and put it where you have your breakfast.`,
    words: `
      I'm still so happy about it. Thank you, it did me so much good.
      I want more of this. Shall we find a date for the next time?
      I don't say it often enough: I'm glad that you're my family.
      I know it doesn't happen by itself. Thank you for your part in making it so lovely.
      I keep going back to it in my mind, and I smile every time.
      It meant a lot to me to be with you. I won't forget it.`,
    deal: `
      fix the next date within the week, while the good mood lasts
      take turns in hosting, so that the work goes round
      keep one custom from that day and do it every year
      collect the pictures and old stories in one place where all can add to them`,
  },
];
