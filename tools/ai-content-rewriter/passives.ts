const participle = String.raw`(?:\w{2,}(?:ed|en|wn|ght)|made|done|built|sent|paid|sold|told|found|held|kept|led|left|lost|put|read|run|said|set|shot|cut|hit|hurt|met|won)`
const passive = new RegExp(
  String.raw`\b(?:is|are|was|were|be|been|being)\s+(?:\w+ly\s+)?${participle}\s+by\b(?!\s+(?:\d|now|then|the (?:end|time|way)))`,
  'gi',
)

/** Finds the places where a passive names who acts after “by”: the sentence could begin with that person. */
export const passivesIn = (text: string) =>
  Array.from(text.matchAll(passive), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    text: found,
  }))
