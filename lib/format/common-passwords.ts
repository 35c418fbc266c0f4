/** Common in the world and in Myanmar, of six characters or more, in lower case. */
export const commonPasswords = `
  password password1 password12 password123 password1234 pass1234 pass123 pass12345 password01 passw0rd p@ssword
  p@ssw0rd pa55word passwort motdepasse contrasena parola passcode passpass qwerty qwertz azerty qwerty12 qwertyui
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx qazwsx qazwsxedc q1w2e3 q1w2e3r4 asdf1234 asdfasdf
  asdfghjk zxcvbn zxcvbnm qweasd qweasdzxc 1qazxsw2 zaq1xsw2 qwe123 123qwe asd123 123asd abc123 abcd1234 a1b2c3
  a1b2c3d4 aa123456 a123456 a12345678 a123456789 123456a 12345678a 123abc 1234abcd 1234qwer qwer1234 q123456 qq123456
  123456q 123456789a 123qweasd asdf123 zxc123 abcabc aaa111 111aaa abc12345 abcd123 abcdef1 abc1234 aaaa1111 1a2b3c
  1a2b3c4d 123456 1234567 12345678 123456789 1234567890 12345678910 0123456 012345678 654321 7654321 87654321
  987654321 0987654321 123123 112233 11223344 1122334455 121212 131313 123321 1234321 12344321 123454321 102030
  10203040 010203 01020304 159753 147258 147258369 258456 159357 741852 741852963 789456 789456123 456789 234567
  345678 567890 101010 202020 252525 232323 151515 141414 123654 321321 321654 963852 852456 142536 135790 246810
  24681012 147852 147852369 159951 951753 753951 369258 369258147 098765 090909 080808 070707 060606 050505 030303
  020202 112358 314159 31415926 271828 420420 696969 666999 999666 1234512345 12341234 123412 12121212 11111a 000001
  000123 001122 007007 100200 111222 111222333 222333 112211 110110 111000 100100 101112 121314 131415 192837
  192837465 564738 135246 159263 258258 369369 456123 456456 456654 654123 654654 741741 789123 789789 987987 852852
  963963 888999 168168 518518 520520 521521 5201314 1314520 886688 686868 868686 888666 666888 139139 778899 334455
  445566 556677 667788 223344 admin1 administrator root1234 rootroot toor1234 test123 test1234 testtest testing tester
  guest123 guestguest user123 user1234 username login123 welcome welcome1 welcome123 letmein letmein1 changeme
  changeme1 default default1 access access1 master master1 master123 secret secret1 secret123 private temp123 temp1234
  temporary service support manager system super123 superuser backup office student student1 student123 teacher
  teacher1 teacher123 school school1 school123 college class123 computer computer1 internet internet1 windows windows1
  laptop123 google google1 google123 facebook facebook1 facebook123 gmail123 yahoo123 youtube youtube1 twitter
  instagram whatsapp viber123 telegram tiktok123 samsung samsung1 samsung123 iphone iphone1 iphone123 apple123 huawei
  huawei123 xiaomi xiaomi123 redmi123 oppo1234 vivo1234 nokia123 android android1 mobile mobile1 phone123 linkedin
  dropbox amazon1 netflix netflix1 spotify minecraft minecraft1 roblox roblox123 pubg1234 pubgmobile mobilelegend
  mobilelegends freefire freefire1 fortnite fortnite1 callofduty dota2dota counterstrike playstation xbox360 nintendo
  pokemon pokemon1 pikachu charizard naruto naruto1 naruto123 sasuke itachi onepiece doraemon hellokitty mickey
  mickeymouse minnie tomjerry spongebob garfield snoopy winnie tigger barbie barbie1 iloveyou iloveyou1 iloveyou2
  iloveyou123 iloveu iloveu1 iloveme ilovemyself iloveyouall loveyou loveyou1 lovely lovely1 lover1 lovers lovelove
  love123 love1234 mylove mylove1 truelove truelove1 myheart sweetheart sweetie honey123 honeyhoney darling baby123
  babybaby babygirl babygirl1 babyboy mybaby1 mybaby angel1 angel123 angels princess princess1 princess123 prince123
  queen123 king1234 kingking handsome beautiful beauty pretty1 cutie123 forever forever1 forever21 together friend
  friend1 friends friends1 friendship bestfriend family family1 family123 mother mother1 father father1 mommy123
  daddy123 mamapapa papamama brother sister sister1 grandma husband wife1234 happy123 happy1 happiness smile123 smile1
  sunshine sunshine1 sunshine123 flower flower1 flowers butterfly butterfly1 rainbow rainbow1 summer summer1 summer123
  winter winter1 spring autumn1 monday sunday friday january february march123 april123 august1 october november
  december birthday holiday weekend hello123 hello1234 hellohello hello1 helloworld goodmorning goodluck goodboy
  goodgirl nopass nopassword mypassword mypass123 mypass yourpassword password! thisispassword iamthebest imthebest
  whatever whatever1 nothing nothing1 something anything everything unknown trustno1 letmeinnow opensesame blahblah
  asdfqwer monkey monkey1 monkey123 dragon dragon1 dragon123 tiger123 tigers lion1234 panda123 doggie doggy1 puppy123
  kitty123 kitten catdog fishing1 dolphin dolphins eagle1 eagles eagles1 falcon falcons hunter hunter1 hunter2 horses
  horse1 chicken chicken1 chocolate chocolate1 cookie cookie1 cookies banana banana1 orange orange1 apple1 cherry
  cherry1 strawberry pineapple coffee coffee1 pepper pepper1 ginger ginger1 peanut cheese cheese1 pizza123 hamburger
  noodles coconut mango123 butter sugar123 candy123 vanilla diamond diamond1 diamonds golden silver silver1 purple
  purple1 purple123 yellow yellow1 black123 white123 green123 blue1234 bluesky red12345 redred pinkpink pink123
  rosemary rose1234 jasmine jasmine1 daisy123 lily1234 orchid lotus123 padauk thazin football football1 football123
  soccer soccer1 soccer123 baseball baseball1 basketball basketball1 hockey hockey1 tennis golfer boxing volleyball
  badminton chelsea chelsea1 chelsea123 arsenal arsenal1 arsenal123 liverpool liverpool1 liverpool123 barcelona
  barcelona1 realmadrid realmadrid1 juventus manchester manunited manutd manutd1 manutd123 mancity bayern dortmund
  milan123 acmilan intermilan ronaldo ronaldo1 ronaldo7 ronaldo123 cristiano messi123 messi10 lionelmessi neymar
  neymar1 neymar10 mbappe beckham beckham7 rooney rooney10 gerrard gerrard8 torres9 champion champions winner winner1
  victory legend legend1 legends batman batman1 batman123 superman superman1 spiderman spiderman1 ironman ironman1
  avengers captain captain1 hulk1234 wolverine starwars starwars1 jedi1234 skywalker darthvader matrix matrix1
  harrypotter hogwarts gandalf frodo123 lordoftherings godzilla transformers terminator rambo123 jamesbond bond007
  zeus1234 apollo mercury jupiter saturn venus123 phoenix phoenix1 shadow shadow1 shadow123 ninja123 ninja1 samurai
  warrior warrior1 killer killer1 killer123 hacker hacker1 hacker123 gangster monster monster1 ghost123 devil666
  heaven heaven1 jesus1 jesus123 jesuschrist christ christian blessed blessing faith123 church bible123 allah123
  allahuakbar bismillah muhammad mohammed buddha buddha1 buddha123 dhamma metta123 sangha michael michael1 jordan
  jordan1 jordan23 jennifer jessica jessica1 ashley ashley1 daniel daniel1 daniel123 david123 david1 robert robert1
  thomas thomas1 andrew andrew1 joshua joshua1 matthew anthony anthony1 charlie charlie1 william william1 george
  george1 justin justin1 brandon nicole nicole1 amanda amanda1 melissa michelle michelle1 stephanie elizabeth samantha
  hannah sophia olivia isabella natalie victoria alexander alexandra alexis benjamin jonathan christopher nicholas
  patrick richard richard1 edward taylor taylor1 austin martin maggie buster bailey bailey1 molly123 maria123 anna1234
  julia123 laura123 emma1234 lucas123 pierre martine julien nicolas camille sophie sophie1 chloe123 marine antoine
  alexandre thierry philippe isabelle caroline aurelie bonjour bonjour1 bonjour123 bonsoir jetaime jetaime1 salut123
  monamour amour123 chocolat soleil soleil1 doudou loulou loulou1 chouchou coucou coucou1 france france1 france123
  paris123 paris75 marseille lyon1234 french french1 french123 delfa1 ecole123 merci123 papillon princesse maman123
  maman1 mamounette tintin asterix oiseau fleurs cheval lapin123 myanmar myanmar1 myanmar12 myanmar123 myanmar1234
  myanmar2020 myanmar2021 myanmar2022 myanmar2023 myanmar2024 myanmar2025 myanmar2026 burma123 burmese yangon yangon1
  yangon12 yangon123 mandalay mandalay1 mandalay123 naypyidaw naypyitaw bagan123 pathein mawlamyine mawlamyaing
  taunggyi sittwe myitkyina lashio magway monywa pyinoolwin bago1234 shwedagon inlelake mingalar mingalar1 mingalarpar
  mingalaba mingalabar mingalarbar mingalaba123 mingalarpar123 chitlarr chitdal chittal chittal123 chitthu chitthulay
  achit123 achitlay chityin nayekaungla nekaungla nekaunglar nay123 kokoko koko1234 komyo123 kyawkyaw kyawkyaw1
  kyawzin kyawmin aungaung aungaung1 aungaung123 aungkyaw aungmyo aungzaw minmin minmin1 minmin123 minthu thuthu
  thuthu1 thuzar suhlaing susu123 su123456 phyophyo phyo123 hninhnin hnin123 thida123 thidar khinkhin khin123 mgmg123
  mgmg1234 mgmgmg mgmg12 mamamama maymay maymay1 maymay123 zawzaw zawzaw1 zawzaw123 zinzin zinmin zaw12345 htethtet
  htet123 htun1234 tuntun tuntun123 nyinyi nyinyi1 nyinyi123 naingnaing naing123 winwin winwin1 winwin123 yeyint
  yeye123 yamin123 eiei123 eieiei eiphyu ayeaye ayeaye1 ayeaye123 moemoe moemoe1 moemoe123 mya12345 myamya myomyo
  myomyo123 sandar sandar123 sanda123 soesoe soe12345 thantthant thanthan thanthan1 tintin1 tinaye yinyin waiwai
  waiwai1 waiyan waiyan1 waiyan123 hlahla hlahla1 nilar123 nandar nandar123 cherrycherry shwe1234 shweshwe shwelay
  ngwelay mone1234 padauk1 padauk123 ecolepadauk ecole1234 thingyan thingyan1 thadingyut mohinga mohinga1 laphet
  lahpet kbzpay kbzpay1 kbzpay123 wavepay wavemoney wave1234 ayabank cbbank123 ooredoo ooredoo1 telenor telenor1
  mpt12345 mytel123 atom1234 blink182 metallica nirvana slipknot linkinpark eminem eminem1 50cent tupac2pac rihanna
  beyonce justinbieber bieber onedirection taylorswift blackpink blackpink1 blackpink123 btsarmy btsarmy1 bts12345
  btsbts jungkook jimin123 taehyung lisa1234 jennie123 exoexo exo12345 twice123 bigbang bigbang1 gangnam kpop1234
  guitar guitar1 music123 music1 musica piano123 dancer dancing singer rockstar rocknroll hiphop1 gunsnroses mustang
  mustang1 ferrari ferrari1 porsche mercedes mercedes1 bmw12345 audi1234 toyota toyota1 honda123 honda1 suzuki yamaha
  yamaha1 ducati corvette camaro nissan nissan1 mazda123 harley harley1 yankees cowboys cowboys1 lakers lakers24
  lakers1 chicago london london1 london123 newyork newyork1 boston texas123 america america1 canada canada1 canada123
  england england1 germany italy123 spain123 brazil brazil1 mexico mexico1 russia japan123 tokyo123 korea123 seoul123
  china123 beijing shanghai india123 thailand thailand1 bangkok bangkok1 singapore singapore1 malaysia vietnam
  hanoi123 saigon indonesia jakarta philippines manila123 merlin maverick thunder thunder1 lightning scooter scooter1
  rocket1 speedy racing turbo123 runner sniper sniper1 soldier army1234 marines airforce police123 doctor doctor1
  nurse123 lawyer engineer engineer1 business money123 money1 moneymoney dollar million billionaire rich1234 lucky123
  lucky7 lucky1 luckyme success success1 freedom freedom1 peace123 liberty justice democracy revolution federal
  hope1234 dream123 dreams dreamer dreamer1 destiny destiny1 future moonlight starlight stars123 star1234 superstar
  superstar1 galaxy galaxy1 universe universal infinity eternal eternity ocean123 island mountain river123 forest
  nature1 garden jungle desert 19801980 19811981 19821982 19831983 19841984 19851985 19861986 19871987 19881988
  19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996 19971997 19981998 19991999 20002000 20012001
  20022002 20032003 20042004 20052005 20062006 20072007 20082008 20092009 20102010 20112011 20202020 20212021 20222022
  20232023 20242024 20252025 20262026 20272027
`.trim();
