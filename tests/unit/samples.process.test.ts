import { expect } from 'vitest'
import { allTools } from '#cli/catalog.ts'
import { MAX_STRUCTURED_BYTES } from '#engine/assistants/short-envelope.ts'
import { MAX_TEXT_BYTES } from '#engine/assistants/short-report.ts'
import type { Block } from '#engine/tool/blocks.ts'
import { envelopeJson } from '#engine/tool/envelope.ts'
import { envelopeSchema } from '#engine/tool/envelope-schema.ts'
import { answerSizes } from '#runs/assistants/answers.ts'
import { builtTools } from '#tools/list.ts'
import { eachOf, typicalFirst } from '../support/extended.ts'
import { sampleInput } from '../support/sample-input.ts'
import { run } from '../support/tool-ports.ts'
import { gatherSampleSite } from '../support/web-artifacts.ts'

const tools = await allTools()
/** Tools that between them have almost every kind of field, block, and file in a sample; the slowest are left out. */
const TYPICAL = [
  'article-extractor',
  'broken-link-checker',
  'domain-authority-checker',
  'exif-viewer',
  'google-ads-keyword-tool',
  'page-speed-checker',
  'password-generator',
  'schema-markup-generator',
  'text-compare',
  'word-counter',
  'xml-sitemap-validator',
]
const all = typicalFirst(TYPICAL, tools).map((tool) => [tool.slug, tool] as const)

eachOf(all, TYPICAL.length)(
  'R-173 the samples of %s run, and every figure of the report has a method',
  async (slug, tool) => {
    for (const sample of tool.samples) {
      const soFar: string[] = []
      const envelope = await run(tool, await sampleInput(tool, sample), { gather: gatherSampleSite }, ({ summary }) =>
        soFar.push(summary),
      )
      // Nobody has won while a race is running.
      expect(soFar.filter((summary) => /\bwins\b/.test(summary))).toEqual([])
      // Compares the whole failure, so that the test reports it.
      expect([sample.label, envelope.failure]).toEqual([sample.label, undefined])
      expect(['done', 'partial']).toContain(envelope.status)
      expect(envelope.summary.length).toBeGreaterThan(5)
      expect(() => structuredClone(envelope)).not.toThrow()
      const isAsPromised = envelopeSchema(tool).safeParse(JSON.parse(JSON.stringify(envelopeJson(envelope))))
      expect([slug, isAsPromised.error?.message]).toEqual([slug, undefined])
      for (const method of methodsOf(envelope.report)) expect(method.length).toBeGreaterThan(10)
      for (const { title, why } of envelope.findings)
        expect([slug, title, why.length > 10]).toEqual([slug, title, true])
      for (const { slug: next, input } of envelope.next ?? []) {
        const fields = tools.find((one) => one.slug === next)?.input.shape
        expect([slug, next, fields ? Object.keys(input).filter((name) => !(name in fields)) : []]).toEqual([
          slug,
          next,
          [],
        ])
        expect([slug, builtTools.find((one) => one.slug === slug)?.related]).toEqual([
          slug,
          expect.arrayContaining([next]),
        ])
      }
      const sizes = answerSizes({ envelope }, tool)
      expect([slug, sizes.text <= MAX_TEXT_BYTES, sizes.structured <= MAX_STRUCTURED_BYTES]).toEqual([slug, true, true])
      for (const name of filesShown(envelope.report)) expect(envelope.files.map((file) => file.name)).toContain(name)
    }
  },
)

const methodsOf = (blocks: Block[]) =>
  blocks.flatMap((block) => {
    if (block.kind === 'metric') return block.metrics.map(({ method }) => method)
    return block.kind === 'score' || block.kind === 'chart' ? [block.method] : []
  })

const filesShown = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'image' ? [block.file, ...(block.before ? [block.before] : [])] : []))
