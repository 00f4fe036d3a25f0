import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { OR_URL, pageUnlessText, requireOne } from '#engine/web/text-source.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportMarkup } from './report.ts'
import { sample, secondSample } from './sample.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Validate',
  guide: [
    'Validates the JSON-LD, Microdata, and RDFa of a page, by its URL or its HTML, against schema.org and the requirements of Google’s rich results; use it to find out why a page gets no rich result.',
    'Returns each error with its line and a fix, the rich results that the page is eligible for, every entity, and corrected JSON-LD.',
  ],
  input: z.object({
    markup: field.code({
      label: 'HTML or JSON-LD',
      language: 'html',
      rows: 14,
      isOptional: true,
      hint: 'The source of a page, or just JSON-LD. The tool reads JSON-LD, Microdata, and RDFa.',
    }),
    url: field.pageUrl({ label: OR_URL, isOptional: true }),
  }),
  output,
  fetches: ['url'],
  needs: { page: ({ markup, url }) => pageUnlessText(markup, url) },
  samples: [sample, secondSample, { label: 'A page by its URL', input: { markup: '', url: 'https://example.com/' } }],
  libraries: [
    { name: 'parse5', does: 'Parses HTML according to the HTML Standard, with the position of every tag' },
    { name: 'schema-dts', does: 'Provides the schema.org vocabulary for our table' },
  ],
  limits: [
    'A validator sees whether a price, a rating, or a date is possible, not whether it is true or whether the page shows it.',
    'The required fields are our summary of Google’s documentation. If they differ, Google’s documentation is right.',
    'Scripts are not run: markup that a tag manager adds later is not seen.',
    'Valid and complete markup makes a page eligible. Google decides whether a rich result appears.',
  ],
  run: async ({ markup: pasted, url }, { page, now }) => {
    const missing = 'Paste the HTML of a page or a piece of JSON-LD, or enter a URL.'
    requireOne({ text: pasted, url }, { field: 'markup', missing })
    const markup = page ? page.text : pasted
    const { checkMarkup } = await import('#engine/structured-data/check-markup.ts')
    const { correctedJsonLd } = await import('#engine/structured-data/corrected-json-ld.ts')
    const { entityGraph } = await import('#engine/structured-data/entity-graph.ts')
    const { richPreviews } = await import('#engine/structured-data/rich-preview.ts')
    const { vocabularySource } = await import('#engine/structured-data/vocabulary.ts')
    const { featuresAsOf } = await import('#engine/structured-data/google-features.ts')
    const { entities, roots, findings, eligibility, tree } = checkMarkup(markup, now())
    if (roots.length === 0 && findings.length === 0)
      throw new Failure('invalid', {
        message: `No structured data was found${page ? ` at ${page.url}` : ''}: no JSON-LD script, no itemscope, no typeof. ${page ? 'If a script adds it, paste the rendered HTML.' : 'Paste the source of the page as the server sends it.'}`,
        errors: { [page ? 'url' : 'markup']: 'No JSON-LD, Microdata, or RDFa found.' },
      })
    return {
      page: page ? { url: page.url, html: markup } : null,
      validationResult: {
        items: entities,
        types: [...new Set(tree.map(({ type }) => type))],
        syntaxes: [...new Set(tree.map(({ syntax }) => syntax))],
        eligibility,
      },
      validationErrors: findings.map(({ id, severity, path, field, message, why, fix, url, place }) => ({
        id,
        severity,
        path,
        field,
        message,
        why,
        fix,
        url,
        line: place.line,
        col: place.column,
      })),
      parsedSchema: tree,
      jsonLd: correctedJsonLd(roots, findings),
      previews: richPreviews(roots, eligibility),
      graph: entityGraph(roots),
      vocabulary: vocabularySource,
      featuresAsOf,
    }
  },
  report: reportMarkup,
})
