/**
 * Words that sound alike, in the contexts that give the wrong one away; `wordPatterns` describes the notation. Indented
 * lines continue the row above.
 */
export const confusedWordTable = `
{comparative} [then>than] {compared} !went|left|came|began|started|became|got|had|decided|turned
more|less * [then>than] last|me|him|her|us|them|any|ever|expected|usual|before|others|most|{number}|the|a|my|your|his
more|less * * [then>than] me|him|her|us|them|any|ever|expected|usual|others|most|{number}
is|are|was|were|be other|different [then>than] *
anything|anyone|something|nothing|no|none|any * other [then>than] *
other [then>than] that|this|the|a|my|your|his|her|me|him|us|them|these|those
rather * [then>than] *
like|likes|liked|love|loves|prefer|want * more|better [then>than] *
no sooner * * * [then>than] *
no sooner * * * * [then>than] *
since|until|till|by|now|every|and|back [than>then] $
every now and [than>then] *
and|but|until|till|since [than>then] i|you|he|she|it|we|they|the|there|add|go|put|click|press

{modal} {adverb}? [loose>lose] *
!due {willing} to {adverb}? [loose>lose] *
to {adverb}? [loose>lose] {object}|{loss}
i|we|you|they|people|who|teams|never|always|often [loose>lose] {object}|{loss}
am|is|are|was|were|be|been|i'm|you're|we're|they're|keep|keeps|kept|start|started|of|by|without|from|about|risk|
  fear|mind|not|after|before|afraid|he's|she's [loosing>losing] !arrows|arrow|the *
he|she|it|who|which|that|one|team|company|everyone|nobody|player|man|woman|person|country|side|always|never|often
  [looses>loses] *
too|very|so|came|comes|come|break|broke|let|hanging|fits|hung [lose>loose] $|and|on|around|from
is|are|was|were|got|feels|felt|slightly|bit [lose>loose] $
a|some|the|my|his|her|any|these [lose>loose] end|ends|change|tooth|teeth|screw|screws|bolt|bolts|fit|fitting|
  clothes|clothing|shirt|wire|wires|cannon|leaf|thread|threads|dress|pants|stones|cable|cables

^ [your>you're] welcome $|to|here|anytime|any|and|but|at|in|for
^ [your>you're] not|gonna|supposed|a|an|the *
^ [your>you're] {adverbBeforePredicate} {predicate}|{graded}|{doing}|good|bad $|to|for|about|at|because|that|now|
  today|again|and|but|a|the|me|in|on|with
^ [your>you're] {predicate} $|and|but|for|about|at|because|that|now|today|again
think|thinks|know|knows|sure|hope|say|said|if|when|because|^^ [your>you're] right $|about|that
of|with|for|in|on|from|about|by [you're>your] !right|welcome|wrong|not|going|so|the|a|an|here|there|it * $
^^ [your>you're] right $|about|that
^ [your>you're] {doing} {doingWhat} ~party|parties|gift|present|rate
{preposition} [you're>your] {kept}? {belonging}
use|check|change|lost|lose|forgot|bring|brought|leave|left|take|took|send|sell|open|close|see|saw|need|love|like|
  got|get|have|want|is|are|was|keep|make|do|wash|clean|improve|enter|update|tell|meet|met|share|this|that|what's|
  where's [you're>your] {kept}? !home|family|friends {belonging} !free|ready|now
^^ [you're>your] {kept}? !home|family|friends {belonging} is|are|was|were|has|have|will|looks|can|needs

^ [its>it's] ~season|seasons a|an|the|not|been|gonna|my|your|his|her|our|these|those|because|okay|ok|called|that|
  this|what|where|why|how|he|she|they|me|you|raining|snowing|pouring|freezing
^ [its>it's] about? time $|to|for|that|we|you|i
^ [its>it's] very|really|so|too|quite|just|also|always|still|only|pretty|more|most|usually|probably|actually|almost|
  getting? important|hard|easy|possible|difficult|nice|good|great|better|true|clear|likely|necessary|impossible|
  unlikely|obvious|worth|fine|cold|hot|warm|late|early|dark|cool|fun|free|sad|funny|wrong|over|broken|ready|raining|
  snowing|amazing|beautiful|expensive|cheap|bad|gone|done $|to|that|for|when|if|how|because|and|but|here|outside|
  now|today|too|enough|as|out|again|it
^ [its>it's] happening|going|getting|becoming|taking|coming|working|making|looking $|to|well|fine|now|again|on|me|
  it|us|them|like|good|at|for|late|dark|cold|hot|better|worse|very|so|too|back|from|a|an|the
[it's>its] own
{preposition}|to|lost|lose|has|have|changed|change|reached|improved|left|wagged|wags|lose|reach [it's>its] *?
  {belonging}|{part}

^ [their>they're] not|gonna|supposed|a|an|the * ~plea|pleas
^ [their>they're] {adverbBeforePredicate} {predicate}|{graded}|{doing}|good|bad $|to|for|about|at|because|that|now|
  today|again|and|but|a|the|me|in|on|with
^ [their>they're] {predicate} $|and|but|for|about|at|because|that|now|today|again
^ [their>they're] {doing} {doingWhat} ~party|parties|gift|rate|rates
[their>there] is|are|was|were|isn't|aren't|wasn't|weren't
^ [their>there] has|have|will|must|should|might|may|can|could be|been
over|out|up|down|from|right|sit|go|went|been|stay|live|lived|get|got|arrive|arrived [their>there] $|yet|today|
  tomorrow|yesterday|again|now|by|was|is|for
^ [there>they're] going|trying|coming|getting|doing|making|looking|talking|leaving|working|moving|taking|planning|
  playing {doingWhat}
^^ [there>they're] not|so|very|too|always|never|both {predicate}|{doing}|{graded}|good|bad
of|with|for|by|about|at|on|into|lost|lose|love|loves|forgot|bring|brought|left|take|took|sold|bought|have|has|had|
  do|did|finish|finished|use|used|change|changed|need|help|give|told|tell|sell|eat|ate|wash|raise|clean|enjoy|
  improve|spend|spent|show|showed|improved|like|share|shared|all|make|made [there>their] {kept}? {belonging} !is|
  are|was|were|can|could|will|would|may
{preposition}|lost|forgot|left|took|sold|bought|like|love|use|see|met [they're>their] {kept}? {belonging}
[they're>there] is|are|was|were|isn't|aren't
[they're>their] own

!to|of|with|for {modal} {adverb}? [effect>affect] {object}|*s|*ing|*ed ~{change}
{willing} to {adverb}? [effect>affect] {object} ~{change}
{modal} {object}|*s|*? *? [effect>affect] me|him|us|them|you|my|your|his|her|our|their|people|everyone|everybody|the
  ~{change}
not [effect>affect] me|him|us|them|you|my|your|his|her|our|their|people|everyone|the|a ~{change}
to {adverb}? [effect>affect] me|him|us|them|you|my|your|his|our|their|people|everyone|everybody|health
he|she|it|that|which|this|has|have|had|was|were|is|are|been|be|being|not|also|directly|badly|greatly|adversely|
  negatively|most|those|people|strongly|seriously|severely|weather|rain|storm|war|virus|pandemic|crisis|illness|
  accident|noise [effected>affected] by|me|us|him|them|the|my|his|her|their|our|your|many|people|everyone|everybody|
  all|both|area|areas ~{change}
it|this|that|which|also|what|pollution|weather|technology|he|she|everything|stress|smoking|sleep|noise
  [effects>affects] me|us|him|them|you|everyone|everybody|people|my|his|their|our|your
{impact}|the|its|this [affect>effect] $|on|of|in|is|was|will|for|when|that|from|at|has|can|may|immediately|today|
  next|if
cause and [affect>effect]
what [affect>effect] will|does|do|did|would|has|can|could
the|its|no|any|bad|good|negative|positive|side|harmful|long-term|many|these|special|sound|some|serious|other|
  adverse|various [affects>effects] $|of|on|are|were|in|from|that|can|include|may

{sensing} [to>too] {graded} {afterGraded}
is|are|was|were|way|far|have|has|had|drank|drink|ate|eat|eats|cost|costs|spend|spends|spent|talk|talks|asked|asks|
  work|works|buy|bought|with|made|makes|it's|not [to>too] much|many|few !of
^^ me|you [to>too] $
^^ [to>too] much|many *
want|wants|wanted|like|love to come|play|help|join|try|eat|dance|sing|watch [to>too] $
love|like|liked|loved|miss|missed|hate|saw|see|know|knew|enjoy|enjoyed|bought|tried|read|did|have|got|thank|do you|
  it|him|her|them|that|this|one [to>too] $
want|wants|wanted|going|have|has|had|need|needs|needed|try|tries|tried|trying|able|unable|used|ought|supposed|plan|
  plans|decided|hope|hopes|like|likes|how|ready|began|started|forgot|got|where|what|easy|hard|important [too>to] be|
  go|do|get|have|make|take|see|know|buy|eat|say|come|find|work|learn|use|help|ask|talk|tell|leave|keep|play|give|
  read|write|pay|try|become|live|sleep|meet|visit|study|speak|change|start|stop|think|wait|send|sell|finish|cook|
  bring|watch|drive|win|lose|understand|call|move|run
go|goes|went|going|come|came|back|listen|listening|talk|talked|walk|walked|drive|drove|belongs|according|next|close|
  due|thanks|sent|send|gave|flew|travel|traveled|return|returned|ran|run [too>to] the|my|your|his|our|their|this|
  that|a|an|school|work|bed|me|him|us|them|you
[two>too] much|late|early|expensive
need|needs|want|have|has|bought|ate|took|with|me|for|of|these|those|the [too>two] days|weeks|months|years|hours|
  minutes|people|children|brothers|sisters|dogs|cats|books|tickets|times

should|would|could|might|must|may|shouldn't|wouldn't|couldn't|mustn't|i'd|you'd|he'd|she'd|we'd|they'd not|never|
  also|probably|really|just|easily? [of>have] been|gone|done|had|seen|known|come|taken|made|told|called|left|
  thought|said|got|gotten|given|bought|won|lost|eaten|written|kept|found|felt|heard|met|paid|read|sent|slept|spent|
  understood|worn|chosen|forgotten|\\w+ed

^^ [who's>whose] {belonging}|turn|idea|fault|side is|are|was|were|did|do|does|has
^ [whose>who's] going|coming|been|the|a|an|not|there|here|responsible|ready|next|afraid|talking|calling|asking|
  doing|winning
person|man|woman|someone|anyone|people|guy|know|see [whose>who's] going|coming|been|the|a|not|there|here|
  responsible|ready|afraid|talking|calling|asking|doing|winning

i|he|she|we|they|you|who [excepted>accepted] the|an|a|my|your|his|her|our|their|this|that offer|job|invitation|
  apology|terms|payment|gift|challenge|role|award|position|proposal
{modal}|to|please [except>accept] {object}|responsibility|payment|payments|credit|cards
everyone|everything|all|nothing|nobody|anyone came|left|went|knows|likes|agreed|passed? [accept>except] for|me|him|
  her|us|them|the|on|that
some|any|good|bad|my|your|his|her|their|our|of|legal|great|more|medical|much|this|follow|gave|give [advise>advice]
  $|on|about|from|for|is|was|and
{modal}|i|we [advice>advise] you|him|her|them|us|me|people|against|clients|customers|everyone
can|can't|cannot|couldn't|could|to|hardly [breath>breathe] $|in|out|deeply|easily|again|properly|slowly|through|
  fresh|when|under
deep|my|your|his|her|a|of [breathe>breath] $|and|of|was|is|before
want|wants|wanted|nice|glad|sorry|love|happy|good|great to [here>hear] you|it|him|her|them|me|us|the|a|about|from|
  what|that|your|my|his|their
can|can't|could|couldn't|didn't|don't [here>hear] you|it|him|her|them|me|us|the|a|anything|what|from|your|my
come|came|over|right|been|am|is|are|stay [hear>here] $|for|now|today|yesterday|tomorrow|and|in|since
i|you|we|they|don't|didn't|doesn't|to|who [no>know] how|what|where|why|when|that|about|him|her|them|who
let|don't|didn't me|us|you [no>know] $|if|when|how|what
i|you|we|they don't|didn't [no>know] $|him|her|it
is|was|were|be|so|very|too|stay|keep|kept|really [quite>quiet] $|place|town|street
is|was|are|were|it's|that's [quiet>quite] a|an|the|good|big|easy|difficult|nice|expensive|different|similar|
  important|sure|clear|interesting|hard|often|large|small|common|right|popular|likely|happy
know|knows|see|ask|asked|decide|decided|wonder|wondering|sure|question|matter|determine|doubt|check
  [weather>whether] i|you|he|she|it|we|they|to|or|this|there|people
the|bad|good|nice|cold|hot|warm|rainy|sunny|stormy|beautiful [whether>weather] $|is|was|forecast|today|has|report|
  changes|conditions
i|he|she|we|they|you [past>passed] the|my|his|her|our|their exam|exams|test|tests|course|class|ball|salt
has|had|have [past>passed] away|the|my|his|her|out
he|she|who|grandfather|grandmother|father|mother|dog [past>passed] away
walked|drove|ran|went|half|quarter|walk|run|drive|go [passed>past] the|me|him|her|us|them|it|midnight|noon|six|
  seven|eight|nine|ten|two|my|our
in the [passed>past] $|few|ten|two|year|years|i|we|it|people
a|one|another|each|every|big|small|first|last [peace>piece] of
[piece>peace] of mind
a|coffee|lunch [brake>break] $|from
to|will|can|don't|not|might [brake>break] it|the|my|up|into|his|her|your rules|law|news|record|window|glass|habit|
  promise|heart|leg|with|a|$
want|wants|wanted|going|need|needs|like|have|able|plan|decided|how|where to [by>buy] {object}|new|food|something|
  clothes|things|milk|bread|{number}
the|our|my|your school|our|my|vice [principle>principal] *
for|ate|eat|chocolate [desert>dessert] $|was|is|menu|with
[principle>principal] of the|our|my|your school
[desert>dessert] was|is|were delicious|tasty|sweet|amazing|wonderful|great|good
^^ [where>we're] going|coming|trying|looking|having|planning|leaving to|on|for|at|a|in|the|tomorrow|today
^^ [were>we're] going|coming|looking|happy|glad|sorry|excited|trying|moving|closed|open|planning|leaving|proud|
  hiring to|for|a|the|in|on|that|at|about|of
we|they|you [where>were] going|not|very|so|able|born|late|happy|at|in|trying|doing|having|playing|all|always|
  talking|working|tired|surprised|excited|ready|both|too
`

/** Sets of words that rows name in braces. */
export const wordSets = `
object: a an the my your his her its our their this that these those me him us them you it all some any each every
  everyone everything everybody people one most
modal: can could will would shall should may might must do does did can't cannot couldn't won't wouldn't shouldn't
  don't doesn't didn't i'll you'll he'll she'll we'll they'll i'd you'd we'd they'd
adverb: also always never not just really only easily quickly probably even still often ever directly greatly
  negatively positively seriously severely strongly then soon definitely certainly
willing: want wants wanted going try tries tried trying need needs needed have has had having like likes hope hoping
  plan plans planned able unable used ought supposed decided afraid about ready begin began start started seem seems
  how possible easy hard continue continues refuse refused
number: one two three four five six seven eight nine ten twelve twenty thirty forty fifty sixty hundred half once
  twice \\d+[\\d,.%]{0,}
preposition: in on of with from by for at into under about through without around near behind inside during between
  over
predicate: late early wrong beautiful amazing great awesome lucky crazy welcome sure happy sad tired busy hungry
  hilarious funny stupid invited allowed smart brave correct mistaken gone done finished kind cute gorgeous adorable
  annoying rude sick angry safe alone dead fired hired okay ok fine nice ready here there home
doing: going trying coming getting doing making looking talking leaving saying moving taking driving playing asking
  telling having using waiting planning thinking starting becoming joking kidding lying wasting missing sitting
  standing eating watching
doingWhat: $ to a an the me him it us them for about at in on with not now so very too here there home well great
  good better worse fine out up away back today tomorrow tonight my our his late ready
adverbBeforePredicate: not so very too always never really probably definitely still just
graded: hot cold late early big small large long short tall hard soft heavy old young good bad easy difficult
  expensive cheap far tired busy loud dark thick wide deep sweet spicy salty strong weak dangerous risky sad happy
  sick hungry important complicated simple common tight poor rich noisy crowded shy lazy scared afraid proud ugly
  stupid smart boring confusing bright steep fat humid windy slippery sensitive high low fast slow
sensing: am is are was were be been being it's he's she's i'm you're we're they're that's isn't aren't wasn't
  weren't feel feels felt look looks looked seem seems seemed get gets got getting become becomes became just way
  far bit little
afterGraded: $ to for in and but at because when now today here outside inside that of on with as
comparative: better worse more less fewer rather bigger smaller larger taller shorter longer older younger faster
  slower stronger weaker cheaper easier harder higher lower greater earlier later sooner richer poorer smarter
  hotter colder warmer heavier lighter nicer happier safer closer farther further deeper wider louder quieter
  cleaner newer simpler brighter darker thicker thinner busier prettier funnier healthier
compared: that this these those me him her us them you it i he she we they a an the my your his our their any anyone
  anything ever expected usual before what most all others other normal average necessary needed enough just
  {number} \\w+ing
loss: weight money hope time control interest faith touch sight patience count track balance ground focus customers
  data sleep trust power energy value fat pounds games matches friends heart face {number}
belonging: house home car family families friend friends parents mother father children kids child name names lives
  life job jobs work way ways time money own dog cat school teacher teachers team product products customers company
  business website phone phones key keys book books room rooms office country countries idea ideas problem problems
  opinion opinions mind minds hand hands eyes feet clothes shoes bag bags coat coats homework future health
  education knowledge skill skills account email password order store shop desk table plan plans goal goals dream
  dreams turn tail color size price prices owner owners user users neighbor neighbors boss staff employees brother
  sister wife husband son daughter baby
kept: new old first last best favorite whole
part: nest cage wing wings head body legs mouth nose ears roots leaves culture history people citizens population
  economy beauty shape weight peak end beginning origin features value content contents limit limits kind place
  original current box lid engine battery screen roof wall walls window windows door doors members kittens puppies
  young food meaning purpose effect effects advantages disadvantages surface natural many full former various
change: change changes repair repairs transition cure reform reforms improvement improvements settlement escape
  rescue release solution solutions
impact: an no any little big bad good great huge large small strong negative positive lasting direct side adverse
  desired main overall greenhouse ripple opposite same special sound domino butterfly take takes took taking harmful
  serious profound significant immediate real major
`
