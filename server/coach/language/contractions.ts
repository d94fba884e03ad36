/** Short forms as the words they stand for; each word keeps the place of the whole form. */
const table = `
im:i am|i'm:i am|ive:i have|i've:i have|i'll:i will|i'd:i would|ima:i am going to|imma:i am going to|iam:i am
u:you|ur:your|urself:yourself|ya:you|yall:you all|y'all:you all|youre:you are|you're:you are|ur're:you are|youve:you have|you've:you have|youll:you will|you'll:you will|youd:you would|you'd:you would
hes:he is|he's:he is|he'll:he will|hed:he would|he'd:he would|shes:she is|she's:she is|she'll:she will|she'd:she would
its:its|it's:it is|it'll:it will|it'd:it would|we're:we are|weve:we have|we've:we have|we'll:we will|we'd:we would
theyre:they are|they're:they are|theyve:they have|they've:they have|theyll:they will|they'll:they will|theyd:they would|they'd:they would
thats:that is|that's:that is|that'll:that will|there's:there is|theres:there is|here's:here is|whats:what is|what's:what is|who's:who is|whos:who is|where's:where is|how's:how is|when's:when is|why's:why is|let's:let us
dont:do not|don't:do not|doesnt:does not|doesn't:does not|didnt:did not|didn't:did not|isnt:is not|isn't:is not|arent:are not|aren't:are not|wasnt:was not|wasn't:was not|werent:were not|weren't:were not
hasnt:has not|hasn't:has not|havent:have not|haven't:have not|hadnt:had not|hadn't:had not|cant:can not|can't:can not|cannot:can not|couldnt:could not|couldn't:could not|wont:will not|won't:will not|wouldnt:would not|wouldn't:would not
shouldnt:should not|shouldn't:should not|mustn't:must not|needn't:need not|ain't:is not|aint:is not|mightn't:might not|couldve:could have|could've:could have|wouldve:would have|would've:would have|shouldve:should have|should've:should have|might've:might have|must've:must have
wanna:want to|wana:want to|gonna:going to|gona:going to|gunna:going to|gotta:got to|hafta:have to|tryna:trying to|finna:going to|lemme:let me|gimme:give me|dunno:do not know|kinda:kind of|sorta:sort of|outta:out of|coulda:could have|woulda:would have|shoulda:should have
cuz:because|coz:because|cos:because|bc:because|b/c:because|w/:with|w/o:without|tho:though|thru:through|til:until|till:until|rn:right now|atm:right now|ppl:people|pls:please|plz:please|tmrw:tomorrow|tmr:tomorrow|tonite:tonight|2nite:tonight|2day:today|b4:before|gr8:great|sry:sorry|thx:thanks|msg:message|msgs:messages|txt:text|abt:about|idk:i do not know|idc:i do not care|ik:i know|ngl:honestly|tbh:honestly|istg:i swear|omw:on my way
bf:boyfriend|gf:girlfriend|bfs:boyfriends|gfs:girlfriends|hubby:husband|wifey:wife|bestie:friend|bff:friend|bffs:friends|sis:sister|bro:brother|mil:mother in law|fil:father in law|sil:sister in law|bil:brother in law|stbx:ex|stbxh:ex husband|exh:ex husband|exw:ex wife|exbf:ex boyfriend|exgf:ex girlfriend|roomie:roommate|flatmate:roommate|housemate:roommate
kms:kill myself|kys:kill yourself|ctb:kill myself|od:overdose|od'd:overdosed|oded:overdosed|od'ing:overdosing|dv:domestic violence|ipv:domestic violence
`;

export const contractions: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.split(':'))
    .map(([short = '', long = '']) => [short, long.split(' ')]),
);

/** "ill" and "id" are words of their own: they stand for "I will" and "I would" only before a verb. */
export const beforeVerb: ReadonlyMap<string, readonly string[]> = new Map([
  ['ill', ['i', 'will']],
  ['id', ['i', 'would']],
  ['well', ['we', 'will']],
  ['hell', ['he', 'will']],
  ['shell', ['she', 'will']],
  ['shed', ['she', 'would']],
]);
