import type { Measure } from '#bench/measure.ts'
import { keywordGroups } from '#engine/formulas/keyword-groups.ts'
import { roundTo } from '#engine/text/numbers.ts'
import { adjustedRandIndex, purity } from './oracle/cluster-agreement.ts'
import { kMeansOverTfIdf } from './oracle/k-means.ts'
import { bankingQuestions, type LabeledPhrases, sockSearches, someLabels } from './oracle/labeled-phrases.ts'

const PEER_RUNS = 5

/**
 * Measures purity and adjusted Rand index of keyword groups beside k-means over TF-IDF, and the time for 3,080 phrases.
 */
export async function measure(): Promise<Measure[]> {
  const questions = bankingQuestions()
  return [
    ...(questions ? [...besidePeer('3,080 customer questions', questions), timeOf(questions)] : []),
    ...(questions ? besidePeer('customer questions of 10 intents', someLabels(questions, 10)) : []),
    ...besidePeer('searches around one seed', sockSearches),
    ...ownCount('searches around one seed', sockSearches),
    ...(questions ? ownCount('customer questions of 6 intents', someLabels(questions, 6)) : []),
  ]
}

/** K-means starts at random, so its best of five runs counts. */
function besidePeer(kind: string, { phrases, labels }: LabeledPhrases): Measure[] {
  const groupCount = new Set(labels).size
  const ours = groupsOf(phrases, groupCount)
  const peers = Array.from({ length: PEER_RUNS }, (_, run) => kMeansOverTfIdf(phrases, groupCount, run + 1))
  return (
    [
      ['purity', purity],
      ['adjusted Rand index', adjustedRandIndex],
    ] as const
  ).map(([name, score]) => ({
    what: `keyword groups: ${name}, ${kind}`,
    value: roundTo(score(ours, labels), 3),
    unit: '',
    limit: roundTo(Math.max(...peers.map((groups) => score(groups, labels))), 3),
    better: 'more' as const,
    note: `${groupCount} groups for both; the limit is the best of ${PEER_RUNS} runs of k-means++ over TF-IDF`,
  }))
}

function ownCount(kind: string, { phrases, labels }: LabeledPhrases): Measure[] {
  const groups = groupsOf(phrases)
  return [
    {
      what: `keyword groups: purity with its own number of groups, ${kind}`,
      value: roundTo(purity(groups, labels), 3),
      unit: '',
      limit: 0.8,
      better: 'more',
      note: `${new Set(groups).size} groups, ${new Set(labels).size} labels; adjusted Rand index ${roundTo(adjustedRandIndex(groups, labels), 3)}`,
    },
  ]
}

function timeOf({ phrases }: LabeledPhrases): Measure {
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now()
    groupsOf(phrases)
    return performance.now() - began
  })
  return {
    what: 'keyword groups: 3,080 phrases',
    value: Math.round(Math.min(...times)),
    unit: 'ms',
    limit: 2_000,
    better: 'less',
  }
}

function groupsOf(phrases: string[], groupCount?: number) {
  const groups = new Int32Array(phrases.length)
  keywordGroups.compute({ phrases, language: 'en', groupCount }).forEach(({ members }, group) => {
    for (const at of members) groups[at] = group
  })
  return groups
}
