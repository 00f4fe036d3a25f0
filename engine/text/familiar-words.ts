import { foldWord, stopWords } from './stop-words.ts'

/**
 * Everyday English words that a ten-year-old knows, after the idea of Dale and Chall (1948). The list is our own, so
 * its share of unfamiliar words differs slightly from the printed list of 3,000. Base forms; endings are removed before
 * the lookup.
 */
const everyday = `able about account ache act add address afraid afternoon age ago agree ahead aid aim air airplane airport alarm alike alive alone along aloud ant answer apart apple apron arm army arrive arrow art ask asleep ate attack attend aunt author autumn awake away awful axe
baby back backward bad bag bake ball balloon banana band bang bank bar barber bare bark barn base baseball basket bat bath bathroom battle bay beach bead beak beam bean bear beard beast beat beautiful beauty bed bedroom bee beef beer beg begin behave bell belong belt bench bend berry best bet better bicycle bid big bike bill bird birth birthday bit bite bitter black blame blank blanket blaze bleed bless blind block blood bloom blossom blow blue board boat body boil bold bone book boot born borrow boss bother bottle bottom bound bow bowl box boy brain brake branch brass brave bread break breakfast breath breathe breeze brick bride bridge bright bring broad broke broken brook broom brother brown brush bubble bucket bud bug build building bump bunch bundle burn burst bury bus bush business busy butcher butter butterfly button buy
cabbage cabin cage cake calendar calf call calm camel camp can candle candy cap captain car card care careful careless carpet carriage carrot carry cart case castle cat catch cattle cause cave ceiling cell cent center chain chair chalk chance change chapter charge chase cheap cheat check cheek cheer cheese cherry chest chew chicken chief child children chimney chin chocolate choice choose chop church circle circus city class classroom claw clay clean clear clerk clever cliff climb clock close closet cloth clothes clothing cloud clown club coach coal coast coat coffee coin cold collar collect college color colour comb come comfort comfortable common company cook cookie cool copper copy corn corner correct cost cottage cotton couch cough count counter country county couple course court cousin cover cow coward crack cradle crash crawl crazy cream creek creep crop cross crow crowd crown cruel crumb crush cry cup cupboard cure curl curtain curve cushion cut
dad daily damp dance danger dangerous dare dark date daughter dawn day dead deaf deal dear death decide deck deep deer degree delight deliver desert desk destroy dew diamond die difference different dig dime dine dinner dip dirt dirty dish distance ditch dive divide doctor dog doll dollar door dot double dough dove down downstairs dozen drag drain draw drawer dream dress drift drink drip drive driver drop drown drum dry duck due dull dumb dust duty
eager eagle ear early earn earth east easy eat edge egg eight eighteen eighty elbow elephant eleven empty end enemy engine enjoy enter envelope equal evening event evil exact examine example excellent exchange excite exciting excuse exit expect explain express extra eye
face fact factory fail faint fair fairy faith fall false family famous fan fancy far farm farmer fast fat father fault favor favorite fear feast feather feed feel fellow fence fever field fifteen fifty fight figure file fill film find fine finger finish fire fireplace fish fit five fix flag flame flash flat flavor flesh flight float flock flood floor flour flow flower fly foam fog fold folk follow food fool foot football force forest forget forgive fork form fort forth fortune forty forward fountain four fox frame free freedom freeze fresh friend friendly frog front frost fruit fry fuel full fun funny fur furniture future
gain game garage garbage garden gas gate gather gay general gentle gentleman giant gift girl glad glass glove glue goal goat gold golden good goodbye goose grab grace grade grain grand grandfather grandmother grape grass gray grey great green greet ground group grow growth guard guess guest guide gum gun guy
habit hair half hall hammer hand handle handkerchief handsome handy hang happen happy harbor hard hardly harm harvest hat hatch hate haul hay head heal health healthy heap hear heart heat heavy heel height hello help hen herd hero hidden hide high highway hill hit hold hole holiday hollow holy home honest honey honor hood hook hop hope horn horse hospital hot hotel hour house hug huge human hundred hungry hunt hurry hurt husband hut
ice idea ill important inch ink insect inside insist instead invite iron island
jacket jail jam jar jaw jelly jet jewel job join joke jolly journey joy judge juice jump jungle just
kettle key kick kid kill kind king kingdom kiss kitchen kite kitten knee kneel knife knit knock knot know knowledge
labor lace ladder lady lake lamb lamp land lane language large late laugh laundry law lawn lawyer lay lazy lead leader leaf leak lean leap learn leather leave leg lemon lend length lesson letter lettuce level liberty library lid lie life lift light lightning like limb line lion lip list listen little live load loaf loan lock log lonely long look loose lord lose loss lot loud love lovely low luck lucky lump lunch
machine mad magazine magic maid mail main major mama man manner many map marble march mark market marry mask mass master mat match matter meadow meal mean measure meat medicine meet melt member mend metal middle midnight might mile milk mill million mind mine minute mirror miss mistake mix model modern moment money monkey month moon morning moss mother motor mountain mouse mouth move movie mow mud music must mystery
nail name nap napkin narrow nation nature naughty navy near neat neck need needle neighbor nerve nest net new newspaper nice nickel night nine nineteen ninety nod noise noon north nose note notice number nurse nut
oak oar oat obey ocean odd offer office officer oil old onion open orange orchard order organ oven owe owl own owner ox
pack package pad page pail pain paint pair pajamas palace pale pan pants papa paper parade pardon parent park part partner party pass past paste pasture pat patch path patient pave paw pay pea peace peach peak pear pen pencil penny people pepper perfect period person pet phone photo piano pick picnic picture pie piece pig pigeon pile pill pillow pilot pin pine pink pint pipe pistol pit pitch pity place plain plan plane plant plate platform play player pleasant please pleasure plenty plow plum pocket poem point poison pole police polish polite pond pony pool poor pop porch pork post pot potato pound pour powder power praise pray prepare present press pretty price prince princess print prison prize promise proper protect proud prove public puddle pull pump pumpkin punish pupil puppy pure purple purse push puzzle
quarrel quart quarter queen queer question quick quiet quilt quit quite
rabbit race rack radio rag rail railroad railway rain rainbow raise rake ran ranch rap rat raw ray razor reach read ready real reason record red refuse reindeer rejoice remain remember remind remove rent repair repeat report rest return reward rib ribbon rice rich rid riddle ride rifle right ring ripe rise river road roar roast rob robin rock rocket roll roof room rooster root rope rose rot rough round route row royal rub rubber rug ruin rule ruler run rush rust
sack sad saddle safe safety sail sailor salad sale salt same sand sandwich satisfy sauce save saw scale scare scarf school science scissors scout scrap scratch scream screen screw scrub sea seal search season seat second secret seed seek seize sell send sense sentence separate serve service set settle seven seventeen seventy sew shade shadow shake shame shape share sharp shave sheep sheet shelf shell shelter shepherd shine ship shirt shock shoe shoot shop shopping shore short shot shoulder shout shovel show shower shut shy sick side sidewalk sigh sight sign silence silent silk silly silver simple sin sing single sink sir sister sit six sixteen sixty size skate skin skip skirt sky slap slave sled sleep sleeve slice slide slip slow small smart smell smile smoke smooth snail snake snap snow soak soap sock soda soft soil sold soldier sole son song sore sorrow sorry sort soul sound soup sour south space spade spare speak special speech speed spell spend spider spill spin spirit spit splash spoil spoon sport spot spread spring square squeeze squirrel stable stage stair stamp stand star stare start state station stay steak steal steam steel steep steer stem step stick stiff still sting stir stitch stock stocking stomach stone stool stop store stories storm story stove straight strange stranger strap straw strawberry stream street strength stretch strike string strip stripe strong student study stuff stupid subject succeed success such sudden suffer sugar suggest suit sum summer sun sunshine supper suppose sure surface surprise swallow swan swear sweat sweater sweep sweet swell swim swing switch sword
table tail tailor talk tall tame tan tank tap tape tar task taste tax tea teach teacher team tear tease teeth telephone tell temper ten tent term test thank theater thick thief thin think third thirsty thirteen thirty thorn thousand thread three throat throne throw thumb thunder ticket tickle tie tiger tight till time tin tiny tip tire tired title toad toast tobacco today toe together tomato tomorrow ton tone tongue tonight tool tooth top torn toss touch tough tour towel tower town toy track trade traffic trail train tramp trap travel tray treasure treat tree trick trim trip trouble truck true trunk trust truth try tub tube tug tune turkey turn turtle twelve twenty twice twig twin two
ugly umbrella uncle understand uniform unit upper upset upstairs
vacation valley value vegetable vessel view village vine violet visit visitor voice vote
wag wage wagon waist wait wake walk wall walnut want war warm warn wash waste watch water wave wax way weak wealth weapon wear weather web wedding weed week weep weigh weight welcome well west wet wheat wheel whip whisper whistle white wide wife wild win wind window wine wing winter wipe wire wise wish wolf woman women wonder wonderful wood wooden wool word wore work worker world worm worn worry worse worst worth wound wrap wreck wrist write writing wrong
yard yarn year yell yellow yesterday young zebra zero`

let known: Set<string> | undefined

/** Irregular forms of words on the list. */
const irregular =
  'became began begun bent bit bitten blew blown bought bound bred brought built burnt came caught chose chosen clung crept dealt drank drawn drew driven drove drunk dug eaten fed feet fell fallen felt fled flew flown forgot forgotten fought found froze frozen geese gave given grew grown heard held hidden hid hung kept knelt knew known laid lain led left lent lit lost meant met mice men paid rang ridden rode rose risen rung said sang sank sat saw seen sent shook shaken shone shot shown slept slid slung sought spent spoke spoken spun stole stolen stood struck stuck stung sung sunk swam swept swum swung taken taught thought threw thrown told took tore went woke won wove woven written wrote knives leaves lives loaves shelves thieves wives wolves children yours'

/** Returns whether a word, with or without its endings, is on the list. A hyphenated word is if its parts are. */
export function isFamiliar(word: string): boolean {
  const before = asked.get(word)
  if (before !== undefined) return before
  // A server sees more distinct words than it should cache.
  if (asked.size > 50_000) asked.clear()
  const is = lookUp(word)
  asked.set(word, is)
  return is
}

const asked = new Map<string, boolean>()

function lookUp(word: string): boolean {
  known ??= new Set([...everyday.split(/\s+/), ...irregular.split(' '), ...stopWords('en')])
  const folded = foldWord(word).replace(/'s$|'$/, '')
  if (/[-‐‑]/.test(folded)) return folded.split(/[-‐‑]/).every((part) => part === '' || isFamiliar(part))
  return folded.length === 1 || basesOf(folded).some((base) => known?.has(base))
}

/**
 * Forms that Dale and Chall count with their base: -s, -ed, -ing, -er, -est, -ly, -y, -n and combinations of spelling.
 */
function basesOf(word: string): string[] {
  const bases = [word]
  const cut = (ending: RegExp, ...spellings: string[]) => {
    if (!ending.test(word)) return
    const stem = word.replace(ending, '')
    if (stem.length < 2) return
    bases.push(stem, ...spellings.map((spelling) => stem + spelling))
    const doubled = /([bdfglmnprt])\1$/.exec(stem)
    if (doubled) bases.push(stem.slice(0, -1))
  }
  cut(/s$/)
  cut(/es$/)
  cut(/ies$/, 'y')
  cut(/ed$/, 'e')
  cut(/ied$/, 'y')
  cut(/ing$/, 'e')
  cut(/ings$/, 'e')
  cut(/e?rs?$/, 'e')
  cut(/i?er$/, 'y')
  cut(/est$/, 'e')
  cut(/iest$/, 'y')
  cut(/ly$/)
  cut(/ily$/, 'y')
  cut(/e?n$/, 'e')
  cut(/y$/, 'e')
  return bases
}
