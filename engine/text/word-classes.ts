/**
 * Classes of English words without a dictionary: closed classes, common verbs in all forms, endings, and the previous
 * word. Enough to find noun phrases; not a full tagger.
 */
export type WordClass =
  | 'noun'
  | 'name'
  | 'adjective'
  | 'verb'
  | 'participle'
  | 'gerund'
  | 'adverb'
  | 'function'
  | 'number'

/** Base forms that are verbs more often than nouns. */
const verbs =
  'accept accompany accomplish achieve acquire adapt add address admit adopt advise affect aim allow alter appear apply argue arise arrange ascertain ask assert assess assign assist assume assure attain attempt attract avoid become begin behave believe belong bring build buy calculate carry cause characterize choose claim clarify classify collect combine compare comprise compute concern conclude conduct confirm connect consider consist constitute construct contain continue contribute convert convey correspond create deal decide decrease define deliver demonstrate denote depend derive describe deserve detect determine develop devise differ discover discuss display distinguish divide draw elaborate eliminate emerge emphasize employ enable encounter encourage enhance ensure establish estimate evaluate evolve examine exceed exhibit exist expand expect explain exploit explore express extend extract face facilitate fail find follow form formulate fulfill gain generate grow handle happen help highlight hold identify ignore illustrate imagine implement imply improve include incorporate increase indicate induce infer influence integrate intend introduce invent investigate involve join justify know lack lead learn let lie limit maintain manage minimize maximize modify move need note observe obtain occur offer operate optimize outline overcome perform permit play possess predict prefer prepare present preserve prevent produce propose protect prove provide publish pursue raise reach realize receive recognize recommend reduce refer reflect regard reject relate rely remain remove replace report represent require resolve respond result retain reveal review run satisfy seek select separate serve share show simplify solve specify start stress study submit succeed suffer suggest supply support suppose surpass survey sustain tend think transform treat try turn undergo understand undertake update utilize validate vary verify view visit wish work write yield speak talk tell teach stay meet eat drink sit stand sleep forget remember repel digest shrink melt soak rinse wring sew knit weave bake boil pour feed throw catch lend borrow spend send arrive happen seem appear believe love hate enjoy wash cut clean cook fix pick wear install repair press lay roll sell drive order ship pay check plan book fill dry mix paint hang measure walk wait call answer save spend rent travel train pack store sort rank index crawl optimise market brand promote edit target track build grow charge deliver'.split(
    ' ',
  )

const irregular =
  'became begun brought built bought chose chosen came dealt drew drawn found gave given grew grown held knew known led lay lain lied met paid ran saw seen sent shown sold spent spoke spoken stood taught thought told took understood undertaken underwent undergone went won written wrote arose arisen sought fell felt lost left kept let'.split(
    ' ',
  )

/** Both: a verb only where the sentence says so. */
const nounToo = new Set(
  'address aim attempt cause claim concern contract decrease display estimate exhibit experience face form gain help highlight increase influence lack limit move need note offer play present produce report result review run share start stress study support survey update view visit work yield display process control model design project test focus research supply view wash cut clean cook fix pick wear install repair press lay roll sell drive order ship pay check plan book fill dry mix paint hang measure walk wait call answer save spend rent travel train pack store sort rank index crawl optimise market brand promote edit target track build grow charge deliver'.split(
    ' ',
  ),
)

const adverbs =
  'outdoors indoors upstairs downstairs halfway anyway everywhere somewhere well very too quite rather however therefore thus hence moreover furthermore also often sometimes always never ever now then here there already still yet soon instead together perhaps maybe especially particularly respectively directly far further later earlier recently currently today tomorrow ago again once twice thereby whereby herein therein'
/** Adjectives that say nothing of a subject: “new results”. */
const weak =
  'able available certain different likely possible such various several own same other due new novel recent numerous particular whole main important necessary interesting useful good better best great greater additional similar overall successful significant major essential key entire typical easier suitable appropriate relevant aware next last previous following current corresponding respective given'
/** Adjectives without an adjective's ending, or with an ending that nouns share. */
const adjectives =
  'common general first second third long longer large larger small smaller high higher low lower early few easy difficult hard simple simpler accurate adequate approximate intermediate ultimate multivariate univariate bivariate separate private discrete finite infinite definite complete concrete absolute remote complex dependent independent consistent coherent equivalent intelligent transparent frequent apparent efficient sufficient deficient ambient transient permanent inherent turbulent redundant dominant elegant distant instant abundant resistant mobile agile fragile volatile hostile binary arbitrary ordinary stationary auxiliary preliminary primary secondary temporary necessary planar linear nonlinear regular circular molecular nuclear cellular modular popular angular vascular optimal open fast slow robust fuzzy random smooth flat sparse dense weak strong deep broad rapid solid rigid hybrid valid real ideal free full direct exact strict convex'
const determiners =
  'a an the this that these those its their his her our your my each every some any no both all another either neither'
const modals = 'can could will would shall should may might must to do does did cannot'
const pronouns = 'we they it he she i you who which that'

const functionWords = new Set(
  `${determiners} ${modals} ${pronouns} about above across after against along although among amongst and are as at be because been before being below beneath beside between beyond but by despite down during except for from had has have having if in inside into is like many more most much near nor not of off on onto or out outside over per since so than through throughout till toward towards under unless until up upon us via was were what when where whereas whether while whose why with within without yet how them him me themselves itself himself herself ourselves one ones only just even less least etc e.g i.e et al vs let's don't isn't doesn't`.split(
    ' ',
  ),
)
const determinerSet = new Set(determiners.split(' '))
/** After an ambiguous word, these make it a verb: “needs less”, “offers you”. */
const afterVerb = new Set([
  ...determinerSet,
  ...'less more many much few several it them you us me him that'.split(' '),
])
const beforeVerb = new Set(`${modals} ${pronouns}`.split(' '))
const adverbSet = new Set(adverbs.split(' '))
export const weakAdjectives = new Set(weak.split(' '))
const plainAdjectives = new Set(`${weak} ${adjectives}`.split(' '))
/** Forms that say what someone does with the subject, wherever they occur: “using”, “proposed”. */
const reporting = new Set(
  'using including containing concerning regarding involving featuring yielding performing providing maximizing minimizing obtaining giving making showing having being finding solving applying allowing causing requiring considering comparing describing discussing presenting proposing developing introducing investigating addressing taking leading becoming according resulting depending called given evaluated presented proposed introduced described discussed obtained used compared considered developed employed studied shown known made found taken applied investigated achieved reported performed provided required needed concerned examined derived addressed implemented analyzed analysed demonstrated established identified improved suggested'.split(
    ' ',
  ),
)
/** Nouns that end as adjectives do. */
const nounsAfterAll = new Set(
  'signal interval integral retrieval material proposal potential individual journal manual tutorial hospital crystal metal removal approval renewal arrival survival terminal goal rival portal animal capital differential professional trial denial appeal ideal objective perspective alternative drive archive initiative incentive derivative executive narrative motive variable table cable logic traffic metric topic fabric music arithmetic heuristic characteristic statistic graphic public clinic mechanic epidemic fabric critic'.split(
    ' ',
  ),
)

const verbForms = new Set([...irregular, ...verbs.flatMap(formsOf)])

function formsOf(verb: string) {
  return /[^aeiou]y$/.test(verb)
    ? [verb, `${verb.slice(0, -1)}ies`]
    : [verb, /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`]
}

const adjectiveEnding = /(?:ic|al|ive|ous|able|ible|ful|less)$/
const nounEnding =
  /(?:tion|sion|ment|ness|ity|ism|ist|ance|ence|ship|ology|ics|ure|age|ery|graph|gram|ware|or|er|ers|ors|tions|ments|ities)$/

/** “it’s”, “don’t”, “we’ll”, but not “mill’s”. */
const contraction = /n't$|'(?:re|ve|ll|d|m)$|^(?:it|he|she|that|this|what|who|there|here|where|how|let)'s$/

/** Returns the class of a word from its neighbors (lowercase, '' where a phrase cannot continue). */
export function classOf(
  word: string,
  { before, after, isCapital }: { before: string; after: string; isCapital: boolean },
): WordClass {
  if (/^\d-?d$/.test(word)) return 'adjective'
  if (/^\p{N}/u.test(word) && !/\p{L}{2}/u.test(word)) return 'number'
  if (functionWords.has(word) || contraction.test(word)) return 'function'
  if (adverbSet.has(word)) return 'adverb'
  if (
    /ly$/.test(word) &&
    !/^(?:family|assembly|supply|reply|anomaly|early|only|july|italy|monopoly|friendly|poly|fly)$/.test(word)
  )
    return 'adverb'
  if (plainAdjectives.has(word)) return 'adjective'
  const isVerbPlace = beforeVerb.has(before)
  if (verbForms.has(word) && !isCapital) {
    const base = nounToo.has(word) || nounToo.has(word.replace(/s$/, ''))
    if (!base || isVerbPlace || afterVerb.has(after)) return 'verb'
  }
  if (
    isVerbPlace &&
    before !== 'that' &&
    before !== 'which' &&
    !isCapital &&
    !nounEnding.test(word) &&
    !/s$/.test(word) &&
    before !== 'to'
  )
    return 'verb'
  if (reporting.has(word)) return 'verb'
  if (/[^e]ed$/.test(word) && word.length > 4) return 'participle'
  if (/ing$/.test(word) && word.length > 5) return 'gerund'
  if (isCapital) return 'name'
  if (adjectiveEnding.test(word) && !nounsAfterAll.has(word)) return 'adjective'
  return 'noun'
}
