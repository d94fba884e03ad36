/** What people choose most often, six letters and more; without case. */
const WORDS = `
000000 00000000 0123456789 010203 012345 102030 1111111 11111111 111111 111222 112233 11223344 1122334455
121212 12121212 123123 123123123 123321 1234321 12341234 123456 1234560 1234567 12345678 123456789 1234567890
12345678910 123456a 123456abc 123456q 1234qwer 123654 123654789 123698745 1236987 123789 123abc 123qwe 123qweasd
12qwaszx 131313 1313131 135790 142536 147147 147258 147258369 147852 147852369 159357 159753 159951 161616
168168 171717 181818 191919 192837 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2
1qaz2wsx3edc 20002000 202020 202122 212121 222222 22222222 232323 242424 246810 252525 258258 258456 272727
282828 292929 303030 313131 3rjs1la7qe 321321 321654 333333 33333333 369369 404040 420420 434343 444444 44444444
456123 456456 456789 464646 494949 505050 515151 545454 55555 555555 5555555 55555555 565656 585858 606060 616161
654321 6543210 656565 666666 66666666 676767 686868 696969 7654321 741852 741852963 747474 753951 757575 777777
7777777 77777777 787878 789456 789456123 789789 797979 7895123 808080 852456 852852 868686 87654321 878787 888888
88888888 909090 963852741 969696 987456321 987654 98765432 987654321 9876543210 989898 999999 99999999 999999999
a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaa aaaaaaaa aa12345678 abc123 abc1234
abc12345 abc123456 abcabc abcd1234 abcd12345 abcde12345 abcdef abcdefg abcdefgh abcdefghi access admin1 admin123
administrator admin1234 admin12345 adobe123 alexander alexandra amanda andrea andrew angela angel1 angels anthony
apples arsenal asasas asdasd asdasdasd asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdf123 ashley ashley1
asshole august austin azerty azertyuiop babygirl babygirl1 badboy bailey banana barcelona barney baseball baseball1
basketball batman batman1 beautiful benjamin bigdaddy biteme blessed blessing booboo brandon brandy brittany
buster butterfly butterfly1 buttercup camaro cameron canada carlos caroline changeme changeme1 changeme123 charles
charlie charlie1 cheese chelsea chelsea1 cherry chester chicken chicken1 chocolate chocolate1 chris1 christian
christine christopher cocacola coffee compaq computer computer1 cookie cookie1 corvette cowboy cowboys creative
crystal daniel daniel1 danielle dallas default destiny diamond dolphin donald dragon dragon1 dragonball eagles
elephant elizabeth emmanuel eminem estrella facebook familia family fender ferrari fishing florida flower flowers
football football1 forever freedom friend friends friendship fuckoff fuckyou fuckyou1 fuckyou2 gabriel gateway
genesis george gemini gfhjkm ginger goddess golden golfer gunner guitar hahaha hannah happy123 hardcore harley
heather heaven hello1 hello123 hellokitty hello12345 helpme hockey holiday hottie hunter hunter1 hunter2 iloveu
iloveyou iloveyou1 iloveyou2 iloveyou123 iloveme innocent internet isabella jackson jackie january jasmine jasper
jennifer jeremy jessica jessica1 jesus1 jesuschrist jonathan jordan jordan1 jordan23 joseph joshua joshua1 junior
justin justin1 katherine kawasaki killer killer1 kimberly kitten kristina lakers lalala lauren leonardo letmein
letmein1 letmein123 liberty library lincoln little liverpool liverpool1 london loveme loveme1 love123 loveyou
lovely lovelove lovers lucky1 lucky7 maggie mallama mallama1 mallama123 manchester marcus margaret marina marlboro
martin martina master master1 matrix matthew maverick maxwell melissa mercedes merlin metallica michael michael1
michelle michelle1 mickey midnight miguel minecraft monday monica monkey monkey1 monkey123 monster monster1 morgan
mother mustang mustang1 naruto natalie natasha nathan newyork nicholas nicole nicole1 nikita nintendo nirvana
nothing nothing1 october olivia oliver orange pakistan pa55word pa55w0rd pa\u0024\u0024word pass123 pass1234 passw0rd passw0rd1
password password! password0 password01 password1 password1! password11 password12 password123 password1234
password12345 password2 password3 password99 passwort patrick peaches peanut peewee people pepper phoenix pokemon
pokemon1 porsche prince princess princess1 princesa purple qazwsx qazwsx123 qazwsxedc qazxsw q1w2e3 q1w2e3r4
q1w2e3r4t5 q123456 q1234567 qq123456 qqqqqq qqww1122 qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerqwer
qwert1 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321 qwertyu qwertyui
qwertyuiop qwerty!@# rabbit rachel rainbow ranger rangers rebecca redsox richard robert robert1 rockstar rockyou
rosebud rush2112 sabrina samantha samsung samsung1 sample123 samuel sandra saturn scooby scooter scorpio secret
secret1 secret123 secret12 security september shadow shadow1 shadow123 shannon shelby sierra silver skittles slayer
slipknot smokey snickers snoopy soccer soccer1 sophie southside spider spiderman spiderman1 spongebob starwars
starwars1 stella steven stupid success summer summer1 summer123 sunflower sunshine sunshine1 superman superman1
superstar sweet16 sweetie sweety system taylor teacher temp123 temppass tennis teresa test123 test1234 test12345
testing testing1 testing123 testtest thomas thunder tigger tigger1 tinkerbell tomcat trinity trustno1 tucker turtle
twilight unknown user123 user1234 vanessa vfhbyf victor victoria victory viking vincent vladimir walter warrior
welcome welcome1 welcome12 welcome123 westside whatever whatever1 william williams willow winner winston winter
winter1 winter123 wizard xavier xxxxxx xxxxxxxx yamaha yankees yellow yellow1 zaq12wsx zaq1zaq1 zxcvbn zxcvbnm
zxcvbnm1 zxcvbnm123 zxczxc zzzzzz zzzzzzzz p@ssw0rd p@ssword p@ssword1 p@ssw0rd1 p@ssw0rd123 p@ssword123
`;

const COMMON = new Set(WORDS.trim().split(/\s+/));

/** Whether a password is among the first that anybody would try. */
export function isCommon(password: string, email: string | null): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return (
    COMMON.has(plain) || new Set(plain).size === 1 || (email !== null && [email, email.split('@')[0]].includes(plain))
  );
}
