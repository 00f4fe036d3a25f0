import type { Issue } from './issue.ts'

type Phrase = { wrong: RegExp; right: string; message: string; kind: string; rule: string }

const preposition = 'This verb or phrase takes another preposition.'
const article = 'An article is missing here.'

/** Phrases that are always wrong, with their replacements ($1 is the first group). */
const phrases: Phrase[] = [
  ...table('WrongPreposition', 'Usage', preposition, [
    ['(?:in|by|at) the other hand', 'on the other hand'],
    ['in my point of view', 'from my point of view'],
    ['(?:in|on) the same time', 'at the same time'],
    ['(depend|depends|depended|depending) (?:of|from)', '$1 on'],
    ['according with', 'according to'],
    ['(interested) (?:on|for|about)', '$1 in'],
    ['(responsible) (?:of|about)', '$1 for'],
    ['different of', 'different from'],
    ['married with', 'married to'],
    ['(discuss|discussed|discussing|emphasize|emphasized|emphasizing) (?:about|on)', '$1'],
    ['(cope|copes|coped) up with', '$1 with'],
    ['explain me', 'explain to me'],
    ['as a conclusion', 'in conclusion'],
    ['with other words', 'in other words'],
    ['in nowadays', 'nowadays'],
    ['at these days', 'these days'],
  ]),
  ...table('WrongVerbPhrase', 'Grammar', 'This is not how the verb is used.', [
    ['(?:am|are|is) (agree|disagree)', '$1'],
    ['(?:is|was) (consists?|depends?) (of|on)', '$1 $2'],
    ['(?:was|were|is) happened', 'happened'],
    ['(make|makes|made|let|lets) (me|you|him|us|them|people) to', '$1 $2'],
    ['look(s|ed|ing)? forward to (see|hear|meet|read|work)', 'look$1 forward to $2ing'],
    ['(enjoy|enjoys|avoid|avoids|finish|finishes) to (\\w+)', '$1 $2ing'],
    ['(have|has|had) went', '$1 gone'],
    ['(have|has|had) did', '$1 done'],
    ['(have|has|had) became', '$1 become'],
    ['(have|has|had) came', '$1 come'],
    ['(have|has|had) saw', '$1 seen'],
    ['(have|has|had) took', '$1 taken'],
    ['(have|has|had) gave', '$1 given'],
    ['(have|has|had) wrote', '$1 written'],
    ['(have|has|had) knew', '$1 known'],
    ['(have|has|had) chose', '$1 chosen'],
    ['(have|has|had) forgot', '$1 forgotten'],
    ['did mistakes', 'made mistakes'],
    ['(?:does|do) mistakes', 'make mistakes'],
    ["(can|could|will|would|should|must|may|might|do|does|did|don't|doesn't|didn't) (?:has|had)", '$1 have'],
    ['(can|could|will|would|should|must|may|might) (?:is|are|was|were|been)', '$1 be'],
    ["(did|didn't|did not) went", '$1 go'],
    ["(did|didn't|did not) came", '$1 come'],
    ["(did|didn't|did not) saw", '$1 see'],
    ["(did|didn't|did not) got", '$1 get'],
    ["(did|didn't|did not) took", '$1 take'],
    ['must to', 'must'],
    ['(can|could|will|would|should|must|may|might|to) went', '$1 go'],
    ['(can|could|will|would|should|must|may|might|to) took', '$1 take'],
    ['(can|could|will|would|should|must|may|might|to) made', '$1 make'],
    ['(can|could|will|would|should|must|may|might|to) became', '$1 become'],
    ['(can|could|will|would|should|must|may|might|to) came', '$1 come'],
    ['(can|could|will|would|should|must|may|might|to) gave', '$1 give'],
    ['(can|could|will|would|should|must|may|might|to) knew', '$1 know'],
    ['(can|could|will|would|should|must|may|might|to) bought', '$1 buy'],
    ['(can|could|will|would|should|must|may|might|to) got', '$1 get'],
    ['(can|could|will|would|should|must|may|might|to) did', '$1 do'],
    ['(can|could|will|would|should|must|may|might) able to', '$1 be able to'],
    ['(am|is|are|was|were) (?:depend|depends) on', 'depend on'],
    ['people who is', 'people who are'],
    ['people who has', 'people who have'],
    ['people who was', 'people who were'],
    ['there is (many|several|numerous|various|two|three|four|five)', 'there are $1'],
    ['there was (many|several|numerous|various|two|three|four|five)', 'there were $1'],
    ['(?:most|almost) of (people|students|children|companies)', 'most $1'],
    ['more and more of (people|students|companies)', 'more and more $1'],
    ['much (people|students|things|problems|cars|books|times|ways|reasons|countries|children|friends)', 'many $1'],
    ['many (information|money|knowledge|advice|traffic|pollution|work|stuff|furniture)(?! \\w+s)', 'much $1'],
    ['(information|advice|knowledge|equipment|furniture|homework|luggage|traffic)s', '$1'],
  ]),
  ...table('MissingArticle', 'Grammar', article, [
    ['(in|around|over|of) world', '$1 the world'],
    ['(on|over|from|through|via) internet', '$1 the internet'],
    ['(in|at) same (time|way|place)', '$1 the same $2'],
    ['(is|was) (good|bad|great|big|important) (idea|problem|thing|way|reason|example|choice)', '$1 a $2 $3'],
  ]),
  ...table('ConfusedWords', 'Malapropism', 'This looks like a mix-up of two words that sound alike.', [
    ['to (much|many) (?!of those)', 'too $1 '],
    ['(their|there) own', 'their own'],
    ['their (is|are|was|were)', 'there $1'],
    ['the affects? (of|on)', 'the effect $1'],
    ['(an|any|no|big|bad|good|negative|positive) affect', '$1 effect'],
    ['in (?:the )?order of to', 'in order to'],
    ['(?:all ?though|althought)', 'although'],
  ]),
  ...table('DoubledMeaning', 'Redundancy', 'One of these words already says it.', [
    ['the both', 'both'],
    ['(return|returns|returned) back', '$1'],
    ['(?:more|most) (better|worse|easier|faster|bigger|cheaper|older|younger|best|worst)', '$1'],
    ['but however', 'however'],
  ]),
]

/** Words that begin a sentence and are followed by a comma, unless what follows belongs to them. */
const introductions =
  /(?<=^|[.!?]["”’)]*\s+)(However|First|Second|Third|Lastly|Besides|Hence|Otherwise|Overall|Actually|Unfortunately|Fortunately|Basically|Generally|Similarly|Likewise|Meanwhile|Secondly|In general|In short|In summary|To conclude|To sum up|Nowadays|In the past|In the future|In addition to this|After that|Because of this|For this reason|In this case|In this way|As you know|Moreover|Furthermore|Therefore|Nevertheless|Nonetheless|Consequently|Additionally|Finally|Firstly|Secondly|Thirdly|First of all|In addition|In conclusion|In my opinion|For example|For instance|On the other hand|As a result|In fact|In other words|In contrast)(?=\s+(?:I|we|you|he|she|it|they|there|this|these|those|that|the|a|an|my|our|his|her|their|people|students|companies|some|many|most|in|if|when|because|not|one)\b)/gim

const clauses =
  /(?= (?:but|so) (?:I|we|he|she|they|you|it) (?:\w+n't|am|is|are|was|were|have|has|had|do|does|did|can|could|will|would|should|must|may|might)\b)(?<=\b\w+ \w+ \w+ \w+)/g

/** A sentence that begins with a clause and has no comma at all: “If you go there you will see it.” */
const openings = new RegExp(
  [
    String.raw`(?<=^|[.!?]["”’)]*\s+)`,
    String.raw`(?:If|When|Although|Though|Because|While|After|Before|Once|Since|As|Even if|Whenever)\s(?:[\w'’-]+\s){2,15}?`,
    // Words after which the second verb belongs to the first clause: “If all you can see is that”.
    '(?!(?:that|what|who|whom|which|how|where|when|if|why|whether|as|than|and|or|but|because|thinks?|knows?|says?|said|',
    String.raw`believe|hope|sure|so|all|everything|anything|something|one|things?)\s)([\w'’-]+)`,
    String.raw`(?=\s(?:I|you|we|they|he|she|it)\s(?:will|can|would|could|should|must|may|might|won['’]t|can['’]t|have|has|`,
    String.raw`had|do|does|don['’]t|are|is|was|were)\b[^,;:.!?]*(?:[.!?]|$))`,
  ].join(''),
  'gm',
)

/** Returns mistakes in fixed phrases and commas that Harper does not check. */
export function phraseIssues(text: string): Issue[] {
  return [
    ...phrases.flatMap(({ wrong, right, ...about }) =>
      [...text.matchAll(wrong)].flatMap(({ 0: found, index }) => {
        const better = matchCase(found, found.replace(new RegExp(wrong.source, 'i'), right))
        return better === found ? [] : [issueAt(text, index, index + found.length, better, about)]
      }),
    ),
    ...[...text.matchAll(introductions)].map(({ 0: found, index }) =>
      issueAt(text, index, index + found.length, `${found},`, comma),
    ),
    ...[...text.matchAll(openings)].map(({ 0: found, 1: word = '', index }) => {
      const end = index + found.length
      return issueAt(text, end - word.length, end, `${word},`, comma)
    }),
    ...[...text.matchAll(clauses)].flatMap(({ index }) => {
      const word = /\S+$/.exec(text.slice(0, index))?.[0] ?? ''
      return /[,;:—–-]$/.test(word) ? [] : [issueAt(text, index - word.length, index, `${word},`, comma)]
    }),
  ]
}

const comma = { rule: 'MissingComma', kind: 'Punctuation', message: 'Add a comma after this.' }

export function issueAt(
  text: string,
  start: number,
  end: number,
  suggestion: string,
  about: Pick<Issue, 'rule' | 'kind' | 'message'>,
): Issue {
  return { ...about, start, end, text: text.slice(start, end), suggestions: [suggestion] }
}

function table(rule: string, kind: string, message: string, rows: [wrong: string, right: string][]): Phrase[] {
  return rows.map(([wrong, right]) => ({
    rule,
    kind,
    message,
    right,
    wrong: new RegExp(`\\b${wrong}\\b`.replace(' \\b', ' '), 'gi'),
  }))
}

const matchCase = (found: string, better: string) =>
  /^\p{Lu}/u.test(found) ? better.charAt(0).toUpperCase() + better.slice(1) : better
