/** Abbreviations before a name: a sentence never ends with one. */
export const titles = new Set(
  'mr mrs ms mx dr prof gen rep sen mt lt col capt sgt maj cmdr adm rev hon gov pres fr messrs mme mlle supt insp ald vs cf viz e.g i.e eg ie ca approx incl esp resp resp. ft sra srta dra lic ing avv dott dott.ssa sig sigg geom psicol skt frk проф акад пгт'.split(
    ' ',
  ),
)

/** Abbreviations before a number: a sentence ends with one only if no number follows. */
export const beforeNumbers = new Set(
  'no nos nr n° fig figs vol vols p pp pg sec sect ch chap art eq eqs para pt ver v tel ext § cl jan feb mar apr jun jul aug sep sept oct nov dec rs str núm pág págs párr párrf cra кв ул д стр рис'.split(
    ' ',
  ),
)

/** Abbreviations that may end a sentence: the next word decides. */
export const shortened = new Set(
  'co corp inc ltd llc plc bros jr sr esq st ave blvd rd dept univ assn bldg etc al est min max avg misc ed eds ph.d m.d b.a m.a b.sc m.sc d.c u.s u.k u.n e.u u.s.a jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun gov hr med kath evang dir amm гг inst mfg natl intl tech tel hrs mins secs oz lb lbs ga gal in sq cu yd yds km cm mm kg a.m p.m a.d b.c'.split(
    ' ',
  ),
)

/**
 * Words that begin sentences far more often than they follow an abbreviation: after “Briggs & Co.” they distinguish a
 * new sentence from a name that continues.
 */
export const starters = new Set(
  'a an the this that these those he she it we you they i his her its our your their my there here how what why when where who which whose if in on at by for from with after before as but and or so yet then than although though because since while until during however moreover therefore thus also still once now today yesterday tomorrow some many most few all any each every both neither no not only just even is are was were do does did has have had can could will would shall should may might must let please ask see meanwhile later finally first second another one two such nobody everyone someone nothing everything perhaps maybe'.split(
    ' ',
  ),
)

/** Months as they follow the day in German: “12. Juni”. */
export const months = new Set(
  'januar jänner februar märz april mai juni juli august september oktober november dezember'.split(' '),
)
