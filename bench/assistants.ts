import { allTools } from '#cli/catalog.ts'
import { bytesOf } from '#engine/assistants/cut-text.ts'
import { MAX_STRUCTURED_BYTES } from '#engine/assistants/short-envelope.ts'
import { MAX_TEXT_BYTES } from '#engine/assistants/short-report.ts'
import { toolListing } from '#engine/assistants/tool-listing.ts'
import { envelopeJson } from '#engine/tool/envelope.ts'
import { textReport } from '#engine/tool/text-report.ts'
import { answerSizes } from '#runs/assistants/answers.ts'
import { isForAssistants } from '#runs/assistants/is-for-assistants.ts'
import { sampleInput } from '#tests/support/sample-input.ts'
import { run } from '#tests/support/tool-ports.ts'
import { gatherSampleSite } from '#tests/support/web-artifacts.ts'
import type { Measure } from './measure.ts'

const MAX_LISTING_BYTES = 60_000
/** Of the text that answered 116 kB before answers were shortened. */
const TEXT_LENGTH = 15_000

type Size = { text: number; structured: number; whole: number; what: string }

/** Measures what an assistant reads: the list of all tools, and the largest answer to a sample of any tool. */
export async function measureAssistants(): Promise<Measure[]> {
  const tools = (await allTools()).filter(isForAssistants)
  const sizes: Size[] = []
  const add = async (slug: string, what: string, input: Record<string, unknown>) => {
    const tool = tools.find((one) => one.slug === slug)
    if (!tool) return
    const envelope = await run(tool, input, { gather: gatherSampleSite })
    const whole = bytesOf(textReport(envelope)) + bytesOf(JSON.stringify(envelopeJson({ ...envelope, files: [] })))
    sizes.push({ ...answerSizes({ envelope }, tool), whole, what: `${slug}, ${what}` })
  }
  for (const tool of tools)
    for (const sample of tool.samples) await add(tool.slug, sample.label, await sampleInput(tool, sample))
  const text = 'The wool comes from a farm in Maine. '.repeat(TEXT_LENGTH / 37)
  await add('readability-checker', `${TEXT_LENGTH / 1_000} kB of text`, { text })
  const listing = bytesOf(JSON.stringify({ tools: toolListing(tools) }))
  return [
    { what: 'Assistants: list of all tools', value: listing, unit: 'bytes', limit: MAX_LISTING_BYTES, better: 'less' },
    largest('text', MAX_TEXT_BYTES, sizes),
    largest('structured', MAX_STRUCTURED_BYTES, sizes),
  ]
}

function largest(part: 'text' | 'structured', limit: number, sizes: Size[]): Measure {
  const [first] = sizes.toSorted((one, other) => other[part] - one[part])
  const whole = Math.max(...sizes.map((size) => size.whole))
  const what = `Assistants: largest answer to ${sizes.length} inputs, ${part}`
  const note = `${first?.what}; the largest whole report has ${whole} bytes`
  return { what, value: first?.[part] ?? 0, unit: 'bytes', limit, better: 'less', note }
}
