import { enumerationsOf, isType, membersOf, nearest } from '../vocabulary.ts'
import { quoted, sources, type ValueRule } from './value-fault.ts'

/** Returns a member of enumerations of schema.org, by name or URL: `https://schema.org/InStock`. */
export const memberOf =
  (enumerations: string[]): ValueRule =>
  ({ text, name }) => {
    const member = text.replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '')
    const choices = enumerations.flatMap(membersOf)
    const isForeign = /[:/]/.test(member)
    if (isForeign || choices.length === 0 || choices.includes(member) || isType(member)) return undefined
    // Returns whether a value is a member of another enumeration, and so at least known: PreOrderAction, NewCondition.
    const isOther = enumerationsOf(member).length > 0
    const near = nearest(member.replace(/[\s_-]/g, ''), choices)
    return {
      id: 'unknown-member',
      severity: isOther ? 'warning' : 'critical',
      message: `${quoted(text)} is not a value of ${enumerations.slice(0, 3).join(' or ')}.`,
      why: `Programs that read ${name} understand only the listed values.`,
      fix: near ? `Write "https://schema.org/${near}".` : `Use one of: ${choices.slice(0, 8).join(', ')}.`,
      url: sources.schemaOrg(enumerations[0] ?? name),
      ...(near ? { repair: `https://schema.org/${near}` } : {}),
    }
  }

/** Creates a rule: one of the words that Google's documentation lists. */
export const oneOf =
  (words: string[], page: string): ValueRule =>
  ({ text, name }) => {
    if (words.includes(text.replace(/^https?:\/\/schema\.org\//i, ''))) return undefined
    const plain = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '')
    const repair = words.find((word) => plain(word) === plain(text)) ?? nearest(text.replace(/[\s-]/g, '_'), words)
    return {
      id: 'unlisted-value',
      severity: 'critical',
      message: `${quoted(text)} is not a value that Google reads in ${name}.`,
      why: 'Only the listed values count, spelled exactly like this.',
      fix: repair ? `Write ${repair}.` : `Use one of: ${words.join(', ')}.`,
      url: sources.google(page),
      ...(repair ? { repair } : {}),
    }
  }
