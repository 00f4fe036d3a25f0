import type { Blocks } from './read-blocks.ts'
import type { Tag } from './read-tags.ts'

export type Origin = {
  /** Whether there is a C2PA manifest; what wrote it and what it says about the source, as far as it can be read. */
  c2pa: { bytes: number; generator: string | null; sourceTypes: string[] } | null
  /** Signs of an image generator, each with its place. */
  ai: { sign: string; where: string; evidence: string }[]
}

/** Digital source types that name a generator (IPTC NewsCodes, digitalsourcetype). */
const generated: Record<string, string> = {
  trainedAlgorithmicMedia: 'made by a trained model',
  compositeWithTrainedAlgorithmicMedia: 'part of it made by a trained model',
  compositeSynthetic: 'composed with generated parts',
  algorithmicMedia: 'made by an algorithm without training data',
}
/** Keywords under which generators store their prompt. */
const promptKeywords = /^(?:parameters|prompt|workflow|dream|sd-metadata|invokeai_(?:metadata|graph)|generation_data)$/i
const generators =
  /\b(?:midjourney|dall[·-]?e|stable diffusion|firefly|novelai|comfyui|invokeai|automatic1111|leonardo\.ai|ideogram|imagen|gpt-4o|grok|flux\.1)\b/i
const sampler = /\bSteps: \d+,[\s\S]{0,200}\bSampler:/

/**
 * Reads marks of provenance and of generators. Their absence proves nothing and their presence little, because anyone
 * can write them.
 */
export function readOrigin(blocks: Blocks, tags: Tag[]): Origin {
  const ai: Origin['ai'] = []
  const c2pa = blocks.manifest ? readManifest(blocks.manifest) : null
  for (const type of c2pa?.sourceTypes ?? [])
    if (generated[type]) ai.push({ sign: `It is ${generated[type]}`, where: 'C2PA manifest', evidence: type })
  for (const { group, tag, value } of tags) {
    const where = `${group}, ${tag}`
    const evidence = value.slice(0, 300)
    const type = /DigitalSourceType/i.test(tag) ? /(\w+)\/?$/.exec(value)?.[1] : undefined
    if (type && generated[type]) ai.push({ sign: `It is ${generated[type]}`, where, evidence })
    else if (group === 'Text entries' && promptKeywords.test(tag))
      ai.push({ sign: 'Settings of an image generator', where, evidence })
    else if (sampler.test(value)) ai.push({ sign: 'Settings of a diffusion model', where, evidence })
    else if (/(?:Made|Edited) with Google AI/i.test(value))
      ai.push({ sign: 'Labeled as made by a model', where, evidence })
    else if (
      /Software|CreatorTool|Artist|Make|Model|Credit|Source|Originating|softwareAgent/i.test(tag) &&
      generators.test(value)
    )
      ai.push({ sign: 'It names an image generator', where, evidence })
    else if (/^Description|^Comment/.test(tag) && /\bJob ID: [0-9a-f-]{36}/.test(value))
      ai.push({ sign: 'Settings of an image generator', where, evidence })
  }
  return { c2pa, ai }
}

/**
 * Returns the plain text in the CBOR of a manifest (C2PA 2.1, 8 and 10; RFC 8949, 3.1). Neither the signature nor the
 * hash of the picture is checked.
 */
function readManifest(manifest: Uint8Array): Origin['c2pa'] {
  const letters = new TextDecoder('latin1').decode(manifest)
  if (!letters.includes('c2pa')) return null
  const info = letters.indexOf('claim_generator_info')
  const name = info < 0 ? -1 : letters.slice(info, info + 400).indexOf('dname')
  const plain = /claim_generator(?!_)/.exec(letters)
  const generator =
    (name < 0 ? null : textAt(manifest, info + name + 5)) ??
    (plain ? textAt(manifest, plain.index + 'claim_generator'.length) : null)
  const sourceTypes = [...letters.matchAll(/digitalsourcetype\/(\w{1,60})/g)].map(
    ([, type = '']) =>
      // The letter after the text may be the first byte of the next CBOR item.
      Object.keys(generated).find((known) => type.startsWith(known)) ?? type,
  )
  return { bytes: manifest.length, generator, sourceTypes: [...new Set(sourceTypes)] }
}

/** Returns a CBOR text string: major type 3, with its length in the first byte or in the one or two bytes after it. */
function textAt(bytes: Uint8Array, at: number): string | null {
  const head = bytes[at] ?? 0
  if (head >> 5 !== 3) return null
  const short = head & 31
  const [length, start] =
    short < 24
      ? [short, at + 1]
      : short === 24
        ? [bytes[at + 1] ?? 0, at + 2]
        : [((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0), at + 3]
  return new TextDecoder().decode(bytes.subarray(start, start + Math.min(length, 300))) || null
}
