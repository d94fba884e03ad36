import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const moreSeasons: readonly Situation[] = [
  {
    name: 'ex-has-somebody-new',
    matter: 'the new love of your ex',
    place: 'couple',
    told: `
      Three months after we split he's posted a picture with her in the kitchen I painted
      I looked at my ex wife's profile at two in the morning and there he was, beard, boat, dog
      she's engaged to the next one already and we had been together for six years without her ever wanting to marry
      saw on insta that my ex is in a relationship again, thought i was over it, felt sick all day
      My daughter mentioned in passing that daddy's friend Carla made pancakes. So that's how I learned it.
      The new one is ten years younger than me and does yoga on a beach, I know because I check every day
      i dont even want him back, so why does it feel like a kick in the stomach when i see them together
      He takes her to the places we used to go to, same hotel, same table, I recognised the lamp
      My former husband, 68, has found a lady friend on a cruise and beams in every photo. With me he never beamed.
      our whole group liked the photo of my ex and his new girlfriend, all of them, within an hour
      how do I stop looking up my ex's new boyfriend every night
      why does it hurt that she has moved on when I was the one who ended it
      what should I do when I have to meet his new partner at the christening
      how can i tell my friends that i don't want to hear about my ex and her
      what do I say to him when he tells me he's met someone
      my ex has a new girlfriend`,
    under: `
      it may be less about {who} than about how quickly your place seems to have been filled
      perhaps you compare yourself with a stranger of whom you only see the best pictures
      it could be that a small hope was still alive in a corner, and the picture blew it out
      you may wonder whether what you had with {who} was ever as true as it felt
      maybe it hurts that {who} could give somebody so soon what you had asked for all along
      you may have wanted to be happy again before {who}, if only by a week`,
    ask: `
      What did you see first in it, and what did you make of that?
      Where were you when you found out, and what did you do in the hour after?
      Which part hurts most: the time, the person, the place, or how happy it looks?
      What do you hope to find when you look at the profile again?
      Which of your qualities do you forget while you compare?
      How would your week look if you heard nothing of {who} in it?`,
    other: `
      {who} may have been lonelier than it looked, and may have reached for company before the old grief was over.
      A happy picture shows one second, and {who} might have bad evenings that nobody would post.
      It may be that {who} never thought of you seeing it, or feared exactly that and knew no good way to tell you.
      Perhaps {who} learned something with you that somebody else now gets to see.
      {who} could still think back to you with warmth, since a new love need not cross out an old one.`,
    own: `
      Every look at the page of {who} may open the same spot again, and you are the one who can give it rest.
      You need not be glad for {who} yet, and you need not pretend to be.
      It may help to keep two questions apart: whether you want {who} back, or want the hurting to end.
      What you were in those years belongs to you, whoever comes after, and nobody can be put in your place there.`,
    step: `
      Mute {who} and the new one tonight, for thirty days, and ask a friend to remind you of it when you waver.
      Tell two friends this week that you want no news about {who} unless you ask.
      Write down three things that were hard with {who}, and keep the note where your phone lies at night.
      Go this week to one place that used to belong to you both, with somebody else, and order something new.
      Ask one person today whether you may ring them whenever the urge to look comes, and do that first.
      If you have to meet them soon, decide now on your first sentence to {who} and on how long you stay.`,
    words: `
      I'd rather have heard it from you. I'm all right, it just caught me off guard.
      I wish you well, truly. I'll keep away from your pages for a while, and it isn't against you.
      It hurts more than I expected. Please give me some warning before I meet the two of you.
      I don't need any details, and I won't ask for them. Could we keep to the practical things for now?
      I hope you're happy. I need a few weeks without contact to get used to it.
      Could you leave our café to me for a bit? It sounds silly, but it would help.`,
    deal: `
      tell each other important news by a short message before anyone posts it
      sort out who goes to which party this season, so that nobody is taken by surprise
      keep your contact to practical things for the next two months
      announce it a few days ahead when somebody new comes along`,
  },
  {
    name: 'single-and-tired-of-dating',
    matter: 'being single for a long time',
    place: 'self',
    told: `
      Eight years without anybody. At weddings they put me at the children's table
      I've deleted and reinstalled the same three apps since spring, all I meet is small talk
      everyone my age is married with a dog and i warm up soup for one
      another evening with a nice man and no spark whatsoever, I can't do this how many siblings do you have any more
      34, never been in a proper relationship, starting to think something is off with me
      all my mates have girlfriends now and i'm the one who takes the group photo
      Since my husband died nine years ago nobody has held my hand, and I'm too old for swiping
      i'm so done with swiping, matching, chatting, nothing
      Sundays are the worst. Couples everywhere, even the ducks
      My aunt asks each Easter if there's finally someone and I laugh and then sit in the car
      how do you stay hopeful after years of dating that led nowhere
      Is it me? Why does everybody find somebody and I don't
      what can I do against the loneliness of being the only single one
      how do i tell my family to stop asking why i've got no partner
      what do I say to my coupled up friends when I'd like to be invited without a plus one
      forever single`,
    under: `
      it may be less about dating than about having no one who asks in the evening how it was
      perhaps you are tired of hoping from the beginning each time, and of being charming on top of it
      it could be that a question from {who} touches a sore place which you cover with a joke
      you may want to be chosen once without having to advertise yourself
      maybe an evening with {who} reminds you of what you miss, although you like being there
      you may long for {who} to see how much courage it takes to come home to nobody and try once more`,
    ask: `
      At which hour of the week does it weigh most?
      What exactly do you miss: being touched, being known, plans for two, or something else?
      Which of your meetings felt easy, even if nothing came of it?
      What have you been putting off until there are two of you?
      How do you speak about yourself after another evening that led nowhere?
      If you took a year off from looking, what would you be relieved about?`,
    other: `
      Those who live as a couple may envy your freedom now and then, and never say so to you.
      {who} may ask out of fondness, and have no idea how that question lands.
      It could be that {who} would gladly invite you, and thought an evening among couples would bore you.
      The people on the apps may be just as worn out as you, and hide it behind the same three jokes.
      {who} might know somebody nice, and hold back because nobody ever said that you would like that.`,
    own: `
      You can stop looking for a while without giving up, and rest need not mean that you resign.
      If you laugh each time it comes up, {who} could hardly guess that it hurts.
      Some of what you keep for a life with somebody, the trip or the good plates, you could begin with now.
      You are free to tell {who} what you would like instead of pity: to be invited, introduced, or left in peace.`,
    step: `
      Take the apps off your phone until the first of next month, and put one fixed evening with people into that gap.
      Tell {who} this week that you would like to be invited on your own, and introduced if there is anybody nice.
      Choose one thing you meant to do as a couple, and book it for yourself by Sunday.
      Ask {who} for a hug, a walk or a film this week, since being near somebody need not wait for love.
      Limit the swiping to fifteen minutes on two days this week, and suggest a meeting after ten messages.
      Have a friendly line ready by Friday for {who} and everybody else who might ask: “You'll be the first to know.”`,
    words: `
      It makes me sad when that's the first question. Ask me about my garden or my trip, I'd love that.
      I'm happy for you two. I'd love to have you to myself for an evening once in a while.
      Please invite me even when it's all couples. I'd rather decide for myself whether it's too much.
      I'm a bit tired of looking. You don't need to cheer me up, just come for a walk with me.
      If you know somebody nice, I'd be glad if you introduced us. No pressure at all.
      I joke about it, and it isn't always funny for me. I wanted you to know that.`,
    deal: `
      leave the subject alone until the one it concerns brings it up
      have one evening a month for just you two, without partners or children
      ask each other about three other things before love comes up
      do one thing together that couples usually do, such as a weekend away or a dance class`,
  },
  {
    name: 'children-moved-out',
    matter: 'the two of you now that the house is empty',
    place: 'couple',
    told: `
      Our youngest left for Leeds in September and now there are two of us at a table for six
      since he retired my husband rearranges my kitchen and asks at ten what's for lunch
      The last one has flown the nest and we sit opposite each other like strangers in a waiting room
      I cry in my son's empty room and my wife wants to make a gym of it
      for 25 yrs we were mum and dad, now the kids are gone and i dont know what we are
      We were looking forward to my pension. Now I'm home all day and get in her way from morning till night
      it's so quiet. no football boots in the hall, and we talk about nothing but the weather and the cat
      He plans the world trip he has always wanted, I would just like to see the grandchildren and my own bed
      i miss the twins so much since they went to uni, he says at last some peace
      both of us pensioners since May, twenty four hours together, and we bicker about the dishwasher like never before
      How do couples find each other again once the children have gone?
      what does one do with a husband who has no hobby and has just stopped working for good
      how do I cope with the empty nest when my wife is happy about it and I'm not
      how do i tell her that since we've both retired i need mornings on my own
      what could I say to my husband so that we make something of the time now that the kids have left home
      the kids are gone, now what`,
    under: `
      it may be less about the silence in the house than about what it lets you hear between you and {who}
      perhaps you are grieving for the busy years, while {who} might be relieved at the very same table
      it could be that you two were a good team for so long that nobody looked after the couple
      you may wonder who you are to {who} when nobody needs driving, feeding or waiting up for
      maybe you had pictured this time quite differently from {who}, and neither of you had said so
      you may be shy with {who} in a way that surprises you after so many years`,
    ask: `
      What was the first evening alone in the house like?
      What did you two talk about before there were children?
      Which hour of the day has become the longest?
      What had you imagined for this time, back when you had none?
      What do you both still do as if the house were full?
      What would you like to do in the next years that you would be sorry to have missed?`,
    other: `
      {who} may miss the full house just as much, and get busy in order not to notice.
      It may be that {who} lost {their} place in the day together with the old tasks, and looked for a new one beside you.
      Perhaps {who} hoped that you would make the first suggestion, and took your silence for contentment.
      {who} might feel freer than ever, and be ashamed of it when you are sad.
      It could be that {who} no longer knew how to court you, and hid that behind the newspaper.`,
    own: `
      You may be waiting for {who} to fill a gap which children and work used to fill.
      Some hours apart could give you and {who} something to tell each other in the evening.
      You could look at whether you ring the children whenever you would really like to talk to {who}.
      Your picture of {who} may be from years ago, and a little curiosity might show you somebody you have not met yet.`,
    step: `
      Invite {who} this week to a place where neither of you has been, and leave the children out of the talk for one hour.
      Ask {who} on Sunday over breakfast which three things {they} would like to have done in five years.
      Divide tomorrow into hours of your own and hours together, write it on one sheet, and try it until Friday.
      Lay the table differently tonight: sit in other places, light a candle, and take the empty chairs away.
      Sign up this week for something that is only yours, a choir, a course, a day at the food bank.
      Tell {who} tonight what you miss most about the full house, and ask {them} the same.`,
    words: `
      I miss the noise, and I miss you a bit as well. Shall we go out on Friday, the two of us?
      I don't quite know how we do this now. I'd like us to find out together.
      I'd like to get to know you once more. Will you tell me what you dream of these days?
      It's been strange for me lately, so quiet. How is it for you?
      I'd love to have the mornings to myself and the afternoons with you. Would that suit you?
      We were good at being two before we were parents. Do you fancy trying again?`,
    deal: `
      keep two mornings a week apart, and tell each other about them over supper
      choose one new thing to learn together and give it ten weeks before you judge it
      phone the children on one fixed evening, and leave the other evenings to yourselves
      leave the empty room as it is until a day you both choose, and only then decide what becomes of it`,
  },
  {
    name: 'lost-the-job-telling-home',
    matter: 'breaking the bad news at home',
    place: 'self',
    told: `
      They called me into a room on Thursday, twenty minutes, laptop handed in. My wife thinks I have the week off
      failed the state exam for the second time and my parents have already invited people for the party
      i got the sack this morning and im sitting in the park because i cant go home yet
      The plant cuts two hundred jobs and mine is one of them, and we've only just signed for the house
      my probation wasn't extended. My boyfriend was so proud of me, I can't bear to see his face fall
      third time i failed the driving theory, dad paid for it all, i said the results arent out yet
      I was made redundant on Monday and have put on a tie and left at seven every day since, so that my wife wouldn't notice
      At 57 I'm being let go after 31 years with the firm. I haven't found the words for my husband yet
      My results came, I didn't pass the boards, and mum tells the neighbours about her daughter the doctor
      she is pregnant and my contract has just been cancelled, how am I supposed to come through that door tonight
      when is the right moment to say at home that I've been fired
      what do I do first now that I've lost my job, my partner has no idea
      how do I face my parents after failing my finals
      how do i tell my wife i got laid off without frightening her
      What words do I use to tell mum and dad that I flunked the exam
      fired today, wife doesn't know`,
    under: `
      it may be less about the job or the exam than about the look on a face you love
      perhaps you fear that {who} could see you as somebody else once it has been said
      it could be that saying it aloud to {who} would make it true for the first time
      you may be carrying two things now, the news itself and the hiding of it
      maybe others always felt safe because of you, and you hardly know who you are without that
      you may want to come with a solution in your hand, so that {who} would not have to worry`,
    ask: `
      How did you learn of it, and what did you do in the first hour?
      Whose face do you see when you think of saying it, and what does it do?
      What have you been telling them since?
      What do you fear more, the worry at home or the disappointment?
      What would you like to hear as the very first answer?
      How did people speak of failing in the home you grew up in?`,
    other: `
      {who} may be frightened for a moment, and need a night before the kind words come.
      It may be that {who} noticed something days ago, and would be relieved to hear what it is.
      The first reaction at home may be about money or plans, because those are easier to hold than the shock.
      {who} might be sadder that you were alone with it than about the news.
      The pride in you may hang far less on that post or that mark than it seems to you right now.`,
    own: `
      Each day of hiding it may become harder to explain to {who} than the thing itself.
      You do not need a plan before you speak; “I don't know yet” is a whole sentence.
      It may help to part what happened from who you are before you tell {who}, so that you need not come home as the accused.
      What could have gone differently can be looked at later, on another day than this one.`,
    step: `
      Tell {who} tonight, sitting down and with the phones away, in the very first sentence, and leave the reasons for afterwards.
      Write the opening line on a piece of paper today: “I have bad news, nobody is hurt, and I need you to listen.”
      Tell one friend this afternoon as a rehearsal, so that the sentence has been said aloud once.
      Choose an hour within the next two days when {who} would have time after it, rather than the minute before bed.
      Note down tonight three things that you know for sure, such as the last day, the money until then, the next date.
      Suggest to {who}, once it is said, that nothing gets decided until the weekend, and go for a walk together.`,
    words: `
      I've known it for a while and didn't dare to say it. I'm scared, and I don't want to be alone with it any more.
      I don't have a plan yet. I'd just like you to hold me for a moment before we talk about it.
      I'm ashamed, although I know that it can happen to anybody. Please don't be cheerful right away.
      I know that this will worry you. Could we talk about what comes next at the weekend, and not tonight?
      I wanted so much to bring you better news. Are you very disappointed?
      I need a few days to get back on my feet. After that I'll tell you how I want to go on.`,
    deal: `
      leave all decisions about it for three days
      look at the money together once, with a pencil, and then put it away until the weekend
      settle who else gets to hear of it and who tells them
      sit down for half an hour each Sunday about what comes next, and keep the other days free of it`,
  },
];
