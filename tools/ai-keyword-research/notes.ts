import type { Lookup } from '#engine/data-providers/lookup.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Research } from './research.ts'

/** Returns what the sources of this run did not supply, and why: one sentence each. */
export function notesOf({ suggestions, interest, figures, model }: Research): string[] {
  return [
    ...suggestionNotes(suggestions),
    ...lookupNotes('Interest in the topic', interest),
    ...lookupNotes('Search volume', figures),
    ...modelNotes(model),
  ]
}

function suggestionNotes({ failure, asked, planned }: Research['suggestions']): string[] {
  if (!failure) return []
  return [
    asked === 0
      ? `No suggestions: ${sentence(failure)}`
      : `Suggestions ended after ${asked} of ${planned} requests: ${sentence(failure)} The phrases found before are in the report.`,
  ]
}

function lookupNotes(what: string, lookup: Lookup<unknown>): string[] {
  if (lookup.kind === 'found') return (lookup.caveats ?? []).map((caveat) => `${what}: ${caveat}`)
  return [`${what} is unknown: ${sentence(lookup)}`]
}

function modelNotes(model: Research['model']): string[] {
  if (!model) return []
  if (model.lookup.kind !== 'found') return [`No ideas from a language model: ${sentence(model.lookup)}`]
  if (model.isGarbled) return [`${model.model} responded with something other than a list, so none of it was used.`]
  return model.rejected > 0
    ? [`${countOf(model.rejected, 'idea')} of ${model.model} did not read like a search and was left out.`]
    : []
}

const sentence = (lookup: { message: string; howTo?: string }) =>
  [lookup.message, 'howTo' in lookup ? lookup.howTo : ''].filter(Boolean).join(' ')
