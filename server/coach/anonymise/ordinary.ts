const list = (words: string) => new Set(words.trim().split(/\s+/));

/** First names that are everyday words too: names only when written with a capital, or known in small letters. */
export const wordNames = list(`
  rose joy mark will hope grace faith may april june summer dawn eve ivy lily violet daisy pat bill jack art rich drew chase hunter dean max frank sue dot rob nick gene guy ray cliff grant miles christian angel star sky rain brook heath glen dale lee ward page penny ginger olive holly hazel amber ruby pearl jade crystal gem harmony melody carol robin jay martin nan sunny happy precious patience charity honey lucky king prince queen duke earl major norm bob pepper rusty stormy autumn winter misty sandy candy cherry tiffany mercedes paris london dallas austin chance trace blaze reed cash stone wood hill field mason cook baker
`);

/** First names that the tagger's word list takes for something else. */
export const moreNames = list('alma bella jan jasmine jean leo maya poppy randy raven rex rod viola');

/** Capitalised words that name nobody. */
export const harmless = list(`
  I I'm I'd I'll I've OK Okay AI TV PC DM DMs Wi-Fi WiFi GPS ADHD OCD BPD PTSD IVF DIY HR PhD CEO Mallama Mum Mom Mummy Mommy Dad Daddy Mother Father Grandma Grandpa Nan Gran God English French German Spanish Italian Christmas
`);

/** Words that begin sentences and belong to nobody, beyond those that the tagger's word list knows. */
export const openers = list(`
  allergies privacy jealousy sometimes maybe perhaps honestly basically yesterday today tomorrow tonight lately recently finally eventually later afterwards afterward meanwhile instead still yet anyway however therefore although though because since while when whenever where wherever what whatever who why how after before until once if unless and but or so then also even only just both each every everyone everybody everything nobody nothing something someone somebody anyone anything one two three four five six seven eight nine ten first second third last next please thanks thank sorry yes no yeah okay ok hi hello hey dear well oh ah wow my our your his her their its the a an this that these those i we you he she it they me us him them there here at in on by for with from of to as into about over under between during without through against within along across behind beyond near off out up down not never always often usually now again ever ago
`);

/** Places of work, shops and services that people write in small letters. */
export const firms = list(`
  google facebook meta amazon apple microsoft netflix tesla uber lyft walmart costco starbucks mcdonalds tesco sainsburys asda aldi lidl ikea nike adidas disney deloitte kpmg pwc accenture ibm intel oracle cisco sony samsung siemens bosch bmw toyota honda volkswagen nestle unilever pfizer barclays hsbc lloyds natwest santander citibank jpmorgan airbnb spotify twitter instagram tiktok snapchat whatsapp telegram tinder bumble hinge linkedin youtube reddit discord paypal venmo fedex dhl nhs
`);
