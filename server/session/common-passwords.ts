/** Shorter ones are refused by their length. */
const COMMON = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 123123 123123123 123321 1234321
111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 66666666 777777 7777777 888888 88888888 999999 99999999
121212 112233 11223344 1122334455 102030 123654 147258 147258369 159357 159753 246810 258369 321321 456456 456789 654321 789456
789456123 741852963 963852741 131313 101010 010101 212121 232323 696969 123456a 123456b 123456q 123456aa 1234567a 12345678a a123456
a1234567 a12345678 a123456789 aa123456 aaa111 abc123 abc1234 abc12345 abcd1234 abcd12345 abcdef abcdefg abcdefgh abcabc aaaaaa
aaaaaaaa asdasd asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asd123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345
qwertyui qwertyuiop qwert123 qweqwe qweasd qweasdzxc qwe123 qazwsx qazwsxedc qwaszx q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zxc123 zxczxc password password1 password12 password123 password1234
passw0rd p@ssw0rd p@ssword pass1234 pass123 passpass passwort passwort1 wachtwoord wachtwoord1 lozenka senha123 parola parool losenord
admin123 admin1234 administrator root123 toor123 welcome welcome1 welcome123 letmein letmein1 changeme default guest123 test123
test1234 testtest testing testing123 secret secret123 master master123 login123 access access14 user1234 hello123 hellohello iloveyou
iloveyou1 loveme lovelove princess princess1 sunshine sunshine1 shadow shadow1 dragon dragon123 monkey monkey123 football football1
baseball basketball soccer superman batman pokemon pokemon1 naruto starwars michael michael1 jordan23 jennifer jessica ashley daniel
charlie thomas robert andrea alexander nicole matrix trustno1 whatever freedom flower summer winter spring autumn computer internet
samsung google mustang ferrari mercedes cheese cookie chocolate banana orange purple killer hunter hunter2 ranger harley buster tigger
ginger pepper maggie bailey liverpool arsenal chelsea juventus barcelona polska polska1 zxcvbnm1 woaini woaini1314 woaini520 5201314
520520 1314520 wang123 li123456 quay123 quayquay quay1234 bitcoin bitcoin1 crypto crypto123 ethereum`

const known = new Set(COMMON.split(/\s+/))

export const isCommon = (password: string) => known.has(password.toLowerCase()) || new Set(password).size === 1
