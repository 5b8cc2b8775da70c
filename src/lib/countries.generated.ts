// Written by `npm run countries`.

/** A country a line: its calling code, what is dialled before a number within it, its numbers, and its zones. */
export const COUNTRY_LINES = String.raw`AC 247  (?:[01589]\d|[2-467])\d{4}
AD 376  (?:1|6\d)\d{7}|[135-9]\d{5} Europe/Andorra
AE 971 0 (?:[4-7]\d|9[0-689])\d{7}|800\d{2,9}|[2-4679]\d{7} Asia/Dubai
AF 93 0 [2-7]\d{8} Asia/Kabul
AG 1 1 (?:268|[58]\d\d|900)\d{7} America/Antigua
AI 1 1 (?:264|[58]\d\d|900)\d{7} America/Anguilla
AL 355 0 (?:700\d\d|900)\d{3}|8\d{5,7}|(?:[2-5]|6\d)\d{7} Europe/Tirane
AM 374 0 (?:[1-489]\d|55|60|77)\d{6} Asia/Yerevan
AO 244  [29]\d{8} Africa/Luanda
AR 54 0 (?:11|[89]\d\d)\d{8}|[2368]\d{9} America/Argentina/Buenos_Aires,Argentina/Catamarca,Argentina/ComodRivadavia,Argentina/Cordoba,Argentina/Jujuy,Argentina/La_Rioja,Argentina/Mendoza,Argentina/Rio_Gallegos,Argentina/Salta,Argentina/San_Juan,Argentina/San_Luis,Argentina/Tucuman,Argentina/Ushuaia,Buenos_Aires,Catamarca,Cordoba,Jujuy,Mendoza,Rosario
AS 1 1 (?:[58]\d\d|684|900)\d{7} Pacific/Pago_Pago,Samoa US/Samoa
AT 43 0 1\d{3,12}|2\d{6,12}|43(?:(?:0\d|5[02-9])\d{3,9}|2\d{4,5}|[3467]\d{4}|8\d{4,6}|9\d{4,7})|5\d{4,12}|8\d{7,12}|9\d{8,12}|(?:[367]\d|4[0-24-9])\d{4,11} Europe/Vienna
AU 61 0 1(?:[0-79]\d{7}(?:\d(?:\d{2})?)?|8[0-24-9]\d{7})|[2-478]\d{8}|1\d{4,7} Antarctica/Macquarie Australia/ACT,Adelaide,Brisbane,Broken_Hill,Canberra,Currie,Darwin,Eucla,Hobart,LHI,Lindeman,Lord_Howe,Melbourne,NSW,North,Perth,Queensland,South,Sydney,Tasmania,Victoria,West,Yancowinna
AW 297  (?:[25-79]\d\d|800)\d{4} America/Aruba
AX 358 0 2\d{4,9}|35\d{4,5}|(?:60\d\d|800)\d{4,6}|7\d{5,11}|(?:[14]\d|3[0-46-9]|50)\d{4,8} Europe/Mariehamn
AZ 994 0 365\d{6}|(?:[124579]\d|60|88)\d{7} Asia/Baku
BA 387 0 6\d{8}|(?:[35689]\d|49|70)\d{6} Europe/Sarajevo
BB 1 1 (?:246|[58]\d\d|900)\d{7} America/Barbados
BD 880 0 [1-469]\d{9}|8[0-79]\d{7,8}|[2-79]\d{8}|[2-9]\d{7}|[3-9]\d{6}|[57-9]\d{5} Asia/Dacca,Dhaka
BE 32 0 4\d{8}|[1-9]\d{7} /CET,MET Europe/Brussels
BF 226  [024-7]\d{7} Africa/Ouagadougou
BG 359 0 00800\d{7}|[2-7]\d{6,7}|[89]\d{6,8}|2\d{5} Europe/Sofia
BH 973  [136-9]\d{7} Asia/Bahrain
BI 257  (?:[267]\d|31)\d{6} Africa/Bujumbura
BJ 229  01\d{8} Africa/Porto-Novo
BL 590 0 7090\d{5}|(?:[56]9|[89]\d)\d{7} America/St_Barthelemy
BM 1 1 (?:441|[58]\d\d|900)\d{7} Atlantic/Bermuda
BN 673  [2-578]\d{6} Asia/Brunei
BO 591 0 (?:[2-7]\d\d|8001)\d{5} America/La_Paz
BQ 599  (?:[34]1|7\d)\d{5} America/Kralendijk
BR 55 0 [1-467]\d{9,10}|55[0-46-9]\d{8}|[34]\d{7}|55\d{7,8}|(?:5[0-46-9]|[89]\d)\d{7,9} America/Araguaina,Bahia,Belem,Boa_Vista,Campo_Grande,Cuiaba,Eirunepe,Fortaleza,Maceio,Manaus,Noronha,Porto_Acre,Porto_Velho,Recife,Rio_Branco,Santarem,Sao_Paulo Brazil/Acre,DeNoronha,East,West
BS 1 1 (?:242|[58]\d\d|900)\d{7} America/Nassau
BT 975  [178]\d{7}|[2-8]\d{6} Asia/Thimbu,Thimphu
BW 267  90\d{5}|(?:0800|[2-6]|(?:7|800)\d)\d{6} Africa/Gaborone
BY 375 0|80? (?:[12]\d|33|44|902)\d{7}|8(?:0[0-79]\d{5,7}|[1-7]\d{9})|8(?:1[0-489]|[5-79]\d)\d{7}|8[1-79]\d{6,7}|8[0-79]\d{5}|8\d{5} Europe/Minsk
BZ 501  (?:0800\d|[2-8])\d{6} America/Belize
CA 1 1 [2-9]\d{9}|3\d{6} America/Atikokan,Blanc-Sablon,Cambridge_Bay,Coral_Harbour,Creston,Dawson,Dawson_Creek,Edmonton,Fort_Nelson,Glace_Bay,Goose_Bay,Halifax,Inuvik,Iqaluit,Moncton,Montreal,Nipigon,Pangnirtung,Rainy_River,Rankin_Inlet,Regina,Resolute,St_Johns,Swift_Current,Thunder_Bay,Toronto,Vancouver,Whitehorse,Winnipeg,Yellowknife Canada/Atlantic,Central,Eastern,Mountain,Newfoundland,Pacific,Saskatchewan,Yukon
CC 61 0 1(?:[0-79]\d{8}(?:\d{2})?|8[0-24-9]\d{7})|[148]\d{8}|1\d{5,7} Indian/Cocos
CD 243 0 (?:(?:[189]|5\d)\d|2)\d{7}|[1-68]\d{6} Africa/Kinshasa,Lubumbashi
CF 236  8776\d{4}|(?:[27]\d|61)\d{6} Africa/Bangui
CG 242  222\d{6}|(?:0\d|80)\d{7} Africa/Brazzaville
CH 41 0 8\d{11}|[2-9]\d{8} Europe/Zurich
CI 225  [02]\d{9} Africa/Abidjan
CK 682  [2-578]\d{4} Pacific/Rarotonga
CL 56  12300\d{6}|6\d{9,10}|[2-9]\d{8} America/Coyhaique,Punta_Arenas,Santiago Chile/Continental,EasterIsland Pacific/Easter
CM 237  [26]\d{8}|88\d{6,7} Africa/Douala
CN 86 0 (?:(?:1[03-689]|2\d)\d\d|6)\d{8}|1\d{10}|[126]\d{6}(?:\d(?:\d{2})?)?|86\d{5,6}|(?:[3-579]\d|8[0-57-9])\d{5,9} Asia/Chongqing,Chungking,Harbin,Kashgar,Shanghai,Urumqi /PRC
CO 57 0 (?:46|60\d\d)\d{6}|(?:1\d|[39])\d{9} America/Bogota
CR 506  (?:8\d|90)\d{8}|(?:[24-8]\d{3}|3005)\d{4} America/Costa_Rica
CU 53 0 (?:[2-7]|8\d\d)\d{7}|[2-47]\d{6}|[34]\d{5} America/Havana /Cuba
CV 238  (?:[2-59]\d\d|800)\d{4} Atlantic/Cape_Verde
CW 599  (?:[34]1|60|(?:7|9\d)\d)\d{5} America/Curacao
CX 61 0 1(?:[0-79]\d{8}(?:\d{2})?|8[0-24-9]\d{7})|[148]\d{8}|1\d{5,7} Indian/Christmas
CY 357  (?:[279]\d|[58]0)\d{6} Asia/Famagusta,Nicosia Europe/Nicosia
CZ 420  (?:[2-578]\d|60)\d{7}|9\d{8,11} Europe/Prague
DE 49 0 [2579]\d{5,14}|49(?:[34]0|69|8\d)\d\d?|49(?:37|49|60|7[089]|9\d)\d{1,3}|49(?:2[024-9]|3[2-689]|7[1-7])\d{1,8}|(?:1|[368]\d|4[0-8])\d{3,13}|49(?:[015]\d|2[13]|31|[46][1-8])\d{1,9} Europe/Berlin,Busingen
DJ 253  (?:2\d|77)\d{6} Africa/Djibouti
DK 45  [2-9]\d{7} Europe/Copenhagen
DM 1 1 (?:[58]\d\d|767|900)\d{7} America/Dominica
DO 1 1 (?:[58]\d\d|900)\d{7} America/Santo_Domingo
DZ 213 0 (?:[1-4]|[5-79]\d|80)\d{7} Africa/Algiers
EC 593 0 1\d{9,10}|(?:[2-7]|9\d)\d{7} America/Guayaquil Pacific/Galapagos
EE 372  8\d{9}|[4578]\d{7}|(?:[3-8]\d|90)\d{5} Europe/Tallinn
EG 20 0 [189]\d{8,9}|[24-6]\d{8}|[135]\d{7} Africa/Cairo /Egypt
EH 212 0 [5-8]\d{8} Africa/El_Aaiun
ER 291 0 [178]\d{6} Africa/Asmara,Asmera
ES 34  400\d{6}|(?:51|[6-9]\d)\d{7} Africa/Ceuta Atlantic/Canary Europe/Madrid
ET 251 0 (?:11|[2-57-9]\d)\d{7} Africa/Addis_Ababa
FI 358 0 [1-35689]\d{4}|7\d{10,11}|(?:[124-7]\d|3[0-46-9])\d{8}|[1-9]\d{5,8} Europe/Helsinki
FJ 679  45\d{5}|(?:0800\d|[235-9])\d{6} Pacific/Fiji
FK 500  [2-7]\d{4} Atlantic/Stanley
FM 691  (?:[39]\d\d|820)\d{4} Pacific/Chuuk,Kosrae,Pohnpei,Ponape,Truk,Yap
FO 298  [2-9]\d{5} Atlantic/Faeroe,Faroe
FR 33 0 [1-9]\d{8} Europe/Paris
GA 241  (?:[067]\d|11)\d{6}|[2-7]\d{6} Africa/Libreville
GB 44 0|180020 [1-357-9]\d{9}|[18]\d{8}|8\d{6} Europe/Belfast,London /GB,GB-Eire
GD 1 1 (?:473|[58]\d\d|900)\d{7} America/Grenada
GE 995 0 (?:[3-57]\d\d|800)\d{6} Asia/Tbilisi
GF 594 0 (?:694\d|7093)\d{5}|(?:59|[89]\d)\d{7} America/Cayenne
GG 44 0 (?:1481|[357-9]\d{3})\d{6}|8\d{6}(?:\d{2})? Europe/Guernsey
GH 233 0 [235]\d{8}|800\d{5,6} Africa/Accra
GI 350  (?:[25]\d|60)\d{6} Europe/Gibraltar
GL 299  (?:19|[2-689]\d|70)\d{4} America/Danmarkshavn,Godthab,Nuuk,Scoresbysund,Thule
GM 220  [48]\d{8}|[2-9]\d{6} Africa/Banjul
GN 224  722\d{6}|(?:3|6\d)\d{7} Africa/Conakry
GP 590 0 7090\d{5}|(?:[56]9|[89]\d)\d{7} America/Guadeloupe
GQ 240  222\d{6}|(?:3\d|55|[89]0)\d{7} Africa/Malabo
GR 30  5005000\d{3}|8\d{9,11}|(?:[269]\d|70)\d{8} /EET Europe/Athens
GT 502  80\d{6}|(?:1\d{3}|[2-7])\d{7} America/Guatemala
GU 1 1 (?:[58]\d\d|671|900)\d{7} Pacific/Guam
GW 245  [49]\d{8}|4\d{6} Africa/Bissau
GY 592  (?:[2-8]\d{3}|9008)\d{3} America/Guyana
HK 852  8[0-46-9]\d{6,7}|9\d{4,7}|(?:[2-7]|9\d{3})\d{7} Asia/Hong_Kong /Hongkong
HN 504  8\d{10}|[237-9]\d{7} America/Tegucigalpa
HR 385 0 [2-69]\d{8}|80\d{5,7}|[1-79]\d{7}|6\d{6} Europe/Zagreb
HT 509  [2-589]\d{7} America/Port-au-Prince
HU 36 06 [235-7]\d{8}|[1-9]\d{7} Europe/Budapest
ID 62 0 00[1-9]\d{9,14}|(?:[1-36]|8\d{5})\d{6}|00\d{9}|[1-9]\d{8,10}|[2-9]\d{7} Asia/Jakarta,Jayapura,Makassar,Pontianak,Ujung_Pandang
IE 353 0 (?:1\d|[2569])\d{6,8}|4\d{6,9}|7\d{8}|8\d{8,9} /Eire Europe/Dublin
IL 972 0 1\d{6}(?:\d{3,5})?|[57]\d{8}|[1-489]\d{7} Asia/Jerusalem,Tel_Aviv /Israel
IM 44 0 1624\d{6}|(?:[3578]\d|90)\d{8} Europe/Isle_of_Man
IN 91 0 (?:000800|[2-9]\d\d)\d{7}|1\d{7,12} Asia/Calcutta,Kolkata
IO 246  3\d{6} Indian/Chagos
IQ 964 0 (?:1|7\d\d)\d{7}|[2-6]\d{7,8} Asia/Baghdad
IR 98 0 [1-9]\d{9}|(?:[1-8]\d\d|9)\d{3,4} Asia/Tehran /Iran
IS 354  (?:38\d|[4-9])\d{6} Atlantic/Reykjavik /Iceland
IT 39  0\d{5,11}|1\d{8,10}|3(?:[0-8]\d{7,10}|9\d{7,8})|(?:43|55|70)\d{8}|8\d{5}(?:\d{2,4})? Europe/Rome
JE 44 0 1534\d{6}|(?:[3578]\d|90)\d{8} Europe/Jersey
JM 1 1 (?:[58]\d\d|658|900)\d{7} America/Jamaica /Jamaica
JO 962 0 (?:(?:[2689]|7\d)\d|32|427|53)\d{6} Asia/Amman
JP 81 0 00[1-9]\d{6,14}|[25-9]\d{9}|(?:00|[1-9]\d\d)\d{6} Asia/Tokyo /Japan
KE 254 0 (?:[17]\d\d|900)\d{6}|(?:2|80)0\d{6,7}|[4-6]\d{6,8} Africa/Nairobi
KG 996 0 8\d{9}|[235-9]\d{8} Asia/Bishkek
KH 855 0 1\d{9}|[1-9]\d{7,8} Asia/Phnom_Penh
KI 686 0 (?:[37]\d|6[0-79])\d{6}|(?:[2-48]\d|50)\d{3} Pacific/Enderbury,Kanton,Kiritimati,Tarawa
KM 269  [3478]\d{6} Indian/Comoro
KN 1 1 (?:[58]\d\d|900)\d{7} America/St_Kitts
KP 850 0 85\d{6}|(?:19\d|[2-7])\d{7} Asia/Pyongyang
KR 82 0 00[1-9]\d{8,11}|(?:[12]|5\d{3})\d{7}|[13-6]\d{9}|(?:[1-6]\d|80)\d{7}|[3-6]\d{4,5}|(?:00|7)0\d{8} Asia/Seoul /ROK
KW 965  18\d{5}|(?:[2569]\d|41)\d{6} Asia/Kuwait
KY 1 1 (?:345|[58]\d\d|900)\d{7} America/Cayman
KZ 7 8 8\d{13}|[78]\d{9} Asia/Almaty,Aqtau,Aqtobe,Atyrau,Oral,Qostanay,Qyzylorda
LA 856 0 (?:2\d|3)\d{8}|(?:[235-8]\d|41)\d{6} Asia/Vientiane
LB 961 0 [27-9]\d{7}|[13-9]\d{6} Asia/Beirut
LC 1 1 (?:[58]\d\d|758|900)\d{7} America/St_Lucia
LI 423 0 [68]\d{8}|(?:[2378]\d|90)\d{5} Europe/Vaduz
LK 94 0 [1-9]\d{8} Asia/Colombo
LR 231 0 (?:[2457]\d|33|88)\d{7}|(?:2\d|[4-6])\d{6} Africa/Monrovia
LS 266  (?:[256]\d\d|800)\d{5} Africa/Maseru
LT 370 [08] (?:[3469]\d|52|[78]0)\d{6} Europe/Vilnius
LU 352  35[013-9]\d{4,8}|6\d{8}|35\d{2,4}|(?:[2457-9]\d|3[0-46-9])\d{2,9} Europe/Luxembourg
LV 371  (?:[268]\d|78|90)\d{6} Europe/Riga
LY 218 0 [2-9]\d{8} Africa/Tripoli /Libya
MA 212 0 [5-8]\d{8} Africa/Casablanca
MC 377 0 (?:[3489]|[67]\d)\d{7} Europe/Monaco
MD 373 0 (?:[235-7]\d|[89]0)\d{6} Europe/Chisinau,Tiraspol
ME 382 0 (?:20|[3-79]\d)\d{6}|80\d{6,7} Europe/Podgorica
MF 590 0 7090\d{5}|(?:[56]9|[89]\d)\d{7} America/Marigot
MG 261 0 [23]\d{8} Indian/Antananarivo
MH 692 1 329\d{4}|(?:[256]\d|45)\d{5} /Kwajalein Pacific/Kwajalein,Majuro
MK 389 0 [2-578]\d{7} Europe/Skopje
ML 223  [24-9]\d{7} Africa/Bamako,Timbuktu
MM 95 0 1\d{5,7}|95\d{6}|(?:[4-7]|9[0-46-9])\d{6,8}|(?:2|8\d)\d{5,8} Asia/Rangoon,Yangon
MN 976 0 [12]\d{7,9}|[5-9]\d{7} Asia/Choibalsan,Hovd,Ulaanbaatar,Ulan_Bator
MO 853  0800\d{3}|(?:28|[68]\d)\d{6} Asia/Macao,Macau
MP 1 1 [58]\d{9}|(?:67|90)0\d{7} Pacific/Saipan
MQ 596 0 7091\d{5}|(?:[56]9|[89]\d)\d{7} America/Martinique
MR 222  (?:[2-4]\d\d|800)\d{5} Africa/Nouakchott
MS 1 1 (?:[58]\d\d|664|900)\d{7} America/Montserrat
MT 356  3550\d{4}|(?:[2579]\d\d|800)\d{5} Europe/Malta
MU 230  (?:[57]|8\d\d)\d{7}|[2-468]\d{6} Indian/Mauritius
MV 960  (?:800|9[0-57-9]\d)\d{7}|[34679]\d{6} Indian/Maldives
MW 265 0 (?:[1289]\d|31|77)\d{7}|1\d{6} Africa/Blantyre
MX 52  [2-9]\d{9} America/Bahia_Banderas,Cancun,Chihuahua,Ciudad_Juarez,Ensenada,Hermosillo,Matamoros,Mazatlan,Merida,Mexico_City,Monterrey,Ojinaga,Santa_Isabel,Tijuana Mexico/BajaNorte,BajaSur,General
MY 60 0 1\d{8,9}|(?:3\d|[4-9])\d{7} Asia/Kuala_Lumpur,Kuching
MZ 258  (?:2|8\d)\d{7} Africa/Maputo
NA 264 0 [68]\d{7,8} Africa/Windhoek
NC 687  (?:050|[2-57-9]\d\d)\d{3} Pacific/Noumea
NE 227  [027-9]\d{7} Africa/Niamey
NF 672  [13]\d{5} Pacific/Norfolk
NG 234 0 (?:20|9\d)\d{8}|[78]\d{9,13} Africa/Lagos
NI 505  (?:1800|[25-8]\d{3})\d{4} America/Managua
NL 31 0 (?:[124-7]\d\d|3(?:[02-9]\d|1[0-8]))\d{6}|8\d{6,9}|9\d{6,10}|1\d{4,5} Europe/Amsterdam
NO 47  (?:0|[2-9]\d{3})\d{4} Europe/Oslo
NP 977 0 (?:1\d|9)\d{9}|[1-9]\d{7} Asia/Kathmandu,Katmandu
NR 674  (?:222|444|(?:55|8\d)\d|666|777|999)\d{4} Pacific/Nauru
NU 683  (?:[4-7]|888\d)\d{3} Pacific/Niue
NZ 64 0 [1289]\d{9}|50\d{5}(?:\d{2,3})?|[27-9]\d{7,8}|(?:[34]\d|6[0-35-9])\d{6}|8\d{4,6} /NZ,NZ-CHAT Pacific/Auckland,Chatham
OM 968  (?:1505|[279]\d{3}|500)\d{4}|800\d{5,6} Asia/Muscat
PA 507  (?:00800|8\d{3})\d{6}|[68]\d{7}|[1-57-9]\d{6} America/Panama /EST
PE 51 0 (?:[14-8]|9\d)\d{7} America/Lima
PF 689  4\d{5}(?:\d{2})?|8\d{7,8} Pacific/Gambier,Marquesas,Tahiti
PG 675  (?:180|[78]\d{3})\d{4}|(?:[2-589]\d|64)\d{5} Pacific/Bougainville,Port_Moresby
PH 63 0 (?:[2-7]|9\d)\d{8}|2\d{5}|(?:1800|8)\d{7,9} Asia/Manila
PK 92 0 122\d{6}|[24-8]\d{10,11}|9(?:[013-9]\d{8,10}|2(?:[01]\d\d|2(?:[06-8]\d|1[01]))\d{7})|(?:[2-8]\d{3}|92(?:[0-7]\d|8[1-9]))\d{6}|[24-9]\d{8}|[89]\d{7} Asia/Karachi
PL 48  (?:6|8\d\d)\d{7}|[1-9]\d{6}(?:\d{2})?|[26]\d{5} Europe/Warsaw /Poland
PM 508 0 [78]\d{8}|[2-9]\d{5} America/Miquelon
PR 1 1 (?:[589]\d\d|787)\d{7} America/Puerto_Rico
PS 970 0 [2489]2\d{6}|(?:1\d|5)\d{8} Asia/Gaza,Hebron
PT 351  1693\d{5}|(?:[26-9]\d|30)\d{7} Atlantic/Azores,Madeira Europe/Lisbon /Portugal,WET
PW 680  (?:[24-8]\d\d|345|900)\d{4} Pacific/Palau
PY 595 0 [36-8]\d{5,8}|4\d{6,8}|59\d{6}|9\d{5,10}|(?:2\d|5[0-8])\d{6,7} America/Asuncion
QA 974  800\d{4}|(?:2|800)\d{6}|(?:0080|[3-7])\d{7} Asia/Qatar
RE 262 0 709\d{6}|(?:26|[689]\d)\d{7} Indian/Reunion
RO 40 0 (?:[2378]\d|90)\d{7}|[23]\d{5} Europe/Bucharest
RS 381 0 38[02-9]\d{6,9}|6\d{7,9}|90\d{4,8}|38\d{5,6}|(?:7\d\d|800)\d{3,9}|(?:[12]\d|3[0-79])\d{5,10} Europe/Belgrade
RU 7 8 8\d{13}|[347-9]\d{9} Asia/Anadyr,Barnaul,Chita,Irkutsk,Kamchatka,Khandyga,Krasnoyarsk,Magadan,Novokuznetsk,Novosibirsk,Omsk,Sakhalin,Srednekolymsk,Tomsk,Ust-Nera,Vladivostok,Yakutsk,Yekaterinburg Europe/Astrakhan,Kaliningrad,Kirov,Moscow,Samara,Saratov,Ulyanovsk,Volgograd /W-SU
RW 250 0 (?:06|[27]\d\d|[89]00)\d{6} Africa/Kigali
SA 966 0 (?:[15]\d|800|92)\d{7} Asia/Riyadh
SB 677  [6-9]\d{6}|[1-6]\d{4} Pacific/Guadalcanal
SC 248  (?:[2489]\d|64)\d{5} Indian/Mahe
SD 249 0 [19]\d{8} Africa/Khartoum
SE 46 0 (?:[26]\d\d|9)\d{9}|[1-9]\d{8}|[1-689]\d{7}|[1-4689]\d{6}|2\d{5} Europe/Stockholm
SG 65  (?:(?:1\d|8)\d\d|7000)\d{7}|[3689]\d{7} Asia/Singapore /Singapore
SH 290  (?:[2569]\d|8)\d{3} Atlantic/St_Helena
SI 386 0 [1-7]\d{7}|8\d{4,7}|90\d{4,6} Europe/Ljubljana
SJ 47  0\d{4}|(?:[489]\d|79)\d{6} Arctic/Longyearbyen Atlantic/Jan_Mayen
SK 421 0 [2-689]\d{8}|[2-59]\d{6}|[2-5]\d{5} Europe/Bratislava
SL 232 0 (?:[237-9]\d|66)\d{6} Africa/Freetown
SM 378  (?:0549|[5-7]\d)\d{6} Europe/San_Marino
SN 221  (?:[378]\d|93)\d{7} Africa/Dakar
SO 252 0 [346-9]\d{8}|[12679]\d{7}|[1-5]\d{6}|[1348]\d{5} Africa/Mogadishu
SR 597  (?:[2-5]|[6-9]\d)\d{5} America/Paramaribo
SS 211 0 [19]\d{8} Africa/Juba
ST 239  (?:22|9\d)\d{5} Africa/Sao_Tome
SV 503  [25-7]\d{7}|(?:80\d|900)\d{4}(?:\d{4})? America/El_Salvador
SX 1 1 7215\d{6}|(?:[58]\d\d|900)\d{7} America/Lower_Princes
SY 963 0 [1-359]\d{8}|[1-5]\d{7} Asia/Damascus
SZ 268  0800\d{4}|(?:[237]\d|900)\d{6} Africa/Mbabane
TA 290  8\d{3}
TC 1 1 (?:[58]\d\d|649|900)\d{7} America/Grand_Turk
TD 235  (?:22|[3689]\d|77)\d{6} Africa/Ndjamena
TG 228  [279]\d{7} Africa/Lome
TH 66 0 (?:001800|[2-57]|[689]\d)\d{7}|1\d{7,9} Asia/Bangkok
TJ 992  (?:[0-57-9]\d|66)\d{7} Asia/Dushanbe
TK 690  [2-47]\d{3,6} Pacific/Fakaofo
TL 670  7\d{7}|(?:[2-47]\d|[89]0)\d{5} Asia/Dili
TM 993 8 [1-7]\d{7} Asia/Ashgabat,Ashkhabad
TN 216  [2-57-9]\d{7} Africa/Tunis
TO 676  (?:0800|(?:[5-8]\d\d|999)\d)\d{3}|[2-8]\d{4} Pacific/Tongatapu
TR 90 0 4\d{6}|8\d{11,12}|(?:[2-58]\d\d|900)\d{7} Asia/Istanbul Europe/Istanbul /Turkey
TT 1 1 (?:[58]\d\d|900)\d{7} America/Port_of_Spain
TV 688  (?:2|7\d\d|90)\d{4} Pacific/Funafuti
TW 886 0 [2-689]\d{8}|7\d{9,10}|[2-8]\d{7}|2\d{6} Asia/Taipei /ROC
TZ 255 0 (?:[25-8]\d|41|90)\d{7} Africa/Dar_es_Salaam
UA 380 0 [89]\d{9}|[3-9]\d{8} Europe/Kiev,Kyiv,Simferopol,Uzhgorod,Zaporozhye
UG 256 0 800\d{6}|(?:[29]0|[347]\d)\d{7} Africa/Kampala
US 1 1 [2-9]\d{9}|3\d{6} America/Adak,Anchorage,Atka,Boise,Chicago,Denver,Detroit,Fort_Wayne,Indiana/Indianapolis,Indiana/Knox,Indiana/Marengo,Indiana/Petersburg,Indiana/Tell_City,Indiana/Vevay,Indiana/Vincennes,Indiana/Winamac,Indianapolis,Juneau,Kentucky/Louisville,Kentucky/Monticello,Knox_IN,Los_Angeles,Louisville,Menominee,Metlakatla,New_York,Nome,North_Dakota/Beulah,North_Dakota/Center,North_Dakota/New_Salem,Phoenix,Shiprock,Sitka,Yakutat /CST6CDT,EST5EDT,HST,MST,MST7MDT,Navajo,PST8PDT Pacific/Honolulu,Johnston,Midway,Wake US/Alaska,Aleutian,Arizona,Central,East-Indiana,Eastern,Hawaii,Indiana-Starke,Michigan,Mountain,Pacific
UY 598 0 0004\d{2,9}|[1249]\d{7}|2\d{3,4}|(?:[49]\d|80)\d{5} America/Montevideo
UZ 998  (?:20|33|[5-9]\d)\d{7} Asia/Samarkand,Tashkent
VA 39  0\d{5,10}|3[0-8]\d{7,10}|55\d{8}|8\d{5}(?:\d{2,4})?|(?:1\d|39)\d{7,8} Europe/Vatican
VC 1 1 (?:[58]\d\d|784|900)\d{7} America/St_Vincent
VE 58 0 [68]00\d{7}|(?:[24]\d|[59]0)\d{8} America/Caracas
VG 1 1 (?:284|[58]\d\d|900)\d{7} America/Tortola
VI 1 1 [58]\d{9}|(?:34|90)0\d{7} America/St_Thomas,Virgin
VN 84 0 [12]\d{9}|[135-9]\d{8}|[16]\d{6,7}|7\d{6} Asia/Ho_Chi_Minh,Saigon
VU 678  [57-9]\d{6}|(?:[238]\d|48)\d{3} Pacific/Efate
WF 681  (?:40|72|8\d{4})\d{4}|[89]\d{5} Pacific/Wallis
WS 685  (?:[2-6]|8\d{5})\d{4}|[78]\d{6}|[68]\d{5} Pacific/Apia
XK 383 0 2\d{7,8}|3\d{7,11}|(?:4\d\d|[89]00)\d{5}
YE 967 0 (?:1|7\d)\d{7}|[1-7]\d{6} Asia/Aden
YT 262 0 (?:639\d|7093)\d{5}|(?:26|80|9\d)\d{7} Indian/Mayotte
ZA 27 0 [1-79]\d{8}|8\d{4,9} Africa/Johannesburg
ZM 260 0 800\d{6}|(?:21|[579]\d|63)\d{7} Africa/Lusaka
ZW 263 0 8\d{6}(?:\d{3})?|[235-8]\d{8} Africa/Harare`;
